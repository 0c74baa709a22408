import type { BrowserPage } from "./harness.ts";

type ExportPage = typeof import("./pages/export-page.ts");
type Alteration = Readonly<Parameters<BrowserPage<ExportPage>["alter"]>>;

/**
 * Runs something while files that export workers load are others. The worker of the export before, which is kept with all
 * that it has loaded, ends first; the altered one ends with the run.
 */
export async function withAlteredWorker<T>(
  browser: BrowserPage<ExportPage>,
  alterations: readonly Alteration[],
  run: () => Promise<T>,
): Promise<T> {
  const repairs = alterations.map((alteration) => browser.alter(...alteration));
  await browser.call("closeIdleWorker");
  try {
    return await run();
  } finally {
    for (const repair of repairs) repair();
    await browser.call("closeIdleWorker");
  }
}
