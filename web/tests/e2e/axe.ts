// What axe calls serious or critical on a page, in the dark theme and in the light one.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

async function serious(page: Page, part: string | undefined, rules: string[]): Promise<string[]> {
  const axe = part ? new AxeBuilder({ page }).include(part) : new AxeBuilder({ page });
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  const bad = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  return bad.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.target.join(" ")} ${n.failureSummary?.split("\n")[1] ?? ""}`)
        .join(" | ")}`,
  );
}

// The second theme changes colours and nothing else.
async function inLight(page: Page, what: () => Promise<string[]>): Promise<string[]> {
  const theme = (name: string) => page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), name);
  await theme("light");
  const found = await what();
  await theme("dark");
  return found;
}

export const faults = async (page: Page, part?: string): Promise<string[]> => [
  ...(await serious(page, part, [])),
  ...(await inLight(page, () => serious(page, part, ["color-contrast"]))),
];

// Controls that a finger does not meet: lower or narrower than 44 pixels. Links inside a sentence and the halves of a card, which opens as a whole, are meant to be smaller.
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...(document.querySelector("dialog[open]") ?? document).querySelectorAll<HTMLElement>(
        "a[href], button, select, summary, input:not([type=checkbox]), label:has([type=checkbox])",
      ),
    ].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const apart =
        width && height && getComputedStyle(control).display !== "inline" && !control.matches(".skip, .rule, .acard *");
      return apart && (width < 43.5 || height < 43.5)
        ? [
            `small: ${control.className} ${control.textContent?.trim().slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`,
          ]
        : [];
    }),
  );

// Looks at every kind of question of a match once, while somebody plays it; on a phone also at its tabs and its menu.
export class Inspector {
  private readonly found: Record<string, string[]> = {};
  readonly seen = new Set<string>();

  constructor(private readonly page: Page) {}

  look = async (state: string, part?: string): Promise<void> => {
    if (!state || this.seen.has(state)) return;
    this.seen.add(state);
    const bad = [...(await faults(this.page, part)), ...(await tooSmall(this.page))];
    if (bad.length) this.found[state] = bad;
  };

  async tabsAndMenu(): Promise<void> {
    for (const tab of ["squads", "log", "hand"]) {
      await this.page.locator(`#tab-${tab}`).tap();
      await this.look(`tab-${tab}`, ".sheet");
    }
    await this.page.getByRole("button", { name: "Menu" }).first().tap();
    await this.look("menu", "dialog");
    await this.page.keyboard.press("Escape");
  }

  expectNothing(): void {
    expect(this.found).toEqual({});
  }
}
