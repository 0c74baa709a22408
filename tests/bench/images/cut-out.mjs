import { createServer } from "vite";
import { makerScripts } from "../../../scripts/vite/maker-scripts.ts";
import { median, round } from "../figures.mjs";

/** How near the built-in cut-out comes to the outline of staged products, and the processor time it takes. */
export async function* cutOuts() {
  const vite = await createServer(makerScripts());
  const { cutOut } = await vite.ssrLoadModule("/workers/maker/image-maker/edits/cut-out.ts");
  const { stagedPhoto, stagedProductNames } = await vite.ssrLoadModule("/tests/fixtures/staged-products.ts");
  const { compareOutlines } = await vite.ssrLoadModule("/tests/fixtures/compare-outlines.ts");
  await vite.close();
  const rows = stagedProductNames.map((name) => {
    const { photo, own } = stagedPhoto(name);
    const before = process.cpuUsage();
    const cut = cutOut(photo);
    const { user, system } = process.cpuUsage(before);
    return { name, ms: (user + system) / 1000, ...compareOutlines(cut, own, photo.width) };
  });
  const all = rows.map(({ name, overlap, offset }) => `${name} ${overlap.toFixed(3)} ${offset.toFixed(2)}`);
  const least = rows.reduce((worst, row) => (row.overlap < worst.overlap ? row : worst));
  const most = rows.reduce((worst, row) => (row.offset > worst.offset ? row : worst));
  yield {
    bench: "cut-out-overlap",
    value: Number(least.overlap.toFixed(3)),
    unit: "ratio",
    goal: 0.98,
    better: "higher",
    how: `what the cut-out and the product share ÷ what either covers, the worst of ${rows.length} staged photographs (${least.name}); each with the mean distance of the outlines in thousandths of the picture: ${all.join(", ")}`,
  };
  yield {
    bench: "cut-out-offset",
    value: round(most.offset),
    unit: "thousandths",
    goal: 1.5,
    better: "lower",
    how: `mean distance between the outlines in thousandths of the picture's side, the worst of them (${most.name})`,
  };
  yield {
    bench: "cut-out-ms",
    value: round(median(rows.map(({ ms }) => ms))),
    unit: "ms",
    goal: 1000,
    better: "lower",
    how: `processor time at 1000², median; the slowest ${round(Math.max(...rows.map(({ ms }) => ms)))}`,
  };
}
