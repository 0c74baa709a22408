import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { findSharedStudio } from "../setup/find-shared-studio.ts";
import { startStudio } from "../setup/start-studio.ts";
import { type Person, signedInState } from "./signed-in-state.ts";

export const demoUser = { email: "ada@example.com", password: "vitrine-demo" };
export const demoStaff = { email: "staff@vitrine.example", password: "vitrine-staff" };

/** The whole product, built, with the embedded Firebase and a browser to use it with. */
export interface Studio {
  /** Origin, without a slash at its end. */
  url: string;
  browser: Browser;
  /** Where what it keeps lies, the machine's own secrets among it. */
  stateFolder: string;
  /** Who is meant where nobody is named: the demo user, or in a shared studio somebody of the file's own. */
  person: Person;
  /**
   * A page in a browser context of its own: no cookies or storage in common with any other. One opened within a test
   * is closed after it. Nothing on it plays by itself unless `reducedMotion` is "no-preference": videos that play take
   * time from all tests beside them.
   */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Gives the page's browser what it holds of somebody who has signed in. The page stays where it is. */
  signIn(page: Page, person?: Person): Promise<void>;
  /** Signs in by e-mail and password in the page's own form, and waits for the home page. */
  signInByForm(page: Page): Promise<void>;
  stop(): Promise<void>;
}

export interface StudioOptions {
  /** Settings of the app that differ from wrangler.toml's. */
  vars?: Record<string, string>;
}

/**
 * The studio that all files of a run share, with somebody new in it. Everything but what is public is a person's own,
 * so files do not see each other. Who sets it up differently or breaks it opens their own.
 *
 *     const studio = await shareStudio();
 *     const page = await studio.newPage();
 *     await studio.signIn(page);
 *     await page.goto("/");
 *     await studio.stop();
 */
export async function shareStudio(): Promise<Studio> {
  const { port, stateFolder } = await findSharedStudio();
  const url = `http://localhost:${port}`;
  const person = { email: `ada-${crypto.randomUUID()}@example.com`, password: "a long password" };
  await signUp(url, person.email, person.password, "Ada Moreau");
  return studioAt({ url, stateFolder, person, stop: async () => {} });
}

/** Starts the product for one file, or for a bench. */
export async function openStudio({ vars = {} }: StudioOptions = {}): Promise<Studio> {
  const { worker, stateFolder, remove } = await startStudio(vars);
  const url = `http://localhost:${worker.url.port}`;
  return studioAt({ url, stateFolder, person: demoUser, stop: remove });
}

async function studioAt({
  url,
  stateFolder,
  person,
  stop,
}: Pick<Studio, "url" | "stateFolder" | "person" | "stop">): Promise<Studio> {
  const browser = await launchChromium();
  const signedIn = new Map<string, Awaited<ReturnType<typeof signedInState>>>();
  return {
    url,
    browser,
    stateFolder,
    person,
    newPage: async (options) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        ...options,
      });
      closeAfterTest(context);
      return context.newPage();
    },
    signIn: async (page, who = person) => {
      const context = page.context();
      const known = signedIn.get(who.email) ?? (await signedInState(context, url, who));
      signedIn.set(who.email, known);
      await context.setStorageState(known);
    },
    signInByForm: (page) => signInByForm(page, person),
    stop: async () => {
      await browser.close();
      await stop();
    },
  };
}

async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
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

function closeAfterTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    // Opened before all tests, for all of them.
  }
}
