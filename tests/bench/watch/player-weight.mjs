import { gzipSync } from "node:zlib";
import { round } from "../figures.mjs";

/** The scripts of a framed player: those it loads by itself, until it can be played, and those before anybody looks at it. */
export async function* playerWeight({ studio, contentId }) {
  const path = `/v0/videos/${contentId}`;
  const seen = await scriptsOf(studio, path, (tab) =>
    tab.locator("[data-ready] button[aria-keyshortcuts=k]").waitFor(),
  );
  const unseen = await scriptsOf(studio, `${path}?load=tap`, (tab) =>
    tab.getByRole("button", { name: /^Play / }).waitFor(),
  );
  yield {
    bench: "player-js-kb",
    value: seen.kilobytes,
    unit: "kB",
    goal: 110,
    better: "lower",
    how: `gzip of every script that ${seen.names.length} requests bring until /v0/videos/:id can be played and its bar is there, in view; ${unseen.kilobytes} kB before anybody looks at it`,
  };
}

async function scriptsOf(studio, path, isThere) {
  const tab = await studio.newPage();
  try {
    const bodies = new Map();
    tab.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) bodies.set(pathname, response.body());
    });
    await tab.goto(path);
    await isThere(tab);
    const scripts = await Promise.all(bodies.values());
    const bytes = scripts.reduce((total, script) => total + gzipSync(script).length, 0);
    return { kilobytes: round(bytes / 1000), names: [...bodies.keys()] };
  } finally {
    await tab.context().close();
  }
}
