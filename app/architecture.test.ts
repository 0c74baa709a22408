import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkImports, type Room } from "../tests/architecture/check-imports";
import { printRooms } from "../tests/architecture/print-rooms";

const rows = (names: string) => names.split(" ").map((name) => `app/${name}`);
const embedded = (names: string) => names.split(" ").map((name) => `workers/firebase/${name}`);
/** What every part of a page builds on. */
const base = "domain scene sections client firebase stores session ui";

/**
 * Who may import whom; README.md shows the table (`npx vitest run app/architecture.test.ts -u` prints it there).
 * `packages`, where given, are the only ones that a folder may import.
 */
const rooms: readonly Room[] = [
  {
    folder: "app/domain",
    holds: "rules, schemas and types by subject; pure",
    mayImport: [],
    packages: ["zod"],
  },
  { folder: "app/formats", holds: "the bytes of files", mayImport: rows("domain"), packages: [] },
  {
    folder: "app/scene",
    holds: "the storyboard, layouts, templates, resolving",
    mayImport: rows("domain"),
    packages: ["zod"],
  },
  {
    folder: "app/sections",
    holds: "the document of a product page: its sections, themes, resolving and views; no DOM",
    mayImport: rows("domain scene"),
    packages: ["zod", "react"],
  },
  {
    folder: "app/engine",
    holds: "composition and time → pixels and sound; no DOM",
    mayImport: rows("domain scene"),
    packages: [],
  },
  {
    folder: "app/media",
    holds: "pictures, clips, sounds and fonts for the engine",
    mayImport: rows("scene engine"),
    testsMayImport: rows("domain formats"),
  },
  { folder: "app/player", holds: "the React player", mayImport: rows("scene engine media") },
  { folder: "app/export", holds: "frames → files", mayImport: rows("formats scene engine media") },
  {
    folder: "app/image-editor",
    holds: "the core of the image editor",
    mayImport: rows("domain scene engine media"),
  },
  { folder: "app/settings", holds: "`Env` → settings", mayImport: rows("domain") },
  {
    folder: "app/client",
    holds: "what a page calls: the API, submissions, saved files, error reports",
    mayImport: rows("domain"),
  },
  { folder: "app/firebase", holds: "the SDK in the browser", mayImport: rows("domain client") },
  {
    folder: "app/stores",
    holds: "documents and files by entity, for browser and worker",
    mayImport: rows("domain scene sections settings firebase"),
  },
  {
    folder: "app/providers",
    holds: "one file per outside service",
    mayImport: rows("domain formats scene sections settings"),
    testsMayImport: ["workers/maker"],
  },
  {
    folder: "app/server",
    holds: "what a route or a workflow calls, by subject",
    mayImport: rows("domain formats scene sections settings stores providers"),
  },
  { folder: "app/ui", holds: "components", mayImport: [], testsMayImport: ["app"] },
  {
    folder: "app/session",
    holds: "who is signed in, and what is theirs",
    mayImport: rows("domain scene sections client firebase stores"),
  },
  { folder: "app/uploads", holds: "sending files", mayImport: rows(`${base} formats`) },
  { folder: "app/shell", holds: "the frame of the pages", mayImport: rows(`${base} uploads`) },
  {
    folder: "app/assets",
    holds: "the library of files",
    mayImport: rows(`${base} player uploads shell`),
  },
  {
    folder: "app/claims",
    holds: "what a work states, with what backs it, on a page",
    mayImport: rows(base),
  },
  {
    folder: "app/review",
    holds: "what people say of a work, who has it open, and how it was: of pages and videos alike",
    mayImport: rows(base),
  },
  {
    folder: "app/sources",
    holds: "what a page says: its facts, outline and pictures",
    mayImport: rows(`${base} uploads shell assets`),
  },
  {
    folder: "app/brands",
    holds: "the brands of a person",
    mayImport: rows(`${base} engine media player uploads shell assets sources`),
  },
  {
    folder: "app/images",
    holds: "the image area",
    mayImport: rows(`${base} formats image-editor uploads shell assets`),
  },
  {
    folder: "app/products",
    holds: "a product, wherever one begins, is chosen or is shown",
    mayImport: rows(`${base} media player export uploads shell assets sources`),
  },
  {
    folder: "app/writing",
    holds: "other words and translations, asked of models and of the browser",
    mayImport: rows(base),
  },
  {
    folder: "app/watch",
    holds: "a published video, as anyone sees it",
    mayImport: rows(`${base} settings media player shell`),
  },
  {
    folder: "app/studio",
    holds: "the video studio",
    mayImport: rows(`${base} formats engine media player export uploads shell brands`),
  },
  {
    folder: "app/editor",
    holds: "the editor of a video: its state, canvas, timeline and panes",
    mayImport: rows(
      `${base} formats engine media player export image-editor uploads shell assets claims sources brands images products studio review writing chat assistant`,
    ),
  },
  {
    folder: "app/rows",
    holds: "tables of rows: their start, their session, and the videos made of them",
    mayImport: rows(`${base} formats media player export uploads shell assets sources brands images studio`),
  },
  {
    folder: "app/pages",
    holds: "a product page that is being made: its session, preview, checks and files",
    mayImport: rows(
      `${base} formats uploads shell assets claims sources brands images products player review writing`,
    ),
  },
  {
    folder: "app/briefs",
    holds: "the brief of a video, as its person sets it",
    mayImport: rows(`${base} brands images studio chat assistant`),
  },
  {
    folder: "app/chat",
    holds:
      "what talks with models are drawn of: messages, markdown, tools, the composer, answers as they come",
    mayImport: rows("ui"),
  },
  {
    folder: "app/assistant",
    holds: "talks of a person with the assistant, whatever they are about: what is asked, answered and kept",
    mayImport: rows(`${base} chat`),
  },
  {
    folder: "app/staff",
    holds: "what staff's tools share: frame, table, filters, reasons, differences, downloads",
    mayImport: rows(`${base} shell chat`),
  },
  {
    folder: "app/routes",
    holds: "a folder per URL; never another route's files",
    mayImport: rows(
      `${base} formats engine media player export image-editor settings providers server uploads shell assets claims sources brands images products watch studio briefs rows pages editor staff`,
    ),
  },
  {
    folder: "app",
    holds: "the frame of every page, the entries, every URL, the styles",
    mayImport: rows("domain client server session shell ui"),
  },
  {
    folder: "workers",
    holds: "the entry",
    mayImport: [
      ...rows("settings stores server"),
      "workers/chat",
      "workers/function-calls",
      "workers/prompt-tests",
      "workers/gate",
      "workers/jobs",
      "workers/ledger",
      "workers/pages",
      "workers/publications",
      "workers/sources",
      "workers/uploads",
    ],
    packages: ["@sentry/cloudflare", "react-router", "virtual:react-router"],
  },
  { folder: "workers/gate", holds: "who may pass", mayImport: rows("domain settings stores server") },
  {
    folder: "workers/chat",
    holds: "threads of staff with models, and answers that are on their way",
    mayImport: rows("domain formats settings stores providers server"),
  },
  {
    folder: "workers/function-calls",
    holds: "suites, runs and answers of models that call functions",
    mayImport: [...rows("domain scene settings stores providers"), "workers/desks"],
  },
  {
    folder: "workers/prompt-tests",
    holds: "datasets, prompts, runs and answers of prompts that are tested",
    mayImport: [...rows("domain settings stores providers server"), "workers/desks"],
  },
  { folder: "workers/desks", holds: "what desks of staff share", mayImport: rows("domain stores") },
  {
    folder: "workers/jobs",
    holds: "long jobs",
    mayImport: rows("domain scene settings stores providers server"),
  },
  {
    folder: "workers/ledger",
    holds: "credits of an account",
    mayImport: rows("domain settings stores server"),
  },
  {
    folder: "workers/pages",
    holds: "viewers, experiments and sign-ups of a published page",
    mayImport: rows("domain settings server"),
  },
  {
    folder: "workers/publications",
    holds: "tries and views of a publication",
    mayImport: rows("domain settings"),
  },
  {
    folder: "workers/sources",
    holds: "what an account may have fetched from elsewhere",
    mayImport: rows("domain settings"),
  },
  { folder: "workers/uploads", holds: "an upload in parts", mayImport: rows("domain settings server") },
  {
    folder: "workers/maker",
    holds: "the built-in makers of scripts and pictures, a worker of their own",
    mayImport: rows("domain formats scene settings providers"),
  },
  {
    folder: "workers/firebase",
    holds: "the embedded Firebase for a fresh machine; never in a deployment",
    mayImport: embedded("request auth firestore rules pages"),
  },
  { folder: "workers/firebase/request", holds: "who asks, and how much", mayImport: [] },
  { folder: "workers/firebase/auth", holds: "its accounts", mayImport: embedded("request") },
  {
    folder: "workers/firebase/firestore",
    holds: "its documents",
    mayImport: embedded("request"),
    testsMayImport: [...embedded("rules"), ...rows("domain settings stores")],
  },
  {
    folder: "workers/firebase/rules",
    holds: "its security rules",
    mayImport: embedded("request firestore"),
    testsMayImport: [...rows("domain scene stores providers"), "workers/maker"],
  },
  { folder: "workers/firebase/pages", holds: "its pages: accounts and mailbox", mayImport: embedded("auth") },
];

