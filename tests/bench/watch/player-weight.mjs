import { gzipSync } from "node:zlib";
import { round } from "../figures.mjs";

/** The scripts of a framed player: those it loads by itself, until it can be played, and those before anybody looks at it. */
export async function* playerWeight({ studio, contentId }) {
  const path = `/v0/videos/${contentId}`;
  const seen = await scriptsOf(studio, path, "[data-ready]");
  const unseen = await scriptsOf(studio, `${path}?load=tap`, "button[aria-label^=Play]");
  yield {
    bench: "player-js-kb",
    value: seen.kilobytes,
    unit: "kB",
    goal: 110,
    better: "lower",
    how: `gzip of the ${seen.count} scripts that /v0/videos/:id asks for, in view, until it can be played, its bar among them; ${unseen.kilobytes} kB before anybody looks at it`,
  };
}

/** Those asked for before an element is there. What comes once the page rests (sound) is none of them. */
async function scriptsOf(studio, path, selector) {
  const tab = await studio.newPage();
  try {
    const bodies = new Map();
    tab.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith(".js")) bodies.set(response.url(), response.body());
    });
    await tab.addInitScript((there) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(there)) return;
        observer.disconnect();
        performance.mark("bench:there");
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, selector);
    await tab.goto(path);
    await tab.locator(selector).waitFor();
    const addresses = await tab.evaluate(() => {
      const [there] = performance.getEntriesByName("bench:there");
      return performance
        .getEntriesByType("resource")
        .filter(
          ({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < there.startTime,
        )
        .map(({ name }) => name);
    });
    const scripts = await Promise.all(addresses.map((address) => bodies.get(address)));
    const bytes = scripts.reduce((total, script) => total + gzipSync(script).length, 0);
    return { kilobytes: round(bytes / 1000), count: addresses.length };
  } finally {
    await tab.context().close();
  }
}
