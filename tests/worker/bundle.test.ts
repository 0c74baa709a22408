import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { firstLoadGzipBytes, moduleGzipBytes, readRouteManifest } from "../../scripts/first-load.mjs";
import { workerGzipBytes } from "../../scripts/worker-weight.mjs";

const root = resolve(import.meta.dirname, "../..");
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => join(root, path));
const textOf = (pattern: string) =>
  filesOf(pattern)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

/** About half of what a worker on the free plan may weigh, compressed: what is larger starts late. */
const mostBytes = 1_600_000;

/** Sentences in a source's strings: nothing else is likely to hold the same. */
function sentencesOf(source: string): string[] {
  const strings = source.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  return strings
    .flatMap((string) => string.slice(1, -1).split(/\$\{[^}]*\}|[\n"'\\]/))
    .map((part) => part.trim())
    .filter((part) => part.length >= 24 && /^[\w ,.:!?-]+ [\w ,.:!?-]+$/.test(part));
}

test("a deployment holds nothing of the embedded Firebase", () => {
  const sources = filesOf("workers/firebase/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
  const embedded = textOf("build/firebase/*.js");
  // What the product or the SDK says too proves nothing.
  const elsewhere = `${textOf("{app,workers/gate,workers/jobs}/**/*.{ts,tsx}")}${textOf("node_modules/@firebase/{auth,firestore}/dist/index.esm.js")}`;
  const sentences = sources
    .flatMap((path) => sentencesOf(readFileSync(path, "utf8")))
    .filter((sentence) => embedded.includes(sentence) && !elsewhere.includes(sentence));
  expect(new Set(sentences).size).toBeGreaterThan(40);

  const deployed = textOf("build/{server,client}/**/*.{js,html,json,css,data}");
  expect([...sentences, "workers/firebase"].filter((sentence) => deployed.includes(sentence))).toEqual([]);
});

test("the app's worker holds neither the built-in makers nor what only a browser imports", () => {
  const sourcesOf = (pattern: string) =>
    filesOf(pattern).flatMap((path): string[] => JSON.parse(readFileSync(path, "utf8")).sources);
  const ofMaker = sourcesOf("build/maker/*.js.map").filter((path) => path.includes("workers/maker/"));
  expect(ofMaker.length).toBeGreaterThan(100);

  const ofApp = sourcesOf("build/server/**/*.js.map");
  expect(ofApp.filter((path) => path.includes("app/providers/")).length).toBeGreaterThan(20);
  expect(
    ofApp.filter((path) =>
      /workers\/maker\/|node_modules\/(@?firebase|posthog-js|@jsquash|@sentry\/(browser|replay))\//.test(
        path,
      ),
    ),
  ).toEqual([]);
});

test("the worker is light enough for every plan", () => {
  expect(workerGzipBytes()).toBeLessThan(mostBytes);
});

/** Compressed, in thousands of bytes: a little above what the pages weigh, so that growth is noticed. */
const firstLoadLimits = {
  "routes/public/login/route": 127,
  "routes/signed-in/home/route": 177,
  "routes/signed-in/image-gen/edit/route": 245,
  "routes/signed-in/content/edit/route": 425,
  "routes/signed-in/content/share/route": 395,
  "routes/signed-in/videos/video/route": 355,
  "routes/public/watch/route": 160,
};

test("pages ask for little code at first", () => {
  const manifest = readRouteManifest();
  for (const [route, limit] of Object.entries(firstLoadLimits)) {
    expect(firstLoadGzipBytes(manifest, route) / 1000, route).toBeLessThan(limit);
  }
});

test("a framed player is a small script, and little more once somebody looks at it", () => {
  expect(publicScriptGzipBytes("framed-player") / 1000).toBeLessThan(3);
  expect(publicScriptGzipBytes("mount-player") / 1000).toBeLessThan(107);
});

test("the first frame of a video needs neither React nor the router", () => {
  expect(publicScriptGzipBytes("first-frame") / 1000).toBeLessThan(26);
});

/** A script and all it imports at once, compressed. */
function publicScriptGzipBytes(name: string): number {
  const files = globSync(`assets/public/${name}-*.js`, { cwd: join(root, "build/client") });
  expect(files, name).toHaveLength(1);
  return moduleGzipBytes(`/${files[0]}`);
}
