import { openBrowserPage } from "../browser/harness.ts";

const ROUNDS = 5;
/** One in so many templates; all of them take minutes and say the same. */
const TEMPLATE_STEP = 3;

const layerCases = {
  picture: "a picture standing still",
  "picture-ken-burns": "a picture moving slowly",
  "text-block": "a headline rising",
  "text-letters": "a headline coming in by letters",
  "text-shadow": "a headline with a shadow, by words",
  "counter-price": "a price running, with a shadow",
  "captions-karaoke": "captions with the spoken word marked",
  "icon-drawn": "an icon drawing itself",
  "progress-ring": "a ring filling",
  "shape-path": "a path standing still",
  "shape-shadow": "a rounded shape with a shadow",
  gradient: "a gradient",
  "blur-backdrop": "a blurred picture",
  "blend-multiply": "a picture and a shape that multiplies it",
  "mask-ellipse": "a moving picture in a growing round mask",
  "group-faded": "a card of three layers, fading and turning",
};

/** What drawing costs by itself: whole videos of built-in templates, then each kind of layer. */
export default async function* draw() {
  const browser = await openBrowserPage("draw-bench-page.ts");
  try {
    const templateIds = (await browser.call("templateIds")).filter((_, index) => index % TEMPLATE_STEP === 0);
    const sampling = await best(() => browser.call("measureSampling", 30));
    const speeds = [];
    for (const templateId of templateIds) {
      const times = [];
      for (let round = 0; round < 3; round++) {
        times.push(await browser.call("measureTemplate", templateId, "9:16", 150));
      }
      speeds.push({ templateId, fps: 1000 / Math.min(...times) });
    }
    yield {
      bench: "draw-1080p-fps",
      value: round(speeds.reduce((sum, { fps }) => sum + fps, 0) / speeds.length),
      unit: "fps",
      goal: 150,
      better: "higher",
      how: `frames per second of drawing 1080×1920 alone, 150 moving frames over a whole video, what is painted once included; best of 3, mean of templates (one picture moving over the whole frame takes ${round(sampling)} ms in the same run): ${speeds
        .map(({ templateId, fps }) => `${templateId} ${Math.round(fps)}`)
        .join(", ")}`,
    };

    const empty = await best(() => browser.call("measureEmpty", 30));
    for (const [name, what] of Object.entries(layerCases)) {
      const milliseconds = await best(() => browser.call("measureCase", name, 30));
      yield {
        bench: `draw-${name}-ms`,
        value: round(Math.max(0, milliseconds - empty)),
        unit: "ms",
        better: "lower",
        how: `a frame of 1080×1080 with ${what}, less the same without it; best of ${ROUNDS} × 30 frames`,
      };
    }
  } finally {
    await browser.close();
  }
}

async function best(measure) {
  const times = [];
  for (let count = 0; count < ROUNDS; count++) times.push(await measure());
  return Math.min(...times);
}

function round(value) {
  return Math.round(value * 100) / 100;
}
