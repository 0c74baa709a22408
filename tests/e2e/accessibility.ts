import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong with the page as it stands, by the rules of WCAG 2.2 A and AA and its best practices; one
 * line for each element. Waits for transitions to end: half-faded text has no contrast. What began to fade in while it
 * looked is looked at again.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  const barriers = await look(page);
  return barriers.length > 0 ? look(page) : barriers;
}

async function look(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
      ),
  );
  // Evaluated rather than added as a script, which the page's content security policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  });
}
