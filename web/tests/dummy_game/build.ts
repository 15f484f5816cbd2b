// A client that knows the dummy game besides the others: the product's own, but for the registry.
import { join } from "node:path";
import { defineConfig, mergeConfig } from "vite";
import product from "../../vite.config";

export default mergeConfig(
  product,
  defineConfig({
    plugins: [
      {
        name: "registry",
        enforce: "pre",
        resolveId: (source, importer) =>
          source === "../games" && importer?.endsWith("/src/lib/games.ts")
            ? join(import.meta.dirname, "games.ts")
            : undefined,
      },
    ],
  }),
);
