import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/lib/games";
import { chapterOf, chaptersOf, html, search } from "../../src/lib/ledger";
import type { Replay } from "../../src/lib/protocol";
import { routeOf } from "../../src/lib/router.svelte";
import { areaPath, stepPath } from "../../src/lib/chart";
import { story } from "../../src/games/dawnfall/story";
import { named, words } from "../../src/lib/words.svelte";

const lang = (language: string, file = "web") =>
  readFileSync(join(__dirname, `../../../src/edgewise/lang/${language}/${file}.ftl`), "utf-8");
const chapters = chaptersOf(readFileSync(join(__dirname, "../../../src/edgewise/lang/rules/dawnfall.md"), "utf-8"));

describe("how a game is played", () => {
  test("every paragraph stands on rules that are in the ledger", () => {
    for (const { name, primer } of GAMES) {
      const ledger = chaptersOf(readFileSync(join(__dirname, `../../../src/edgewise/lang/rules/${name}.md`), "utf-8"));
      const known = new Set(ledger.flatMap((c) => c.rules.map((r) => r.id)));
      expect(primer.flatMap(([, , rules]) => rules).filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

describe("the rules ledger", () => {
  test("has every chapter and rule", () => {
    expect(chapters.length).toBeGreaterThan(35);
    expect(chapters.flatMap((c) => c.rules).length).toBeGreaterThan(450);
  });
  test("keeps rulings and refusals apart from the text", () => {
    const rule = chapters.flatMap((c) => c.rules).find((r) => r.id === "DF-COM-2")!;
    expect(rule.bad).toContain("out of contact");
    expect(rule.text).not.toContain("Bad input");
  });
  test("is searched by all words, in any case", () => {
    const found = search(chapters, "Initiative TIE").flatMap((c) => c.rules.map((r) => r.id));
    expect(found).toContain("DF-COM-8");
    expect(search(chapters, "zzzz")).toEqual([]);
  });
  test.each([
    ["de", "wurfel"],
    ["de", "Bewegungen Feindes"],
    ["pl", "kosc"],
    ["pl", "ruch wróg"],
  ])("is searched in %s without accents and by the beginnings of words: %s", (language, query) => {
    const told = chaptersOf(
      readFileSync(join(__dirname, `../../../src/edgewise/lang/rules/${language}/dawnfall.md`), "utf-8"),
    );
    expect(search(told, query).length).toBeGreaterThan(0);
  });
  test("links the rules it speaks of and shows tables", () => {
    expect(html("See DF-COM-8.")).toContain('<a class="rule" href="/rules/dawnfall/DF-COM-8">');
    expect(html("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>1</td>");
  });
  test("cannot smuggle markup in", () => expect(html("<img src=x onerror=alert(1)>")).not.toContain("<img"));
  test("knows the chapter of a rule", () => expect(chapterOf("DF-COM-8")).toBe("DF-COM"));
});

describe("the story of a match", () => {
  const line = (type: string, seat: number, size: number) => ({
    number: 0,
    words: { key: "", params: {}, text: type },
    rule: "",
    about: {},
    roll: null,
    raw: { type, seat, size },
  });
  const replay = {
    story: [
      { turn: 0, marker: 0 },
      { turn: 1, marker: 2 },
      { turn: 2, marker: -1 },
    ],
    steps: [
      {
        number: 0,
        seat: 0,
        turn: 1,
        words: { key: "", params: {}, text: "first" },
        log_from: 0,
        lines: [line("ModelDied", 0, 0), line("MarkerMoved", 0, 2)],
        action: {},
      },
      {
        number: 1,
        seat: 1,
        turn: 2,
        words: { key: "", params: {}, text: "second" },
        log_from: 2,
        lines: [line("MarkerMoved", 1, 3)],
        action: {},
      },
      {
        number: 2,
        seat: 1,
        turn: 2,
        words: { key: "", params: {}, text: "third" },
        log_from: 3,
        lines: [],
        action: {},
      },
    ],
  } as unknown as Replay;
  test("is told from the seat that looks", () => {
    expect(story.lead(replay, 0).map((p) => p.value)).toEqual([2, -1]);
    expect(story.lead(replay, 1).map((p) => p.value)).toEqual([-2, 1]);
  });
  test("has the steps that moved the marker as its moments", () => {
    expect(story.moments(replay, 0).map((m) => [m.step, m.swing])).toEqual([
      [0, 2],
      [1, -3],
    ]);
    expect(story.moments(replay, 1).map((m) => m.swing)).toEqual([-2, 3]);
  });
  test("is drawn in steps", () => {
    const same = (n: number) => n;
    expect(
      stepPath(
        [
          { turn: 0, value: 0 },
          { turn: 3, value: 2 },
        ],
        same,
        same,
      ),
    ).toBe("M0.0 0.0H3.0V2.0");
    expect(
      areaPath(
        [
          { turn: 0, value: -1 },
          { turn: 2, value: 4 },
        ],
        same,
        same,
        (v) => Math.max(0, v),
      ),
    ).toMatch(/V4\.0V0\.0Z$/);
  });
});

const SRC = join(__dirname, "../../src");

describe("words", () => {
  const say = words.say;
  test.each(["en", "de", "pl"] as const)("of %s have every key that the pages say", (language) => {
    words.load(language, lang(language), lang(language, "maelstrom-web"));
    const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
      .filter((f) => /\.(svelte|ts)$/.test(f))
      .map((f) => readFileSync(join(SRC, f), "utf-8"));
    const used = new Set(files.join("\n").match(/(?<=["'])web-[a-z0-9-]+(?=["'])/g));
    expect(used.size).toBeGreaterThan(200);
    expect([...used].filter((key) => !words.has(key))).toEqual([]);
  });
  test("have the plurals of Polish", () => {
    words.load("pl", lang("pl"));
    expect([1, 2, 5].map((n) => say("web-move-n", { n }))).toEqual(["Rusz 1 model", "Rusz 2 modele", "Rusz 5 modeli"]);
  });
  test("that nobody knows are shown as keys", () => expect(say("web-nothing-here")).toBe("web-nothing-here"));
  test("name the players by name", () => {
    const name = (seat: number) => ["Ida", "Marek"][seat] ?? "?";
    expect(named("Player 2 rolls 3.", name)).toBe("Marek rolls 3.");
    expect(named("Spieler 1 passt.", name)).toBe("Ida passt.");
    expect(named("Wygrywa gracz 2.", name)).toBe("Wygrywa Marek.");
  });
});

test("addresses become pages", () => {
  expect(routeOf(new URL("http://x/rules/DF-COM-8?q=die#a"))).toMatchObject({
    page: "rules",
    parts: ["DF-COM-8"],
    hash: "a",
  });
  expect(routeOf(new URL("http://x/")).page).toBe("home");
});
