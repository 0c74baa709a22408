import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { build } from "vite";
import {
  type EmbeddedFirebase,
  type EmbeddedFirebaseOptions,
  startEmbeddedFirebase,
} from "../../fakes/embedded-firebase";
import { launchChromium } from "../chromium";
import type { CacheKind } from "./sdk-page";

/** Rules for tests of the database itself: signed in or not, anybody may do anything. */
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

export interface SdkHarness {
  firebase: EmbeddedFirebase;
  browser: Browser;
  /** A tab with the SDK connected; tabs of one context share storage, as tabs of one person do. */
  openTab(cache?: CacheKind, context?: BrowserContext): Promise<Page>;
  /** Stops the worker and starts it again on the same port, with what it had stored. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the SDK page on a port of its own (so requests are cross-origin) and starts Chromium. */
export async function openSdkHarness(options: EmbeddedFirebaseOptions = {}): Promise<SdkHarness> {
  const server = createServer();
  const script = await bundleSdkPage();
  server.on("request", (request, response) => {
    const isScript = request.url === "/sdk-page.js";
    response.setHeader(
      "content-type",
      isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8",
    );
    response.end(isScript ? script : '<!doctype html><title>SDK</title><script src="/sdk-page.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const pageUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await launchChromium();
  const harness: SdkHarness = {
    firebase: await startEmbeddedFirebase(options),
    browser,
    async openTab(cache = "memory", context) {
      const page = await (context ?? (await browser.newContext())).newPage();
      await page.goto(pageUrl);
      await page.addScriptTag({ url: `${harness.firebase.url}/emulator/gapi.js` });
      await page.evaluate(([origin, projectId, kind]) => window.connect(origin, projectId, kind), [
        harness.firebase.url,
        harness.firebase.projectId,
        cache,
      ] as const);
      return page;
    },
    async restart() {
      const port = Number(new URL(harness.firebase.url).port);
      await harness.firebase.stop();
      harness.firebase = await startEmbeddedFirebase({ ...options, port });
    },
    async close() {
      await browser.close();
      await harness.firebase.stop();
      server.closeAllConnections();
      server.close();
    },
  };
  return harness;
}

async function bundleSdkPage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL("./sdk-page.ts", import.meta.url)),
        formats: ["iife"],
        name: "sdkPage",
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !("output" in bundle)) throw new Error("The SDK page was not bundled.");
  return bundle.output[0].code;
}