/** What may stand in app/ itself. */
const looseNames = /^app\/(root\.tsx|entry\.\w+\.tsx|routes\.ts|app\.css|architecture\.test\.ts)$/;

const root = fileURLToPath(new URL("..", import.meta.url));
const files = new Map(
  globSync("{app,workers,tests,scripts}/**/*.*", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name),
  }).map((path) => [
    path,
    /^(app|workers)\/.*\.tsx?$/.test(path) ? readFileSync(`${root}/${path}`, "utf8") : "",
  ]),
);
// Its planted imports are not its own.
files.set("app/architecture.test.ts", "");
for (const path of ["firestore.rules", "firestore.indexes.json", "wrangler.toml"]) files.set(path, "");

const found = checkImports(files, rooms);

test("only the entries, the routes and the styles stand loose in app/", () => {
  const loose = [...files.keys()].filter((path) => /^app\/[^/]+$/.test(path) && !looseNames.test(path));
  expect(loose).toEqual([]);
});

test("no folder imports what the table does not allow", () => {
  expect(found.imports).toEqual([]);
});

test("no two folders need each other at run time", () => {
  expect(found.cycles).toEqual([]);
});

test("README.md shows the table", async () => {
  const readme = readFileSync(`${root}/README.md`, "utf8");
  await expect(printRooms(readme, rooms, { "the base": rows(base) })).toMatchFileSnapshot(
    `${root}/README.md`,
  );
});

