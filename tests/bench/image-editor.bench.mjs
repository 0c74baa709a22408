import { openBrowserPage } from "../browser/harness.ts";

const side = 4096;
const timeMs = 4000;

/** The editor's canvas with a picture of 4096² and a mask over all of it, moved with every frame. */
export default async function* imageEditor() {
  const browser = await openBrowserPage("image-editor-page.ts", { viewport: { width: 1440, height: 900 } });
  try {
    await browser.call("openImage", side);
    for (const [name, scale] of [
      ["fit", 0],
      ["100", 1],
      ["400", 4],
    ]) {
      const { framesPerSecond, lateShare } = await browser.call("measurePan", scale, timeMs);
      yield {
        bench: `editor-pan-${name}-fps`,
        value: Math.round(framesPerSecond * 10) / 10,
        unit: "frames/s",
        goal: 55,
        better: "higher",
        how: `frames per second while a picture of ${side}² with a mask is moved ${name === "fit" ? "as it fits" : `at ${name} %`} on 1440 × 900, no GPU (${Math.round(lateShare * 100)} % of the frames late)`,
      };
    }
    yield {
      bench: "editor-brush-ms",
      value: Math.round((await browser.call("measureBrush")) * 100) / 100,
      unit: "ms",
      goal: 8,
      better: "lower",
      how: `each reported place of a soft brush of 200 pixels that crosses a picture of ${side}²`,
    };
  } finally {
    await browser.close();
  }
}
