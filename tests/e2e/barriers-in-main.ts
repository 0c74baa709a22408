import type { Page } from "playwright-core";
import { findBarriers } from "./accessibility.ts";

/** The barriers of the page itself; what stands around it has tests of its own. */
export async function findBarriersInMain(page: Page): Promise<string[]> {
  const barriers = await findBarriers(page);
  const targets = barriers.map((line) => /^[\w-]+: (.*?) Fix /s.exec(line)?.[1] ?? "main");
  const isInMain = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return element === null || element.matches("html, body") || element.closest("main") !== null;
      }),
    targets,
  );
  return barriers.filter((_, index) => isInMain[index]);
}
