import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { createServer, type PluginOption } from "vite";
import { launchChromium } from "./chromium.ts";

const pagesFolder = fileURLToPath(new URL("./pages", import.meta.url));
const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

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
  /** Errors nobody caught in the page, and console errors, in order. */
  errors: string[];
  /** Calls a function that the page module exports, in the page. */
  call<K extends FunctionName<M> & string>(name: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>>;
  close(): Promise<void>;
}

export interface BrowserPageOptions {
  plugins?: PluginOption[];
  /** CommonJS packages the page imports beside React: Vite must convert them before the page loads. */
  commonJsPackages?: string[];
  viewport?: { width: number; height: number };
  deviceScaleFactor?: number;
  reducedMotion?: "reduce" | "no-preference";
  hasTouch?: boolean;
}

/**
 * Opens a module of `tests/browser/pages` in Chromium, served by a Vite development server of its own. The page's
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
  const server = await createServer({
    configFile: false,
    root: pagesFolder,
    // Vite's cache of converted packages has room for one writer, and test files that run at the same time share pages.
    cacheDir: `${projectFolder}/node_modules/.vite-browser-tests/${process.env.VITEST_POOL_ID ?? 0}/${entry}`,
    logLevel: "error",
    resolve: { alias: { "~": `${projectFolder}/app` } },
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null, fs: { allow: [projectFolder] } },
    // Finding packages while a page runs makes Vite reload the page in the middle of a test.
    optimizeDeps: {
      noDiscovery: true,
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        ...(options.commonJsPackages ?? []),
      ],
    },
    plugins: [servePage(entry), ...(options.plugins ?? [])],
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The test server has no address.");

  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: options.deviceScaleFactor ?? 1,
    reducedMotion: options.reducedMotion ?? "no-preference",
    hasTouch: options.hasTouch ?? false,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  await page.waitForFunction(() => "pageModule" in window || "pageModuleError" in window);
  const failure = await page.evaluate(() => (window as { pageModuleError?: string }).pageModuleError);

  const close = async () => {
    await browser.close();
    await server.close();
  };
  if (failure) {
    await close();
    throw new Error(`${entry} did not load: ${failure}\n${errors.join("\n")}`);
  }
  return {
    page,
    context,
    url,
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

function servePage(entry: string): PluginOption {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${entry}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<body><div id="root"></div><script type="module">
import("/${entry}").then(
  (module) => { window.pageModule = module; },
  (error) => { window.pageModuleError = String(error); },
);
</script></body></html>`;
  return {
    name: "serve-test-page",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== "/") return next();
        response.setHeader("content-type", "text/html");
        response.end(html);
      });
    },
  };
}
