import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { launchChromium } from "../browser/chromium.ts";

export const demoUser = { email: "ada@example.com", password: "vitrine-demo" };
export const demoStaff = { email: "staff@vitrine.example", password: "vitrine-staff" };

/** The whole product, built, with the embedded Firebase and a browser to use it with. */
export interface Studio {
  /** Origin, without a slash at its end. */
  url: string;
  browser: Browser;
  /** Where what it keeps lies, the machine's own secrets among it. */
  stateFolder: string;
  /**
   * A page in a browser context of its own: no cookies or storage in common with any other. One opened within a test
   * is closed after it: pages that play take time from the tests that follow.
   */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Signs in and opens the home page. Without arguments: the demo user. The first time by the form; what that left in
   * the browser is given to each later page of the same person, whose context must not have been signed in before.
   */
  signIn(page: Page, email?: string, password?: string): Promise<void>;
  /** Signs in by e-mail and password in the page's own form, and waits for the home page. */
  signInByForm(page: Page, email?: string, password?: string): Promise<void>;
  stop(): Promise<void>;
}

export interface StudioOptions {
  /** Settings of the app that differ from wrangler.toml's. */
  vars?: Record<string, string>;
}

/**
 * Starts the product on a state folder of its own and a free port. Needs `npm run build` first.
 *
 *     const studio = await openStudio();
 *     const page = await studio.newPage();
 *     await studio.signIn(page);
 *     await studio.stop();
 */
export async function openStudio({ vars = {} }: StudioOptions = {}): Promise<Studio> {
  const stateFolder = await mkdtemp(join(tmpdir(), "vitrine-studio-"));
  const worker = await startWorker(stateFolder, vars);
  const browser = await launchChromium();
  const url = `http://localhost:${worker.url.port}`;
  const signedIn = new Map<string, StorageState>();
  return {
    url,
    browser,
    stateFolder,
    newPage: async (options) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      closeAfterTest(context);
      return context.newPage();
    },
    signIn: async (page, email = demoUser.email, password = demoUser.password) => {
      const known = signedIn.get(email);
      if (known) {
        await page.context().setStorageState(known);
        await page.goto("/");
      } else {
        await signInByForm(page, email, password);
        signedIn.set(email, await readIdentity(page.context()));
      }
    },
    signInByForm,
    stop: async () => {
      await browser.close();
      await worker.stop();
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
}

async function signInByForm(page: Page, email = demoUser.email, password = demoUser.password): Promise<void> {
  await page.goto("/email-login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page
    .waitForURL((address) => address.pathname === "/")
    .catch(async (error) => {
      throw new Error(`Sign-in did not end at home: ${await page.innerText("body")}`, { cause: error });
    });
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
type KeptOrigin = StorageState["origins"][number] & { indexedDB?: { name: string }[] };

/** Who is signed in, without the documents and words the page keeps on the device. */
async function readIdentity(context: BrowserContext): Promise<StorageState> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const identity = origins.map(({ indexedDB = [], ...origin }: KeptOrigin) => ({
    ...origin,
    localStorage: [],
    indexedDB: indexedDB.filter(({ name }) => name === "firebaseLocalStorageDb"),
  }));
  return { cookies, origins: identity };
}

function closeAfterTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    // Opened before all tests, for all of them.
  }
}

/** A port that was free a moment ago may be taken by the time the worker opens it: then another one is tried. */
async function startWorker(stateFolder: string, vars: Record<string, string>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startLocalWorker({ stateFolder, vars, quiet: true });
    } catch (error) {
      if (attempt === 3 || !String(error).includes("Address already in use")) throw error;
    }
  }
}
