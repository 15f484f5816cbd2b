import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../src/lib/games";

const SRC = join(__dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const imports = (file: string): string[] =>
  [...readFileSync(join(SRC, file), "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((m) =>
    normalize(join(dirname(file), m[1] ?? "")),
  );

// Written by a program: the types that all games share stand beside unions of those that each of them brings.
const WRITTEN = "lib/protocol.ts";

test("the shell knows games by their interface only", () => {
  const found = files
    .filter((file) => !file.startsWith("games") && file !== WRITTEN)
    .flatMap((file) =>
      imports(file)
        .filter((name) => /^games\/[^/]+\//.test(name))
        .map((name) => `${file} ${name}`),
    );
  expect(found).toEqual([]);
});

test("nothing but its folder and its line in the registry knows a game by name", () => {
  const names = GAMES.flatMap(({ name }) => [name, name.replaceAll("-", "_")]);
  const own = new RegExp(`^games/(${names.join("|")})/`);
  const found = files
    .filter((file) => !own.test(file) && file !== "games/index.ts" && file !== "lib/protocol.ts")
    .flatMap((file) => {
      const text = readFileSync(join(SRC, file), "utf-8").replace(/^\s*\/\/.*$/gm, "");
      return names.filter((name) => new RegExp(`["'\`/]${name}["'\`/]`).test(text)).map((name) => `${file} ${name}`);
    });
  expect(found).toEqual([]);
  expect(GAMES.length).toBeGreaterThan(1);
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

test("every question that is treated in a way of its own is one that the server asks", () => {
  const lang = join(__dirname, "../../../src/edgewise/lang/en");
  const messages = readdirSync(lang)
    .filter((file) => file !== "web.ftl")
    .flatMap((file) => [...readFileSync(join(lang, file), "utf-8").matchAll(/^(?:\w+-)?ask-([\w-]+) =/gm)])
    .map((m) => m[1]);
  const compared = files
    .filter((file) => file.startsWith("games/"))
    .flatMap((file) => [
      ...readFileSync(join(SRC, file), "utf-8").matchAll(/(?:question\??\.kind|howKind) [!=]== "([\w-]+)"/g),
    ])
    .map((m) => m[1]);
  expect(compared.length).toBeGreaterThan(10);
  expect(compared.filter((kind) => !messages.includes(kind))).toEqual([]);
});
