// No page and no state of the table has a serious fault for people with assistive technology.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { match, pages, people, setup, table } from "./states";

// Where the pictures of all states go, for those who want to look at them.
const PICTURES = process.env.EDGEWISE_TEST_PICTURES ?? "";

const WALKS = {
  desk: { viewport: { width: 1440, height: 900 }, walks: { pages, people, setup, match } },
  phone: { viewport: { width: 390, height: 844 }, walks: { setup, table } },
};

// What axe calls serious or critical, in words short enough to read.
async function serious(page: Page, part: string | undefined, rules: string[]): Promise<string[]> {
  const axe = part ? new AxeBuilder({ page }).include(part) : new AxeBuilder({ page });
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  const bad = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  return bad.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target.join(" ")} ${n.failureSummary?.split("\n")[1] ?? ""}`).join(" | ")}`);
}

// The second theme changes colours and nothing else.
async function inLight(page: Page, what: () => Promise<string[]>): Promise<string[]> {
  const theme = (name: string) => page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), name);
  await theme("light");
  const found = await what();
  await theme("dark");
  return found;
}

for (const [size, { viewport, walks }] of Object.entries(WALKS)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const [name, walk] of Object.entries(walks)) {
      test(`axe finds nothing serious in either theme: ${name}`, async ({ page }) => {
        test.setTimeout(300_000);
        const found: Record<string, string[]> = {};
        let visited = 0;
        await walk(page, async (state, part) => {
          visited += 1;
          if (PICTURES) await page.screenshot({ path: `${PICTURES}/${size}-${state}.png` });
          const all = [...(await serious(page, part, [])), ...(await inLight(page, () => serious(page, part, ["color-contrast"])))];
          if (all.length) found[state] = all;
        });
        expect(found).toEqual({});
        expect(visited).toBeGreaterThan(2);
      });
    }
  });
}
