// No page and no state of the table has a serious fault for people with assistive technology.
// The matches that are played by touch look at the table of a phone meanwhile: whole.spec.ts, the-edge.spec.ts.
import { expect, test } from "@playwright/test";
import { faults, tooSmall } from "./axe";
import { match, pages, people, setup } from "./states";

// Where the pictures of all states go, for those who want to look at them.
const PICTURES = process.env.EDGEWISE_TEST_PICTURES ?? "";

const WALKS = {
  desk: { use: { viewport: { width: 1440, height: 900 } }, walks: { pages, people, setup, match } },
  phone: {
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    walks: { pages, people, setup },
  },
};

for (const [size, { use, walks }] of Object.entries(WALKS)) {
  test.describe(size, () => {
    test.use(use);
    for (const [name, walk] of Object.entries(walks)) {
      test(`axe finds nothing serious in either theme${size === "phone" ? ", and fingers can press everything" : ""}: ${name}`, async ({
        page,
      }) => {
        test.setTimeout(900_000);
        const found: Record<string, string[]> = {};
        let visited = 0;
        await walk(page, async (state, part) => {
          visited += 1;
          if (PICTURES) await page.screenshot({ path: `${PICTURES}/${size}-${state}.png` });
          const all = [...(await faults(page, part)), ...(size === "phone" ? await tooSmall(page) : [])];
          if (all.length) found[state] = all;
        });
        expect(found).toEqual({});
        expect(visited).toBeGreaterThan(2);
      });
    }
  });
}