const example = {
  "app/domain/plan.ts": "export const plan = 1;",
  "app/stores/plans.ts": 'import { plan } from "~/domain/plan"; export { plan };',
  "app/ui/button.tsx": 'import { useId } from "react"; export const Button = () => <b id={useId()} />;',
  "app/routes/signed-in/a/route.tsx": 'import { part } from "./parts/part"; export default part;',
  "app/routes/signed-in/a/parts/part.ts": 'export { plan as part } from "~/stores/plans";',
  "app/routes/signed-in/a/b/route.tsx": "export default 1;",
};
const exampleRooms: readonly Room[] = [
  { folder: "app/domain", holds: "", mayImport: [], packages: ["zod"] },
  { folder: "app/ui", holds: "", mayImport: [] },
  { folder: "app/stores", holds: "", mayImport: ["app/domain"] },
  { folder: "app/routes", holds: "", mayImport: ["app/domain", "app/stores", "app/ui"] },
];
const check = (planted: Record<string, string>) =>
  checkImports(new Map(Object.entries({ ...example, ...planted })), exampleRooms);

test("the check leaves allowed imports alone", () => {
  expect(check({})).toEqual({ imports: [], cycles: [] });
  expect(
    check({
      "app/domain/plan.test.ts":
        'import { sample } from "../../tests/sample"; import { test } from "vitest";',
      "tests/sample.ts": "",
    }),
  ).toEqual({ imports: [], cycles: [] });
});

test.each([
  ["relative", 'import { Button } from "../ui/button";'],
  ["from the root", 'import { Button } from "~/ui/button";'],
  ["type-only", 'import type { Button } from "~/ui/button";'],
  ["a type in place", 'export type Props = import("~/ui/button").Props;'],
  ["re-exported", 'export * from "../ui/button";'],
  ["for its effects", 'import "../ui/button";'],
  ["dynamic", 'export const load = () => import("../ui/button");'],
  [
    "dynamic, spread over lines",
    'export const load = async () =>\n  await import(\n    "../ui/button"\n  );',
  ],
  ["a worker's address", 'new Worker(new URL("../ui/button.tsx", import.meta.url), { type: "module" });'],
])("the check reports an import that is %s", (_way, source) => {
  expect(check({ "app/stores/planted.ts": source }).imports).toEqual([
    "app/stores/planted.ts → app/ui/button.tsx",
  ]);
});

test.each([
  [
    "a package that a pure folder may not use",
    "app/domain/x.ts",
    'import "react";',
    "app/domain/x.ts → react",
  ],
  [
    "another route's files",
    "app/routes/signed-in/c/route.tsx",
    'import "../a/parts/part";',
    "app/routes/signed-in/c/route.tsx → app/routes/signed-in/a/parts/part.ts",
  ],
  [
    "the files of the route above",
    "app/routes/signed-in/a/b/x.ts",
    'import "../parts/part";',
    "app/routes/signed-in/a/b/x.ts → app/routes/signed-in/a/parts/part.ts",
  ],
  [
    "a file that no row of the table holds",
    "app/ui/x.ts",
    'import "~/other/y";',
    "app/ui/x.ts → app/other/y.ts",
  ],
  ["tests in the product", "app/ui/x.ts", 'import "../../tests/y";', "app/ui/x.ts → tests/y.ts"],
  ["what does not exist", "app/ui/x.ts", 'import "~/ui/gone";', "app/ui/x.ts → ~/ui/gone (no such file)"],
])("the check reports %s", (_what, path, source, line) => {
  const others = { "app/other/y.ts": "", "tests/y.ts": "" };
  expect(check({ ...others, [path]: source }).imports).toEqual([line]);
});

test("the check reports folders that need each other at run time, and none for types alone", () => {
  const back = (kind: string) => ({ "app/domain/back.ts": `${kind} { plan } from "../stores/plans";` });
  expect(check(back("import")).cycles).toEqual(["app/domain ↔ app/stores"]);
  expect(check(back("import type")).cycles).toEqual([]);
});
