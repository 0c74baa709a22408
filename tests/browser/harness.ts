import type { BrowserContext, Page } from "playwright-core";
import type { PluginOption } from "vite";
import { type BuiltPage, serveBuiltPage } from "./build-page.ts";
import { launchChromium, launchProfile } from "./chromium.ts";

/** What a page module may export to tests: functions whose arguments and results survive being copied as JSON. */
type PageModule = Record<string, unknown>;
type FunctionName<M> = { [K in keyof M]: M[K] extends (...args: never[]) => unknown ? K : never }[keyof M];
type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never;
type ResultOf<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

export interface BrowserPage<M extends PageModule> {
  page: Page;
  context: BrowserContext;
  /** Address of the page's server, ending in a slash. */
  url: string;
  /** As of the page's server: for the files of workers, where the driver's own routes may hold a request for good. */
  alter: BuiltPage["alter"];
  /** Errors nobody caught in the page, and console errors, in order. */
  errors: string[];
  /** Calls a function that the page module exports, in the page. */
  call<K extends FunctionName<M> & string>(name: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>>;
  close(): Promise<void>;
}

export interface BrowserPageOptions {
  plugins?: PluginOption[];
  /** PNGs the page can ask for, by name: `yellow` is at /pictures/yellow.png. Any other picture is 404. */
  pictures?: Record<string, Buffer>;
  viewport?: { width: number; height: number };
  deviceScaleFactor?: number;
  reducedMotion?: "reduce" | "no-preference";
  hasTouch?: boolean;
  /** More flags of Chromium's command line. */
  flags?: readonly string[];
  /** Whether the page's files are on disk, as in a window that is not private. */
  isOnDisk?: boolean;
}

/**
 * Opens a module of `tests/browser/pages` in Chromium, built, and served by a server of its own. The page's
 * body has one element, `#root`; what the module exports can be called with `call`.
 *
 *     const browser = await openBrowserPage<typeof import("./pages/player-page.tsx")>("player-page.tsx");
 *     await browser.call("showPlayer", { autoPlay: true });
 *     await browser.close();
 */
export async function openBrowserPage<M extends PageModule>(
  entry: string,
  options: BrowserPageOptions = {},
): Promise<BrowserPage<M>> {
  const served = await serveBuiltPage(entry, options);
  const contextOptions = {
    viewport: options.viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: options.deviceScaleFactor ?? 1,
    reducedMotion: options.reducedMotion ?? "no-preference",
    hasTouch: options.hasTouch ?? false,
  };
  const context = options.isOnDisk
    ? await launchProfile(contextOptions, options.flags)
    : await (await launchChromium(options.flags)).newContext(contextOptions);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(served.url);
  await page.waitForFunction(() => "pageModule" in window || "pageModuleError" in window);
  const failure = await page.evaluate(() => (window as { pageModuleError?: string }).pageModuleError);

  const close = async () => {
    await (context.browser()?.close() ?? context.close());
    await served.close();
  };
  if (failure) {
    await close();
    throw new Error(`${entry} did not load: ${failure}\n${errors.join("\n")}`);
  }
  return {
    page,
    context,
    url: served.url,
    alter: served.alter,
    errors,
    close,
    call: (name, ...args) =>
      page.evaluate(
        ([exportName, exportArguments]) => {
          const { pageModule } = window as unknown as {
            pageModule: Record<string, (...args: unknown[]) => unknown>;
          };
          const exported = pageModule[exportName];
          if (!exported) throw new Error(`The page module has no export ${exportName}.`);
          return exported(...exportArguments);
        },
        [name, args as unknown[]] as const,
      ) as Promise<never>,
  };
}
