import { parseArgs } from "node:util";

/**
 * `npm run bench -- NAME…` runs the named benches (all without a name). A bench default-exports an async function
 * that yields figures; each is printed as one JSON line:
 * {"bench":NAME,"value":N,"unit":…,"goal":…,"better":"higher"|"lower","how":…}
 * `--only PART,…` runs parts of a bench that has parts.
 */
const draw = () => import("./draw.bench.mjs");
const player = () => import("./player.bench.mjs");
const tableGrid = () => import("./table-grid.bench.mjs");
const rowsQueue = () => import("./rows-queue.bench.mjs");
const benches = {
  pages: [() => import("./pages.bench.mjs")],
  /** What visitors get of a published product page. */
  public: [() => import("./public.bench.mjs")],
  draw: [draw],
  player: [player],
  /** All that makes a video: encoding it, drawing it, playing it. */
  export: [() => import("./export.bench.mjs"), draw, player],
  firestore: [() => import("./firestore.bench.mjs")],
  gallery: [() => import("./gallery.bench.mjs")],
  images: [() => import("./images.bench.mjs")],
  "image-editor": [() => import("./image-editor.bench.mjs")],
  briefs: [() => import("./briefs.bench.mjs")],
  /** What becomes of a page's facts and of a table's rows. */
  sources: [() => import("./sources.bench.mjs"), tableGrid, rowsQueue],
  rows: [tableGrid, rowsQueue],
  /** The editor of a video, and the pages where it is watched. */
  editor: [() => import("./editor.bench.mjs")],
  /** Staff's tools. */
  operations: [() => import("./operations.bench.mjs")],
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" } },
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
const loads = new Set((wanted.length ? wanted : Object.keys(benches)).flatMap((name) => benches[name]));
for (const load of loads) {
  const { default: bench } = await load();
  for await (const figure of bench({ only: values.only?.split(",") })) console.log(JSON.stringify(figure));
}
process.exit(0);
