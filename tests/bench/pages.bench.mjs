import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { workerOptions } from "../../scripts/worker-options.mjs";
import { launchChromium } from "../browser/chromium.ts";
import { signInForToken } from "../fakes/sign-in.ts";
import { ratioOfLoads } from "./load.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bare = join(root, "tests/bench/bare");
const page = "/videos";
const userAgent = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150 Safari/537.36";

export default async function* pages() {
  const stateFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const studio = await startLocalWorker({ stateFolder, quiet: true });
  const browser = await launchChromium();
  try {
    const token = await signInForToken(studio.url);
    const context = await browser.newContext({ userAgent });
    await context.addCookies([{ name: "authToken", value: token, url: studio.url.href }]);
    await writeFile(`${bare}/app/markup.json`, JSON.stringify(await readMarkup(context, studio.url)));
    await context.close();
    execFileSync("react-router", ["build"], { cwd: bare, stdio: ["ignore", "ignore", "inherit"] });

    yield* speeds(token, studio);
    yield* weights(browser, studio.url, token);
  } finally {
    await browser.close();
    await studio.stop();
    await rm(stateFolder, { recursive: true, force: true });
  }
}

/** Each worker alone behind the same entry, so that nothing but the workers differs. */
async function* speeds(token, studio) {
  const app = await workerOptions(
    join(root, "build/server/index.js"),
    join(root, "build/server/wrangler.json"),
  );
  const appWorker = alone({
    ...app,
    bindings: { ...app.bindings, LOCAL: "1", GOOGLE_APIS_ORIGIN: studio.url.origin },
  });
  const bareWorker = alone(
    await workerOptions(`${bare}/build/server/index.js`, `${bare}/build/server/wrangler.json`),
  );
  const appUrl = new URL(await appWorker.ready);
  const bareUrl = new URL(await bareWorker.ready);
  try {
    const headers = { "user-agent": userAgent, "accept-encoding": "identity" };
    const signedIn = { ...headers, cookie: `authToken=${token}; userId=x` };
    const verified = { url: new URL(page, appUrl), headers: signedIn, status: 200, count: 600 };
    yield {
      bench: "page-vs-bare",
      value: round(
        await ratioOfLoads(verified, { url: new URL("/", bareUrl), headers, status: 200, count: 600 }),
      ),
      unit: "ratio",
      goal: 0.8,
      better: "higher",
      how: `requests/s of ${page} signed in ÷ a bare React Router page of the same elements, both on workerd, 8 connections, median of 7 rounds in turn`,
    };
    yield {
      bench: "redirect-vs-hello",
      value: round(
        await ratioOfLoads(
          { url: new URL(page, appUrl), headers, status: 302, count: 3000 },
          { url: new URL("/hello", bareUrl), headers, status: 200, count: 3000 },
        ),
      ),
      unit: "ratio",
      goal: 0.5,
      better: "higher",
      how: "requests/s of the anonymous redirect to /login ÷ a worker that answers a constant",
    };
    yield {
      bench: "verified-vs-anonymous",
      value: round(
        await ratioOfLoads(
          { url: new URL("/login", appUrl), headers: signedIn, status: 200, count: 2000 },
          { url: new URL("/login", appUrl), headers, status: 200, count: 2000 },
        ),
      ),
      unit: "ratio",
      goal: 0.9,
      better: "higher",
      how: "requests/s of /login with a verified token ÷ without one: the cost of verification alone",
    };
  } finally {
    await bareWorker.dispose();
    await appWorker.dispose();
  }
}

function alone(options) {
  return new Miniflare(
    convertV4MiniflareOptions({ cf: false, log: new Log(LogLevel.ERROR), workers: [options] }),
  );
}

/** All JavaScript a page fetches until the network rests, without any interaction, gzipped as the edge would. */
async function* weights(browser, url, token) {
  const studies = [
    { bench: "login-js-kb", path: "/login", goal: 150, cookies: [] },
    {
      bench: "home-js-kb",
      path: "/",
      goal: 250,
      cookies: [{ name: "authToken", value: token, url: url.href }],
    },
    { bench: "watch-js-kb", path: "/v1/videos/none", goal: 150, cookies: [] },
  ];
  for (const { bench, path, goal, cookies } of studies) {
    const context = await browser.newContext({ userAgent });
    await context.addCookies(cookies);
    const tab = await context.newPage();
    const files = new Set();
    tab.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) files.add(pathname);
    });
    await tab.goto(new URL(path, url).href, { waitUntil: "load" });
    const first = await weigh(files);
    await tab.waitForTimeout(2500);
    const all = await weigh(files);
    await context.close();
    yield {
      bench,
      value: round(first),
      unit: "kB",
      goal,
      better: "lower",
      how: `gzip of the scripts fetched for ${path} up to its load event (${round(all)} kB once later, idle loading is done)`,
    };
  }
}

async function weigh(files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(root, "build/client", file))).length;
  return bytes / 1000;
}

async function readMarkup(context, url) {
  const tab = await context.newPage();
  await tab.route("**/*.js", (route) => route.abort());
  await tab.goto(new URL(page, url).href, { waitUntil: "domcontentloaded" });
  return tab.evaluate(() => {
    const renamed = {
      class: "className",
      for: "htmlFor",
      tabindex: "tabIndex",
      autocomplete: "autoComplete",
    };
    const read = (node) => {
      if (node.nodeType === 3) return node.data;
      if (node.nodeType !== 1 || ["SCRIPT", "STYLE", "LINK", "TEMPLATE"].includes(node.tagName)) return null;
      const attributes = {};
      for (const { name, value } of node.attributes) {
        if (name !== "style" && !name.startsWith("on")) attributes[renamed[name] ?? name] = value;
      }
      return [
        node.tagName.toLowerCase(),
        attributes,
        [...node.childNodes].map(read).filter((child) => child !== null),
      ];
    };
    return [...document.body.childNodes].map(read).filter((node) => node !== null);
  });
}

function round(value) {
  return Math.round(value * 100) / 100;
}
