import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SRC = join(__dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const imports = (file: string): string[] =>
  [...readFileSync(join(SRC, file), "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((m) =>
    normalize(join(dirname(file), m[1] ?? "")),
  );

// Written by a program: the types that all games share stand beside unions of those that each of them brings.
const WRITTEN = "lib/protocol.ts";
// What the rules page shows beside a ledger.
const ALLOWED = new Set(["pages/Rules.svelte games/dawnfall/RulesMargin.svelte"]);

test("the shell knows games by their interface only", () => {
  const found = files
    .filter((file) => !file.startsWith("games") && file !== WRITTEN)
    .flatMap((file) =>
      imports(file)
        .filter((name) => /^games\/[^/]+\//.test(name))
        .map((name) => `${file} ${name}`),
    );
  expect(found.filter((pair) => !ALLOWED.has(pair))).toEqual([]);
});

test("the free table knows no game, and the shell knows no page", () => {
  const found = files
    .filter((file) => /^(free|table)\//.test(file))
    .flatMap((file) =>
      imports(file)
        .filter(
          (name) =>
            /^(games\/[^/]+\/|pages\/)/.test(name) || (file.startsWith("free/") && /^(games|table)\//.test(name)),
        )
        .map((name) => `${file} ${name}`),
    );
  expect(found).toEqual([]);
  expect(files.filter((file) => file.startsWith("free/")).length).toBeGreaterThan(5);
});

test("no game knows another", () => {
  const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];
  const found = files.filter(gameOf).flatMap((file) =>
    imports(file)
      .filter((name) => gameOf(name) && gameOf(name) !== gameOf(file))
      .map((name) => `${file} ${name}`),
  );
  expect(found).toEqual([]);
  expect(files.filter(gameOf).length).toBeGreaterThan(20);
});
