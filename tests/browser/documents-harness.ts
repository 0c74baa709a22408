import type { BrowserContext, Page } from "playwright-core";
import { type CuttableProxy, openCuttableProxy } from "../fakes/cuttable-proxy";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { openBrowserPage } from "./harness";

type Documents = typeof import("./pages/documents-page.ts");
type Name = {
  [K in keyof Documents]: Documents[K] extends (...args: never[]) => unknown ? K : never;
}[keyof Documents];

/** A tab with the app's document layer. */
export interface DocumentsTab {
  page: Page;
  /** Calls a function that documents-page.ts exports. */
  call<K extends Name>(
    name: K,
    ...args: Parameters<Documents[K]>
  ): Promise<Awaited<ReturnType<Documents[K]>>>;
}

export interface DocumentsHarness {
  firebase: EmbeddedFirebase;
  proxy: CuttableProxy;
  newContext(): Promise<BrowserContext>;
  /** Tabs of one context share storage, as tabs of one person do. `breakage` runs before the page's own code. */
  openTab(context: BrowserContext, breakage?: string): Promise<DocumentsTab>;
  close(): Promise<void>;
}

/** Rules under which whoever is signed in may do anything but write what is called refused. */
const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{path=**} { allow read, write: if request.auth != null; }
} }`;

/** The app's document layer in Chromium, with a network between it and the embedded Firebase that can be cut. */
export async function openDocumentsHarness(testRules = rules): Promise<DocumentsHarness> {
  const firebase = await startEmbeddedFirebase({ vars: { FIRESTORE_RULES: testRules } });
  const browser = await openBrowserPage<Documents>("documents-page.ts", {
    plugins: [
      {
        name: "embedded-firebase",
        config: () => ({
          server: {
            proxy: Object.fromEntries(
              [
                "/google.firestore.v1.Firestore",
                "/v1/projects",
                "/identitytoolkit.googleapis.com",
                "/securetoken.googleapis.com",
                "/emulator",
              ].map((path) => [path, firebase.url]),
            ),
          },
        }),
      },
    ],
  });
  // Before the page's server too: what breaks for the browser breaks at once, as a network does.
  const proxy = await openCuttableProxy(browser.url);
  const chromium = browser.context.browser();
  if (!chromium) throw new Error("The context has no browser.");
  return {
    firebase,
    proxy,
    newContext: () => chromium.newContext(),
    async openTab(context, breakage) {
      const page = await context.newPage();
      if (breakage) await page.addInitScript(breakage);
      await page.goto(`http://127.0.0.1:${proxy.port}/`);
      await page.waitForFunction(() => "pageModule" in window || "pageModuleError" in window);
      const failure = await page.evaluate(() => (window as { pageModuleError?: string }).pageModuleError);
      if (failure) throw new Error(failure);
      return {
        page,
        call: (name, ...args) =>
          page.evaluate(
            ([exportName, exportArguments]) => {
              const { pageModule } = window as unknown as {
                pageModule: Record<string, (...given: unknown[]) => unknown>;
              };
              return pageModule[exportName]?.(...exportArguments);
            },
            [name, args as unknown[]] as const,
          ) as Promise<never>,
      };
    },
    async close() {
      await browser.close();
      await proxy.close();
      await firebase.stop();
    },
  };
}
