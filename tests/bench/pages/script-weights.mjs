import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const client = fileURLToPath(new URL("../../../build/client", import.meta.url));
/** Pages load what they will need later once they are idle. */
const idleLoadingMs = 2500;

/** When the page has what it needs at once, in milliseconds after the start of navigation; 0 before that. */
const loadEvent = {
  name: "its load event",
  read: () => performance.getEntriesByType("navigation")[0].loadEventStart,
};
const firstFrame = {
  name: "the player's first drawn frame",
  read: () => performance.getEntriesByName("vitrine:first-frame")[0]?.startTime ?? 0,
};
const playable = {
  name: "its play button",
  read: () => (document.querySelector("[data-ready]") ? performance.now() : 0),
};

/** Scripts that pages ask for without any interaction, gzipped as the edge would. */
export async function* scriptWeights({ studio, videoId, userAgent }) {
  const pages = [
    { bench: "login-js-kb", goal: 125, path: "/login", moment: loadEvent },
    { bench: "home-js-kb", goal: 200, path: "/", moment: loadEvent, isSignedIn: true },
    { bench: "watch-js-kb", goal: 120, path: `/v1/videos/${videoId}`, moment: firstFrame, next: playable },
  ];
  for (const page of pages) yield await weighPage(studio, page, userAgent);
}

async function weighPage(studio, { bench, goal, path, moment, next, isSignedIn = false }, userAgent) {
  const tab = await studio.newPage({ userAgent });
  try {
    if (isSignedIn) await studio.signIn(tab);
    const answer = await tab.goto(path, { waitUntil: "load" });
    if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}`);
    const momentMs = await (await tab.waitForFunction(moment.read)).jsonValue();
    const nextMs = next && (await (await tab.waitForFunction(next.read)).jsonValue());
    await tab.waitForTimeout(idleLoadingMs);
    const scripts = await tab.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
        .filter(({ path }) => path.startsWith("/assets/") && path.endsWith(".js")),
    );
    const before = (ms) => weigh(scripts.filter(({ startTime }) => startTime <= ms));
    const later = next ? `${round(await before(nextMs))} kB up to ${next.name}, ` : "";
    return {
      bench,
      value: round(await before(momentMs)),
      unit: "kB",
      goal,
      better: "lower",
      how: `gzip of the scripts asked for by ${path} up to ${moment.name} (${later}${round(await weigh(scripts))} kB once later, idle loading is done)`,
    };
  } finally {
    await tab.context().close();
  }
}

/** In thousands of bytes. */
async function weigh(scripts) {
  let bytes = 0;
  for (const path of new Set(scripts.map((script) => script.path))) {
    bytes += gzipSync(await readFile(join(client, path))).length;
  }
  return bytes / 1000;
}

function round(kilobytes) {
  return Math.round(kilobytes * 10) / 10;
}
