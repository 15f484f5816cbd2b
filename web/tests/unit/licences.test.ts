import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noticeOf, packageOf, told } from "../../licences";

function installed(about: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "edgewise-licences-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(about));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("a module belongs to the package that it was installed with, and our own modules to none", () => {
  expect(packageOf("/a/web/node_modules/@fontsource/grenze/latin-400.css")).toBe(
    "/a/web/node_modules/@fontsource/grenze",
  );
  expect(packageOf("/a/web/node_modules/svelte/src/index-client.js?v=1")).toBe("/a/web/node_modules/svelte");
  expect(packageOf("C:\\a\\node_modules\\x\\node_modules\\clsx\\index.js")).toBe(
    "C:/a/node_modules/x/node_modules/clsx",
  );
  expect(packageOf("\0vite/preload-helper.js")).toMatch(/node_modules.vite$/);
  expect(packageOf("/a/web/src/main.ts")).toBeUndefined();
});

test("a notice has name, version, licence, home and the whole text of a licence", () => {
  const about = { name: "a", version: "1.0.0", license: "MIT", repository: "b/a" };
  const text = told([
    noticeOf(
      installed(about, { "LICENSE.md": "Copyright B\r\n\n# Licenses of bundled dependencies\nC", "index.js": "code" }),
    ),
  ]);
  expect(text).toContain("a 1.0.0 (MIT)\nhttps://github.com/b/a\n\nCopyright B\n");
  expect(text).not.toContain("code");
});

test("a package under the Apache License needs no copy of it, any other package without one is refused", () => {
  expect(noticeOf(installed({ name: "a", version: "1", license: "Apache-2.0" })).text).toContain(
    "apache.org/licenses/LICENSE-2.0",
  );
  expect(() => noticeOf(installed({ name: "a", version: "1", license: "MIT" }))).toThrow("a ships no licence");
});
