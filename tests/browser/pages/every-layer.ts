import type { Animation, Box, Composition, FontRequest, Layer } from "~/scene/composition";
import { fontsOf } from "~/scene/resolve/fonts-of";

const sans: FontRequest = { family: "Inter Variable", weight: 700, style: "normal" };
const serif: FontRequest = { family: "Fraunces Variable", weight: 600, style: "normal" };

/** Length of every case. */
export const CASE_SECONDS = 2;

const base = { startSeconds: 0, endSeconds: CASE_SECONDS, animations: [] as Animation[] };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const middle = box(40, 60, 280, 240);

const rise = (property: Animation["property"], from: number, to: number, more: object = {}): Animation => ({
  property,
  from,
  to,
  startSeconds: 0.2,
  endSeconds: 1.2,
  easing: "out-cubic",
  ...more,
});

const text = (change: object): Layer => ({
  ...base,
  id: "text",
  kind: "text",
  box: middle,
  text: "Made slowly, worn for years",
  font: serif,
  maxSize: 56,
  minSize: 12,
  lineHeight: 1.1,
  letterSpacing: -0.5,
  maxLines: 4,
  color: "#1b1b1f",
  align: "start",
  verticalAlign: "middle",
  uppercase: false,
  plate: null,
  reveal: "block",
  ...change,
});

const picture = (change: object): Layer => ({
  ...base,
  id: "picture",
  kind: "picture",
  box: middle,
  assetId: "dunes",
  fit: "cover",
  focusX: 0.5,
  focusY: 0.5,
  radius: 0,
  motion: null,
  ...change,
});

const shape = (change: object): Layer => ({
  ...base,
  id: "shape",
  kind: "shape",
  shape: "rectangle",
  box: middle,
  color: "#d8482f",
  radius: 0,
  ...change,
});

const counter = (change: object): Layer => ({
  ...base,
  id: "counter",
  kind: "counter",
  box: middle,
  font: sans,
  maxSize: 90,
  minSize: 12,
  lineHeight: 1.1,
  letterSpacing: -1,
  color: "#1b1b1f",
  align: "center",
  verticalAlign: "middle",
  uppercase: false,
  plate: null,
  from: 0,
  to: 1250,
  decimals: 0,
  unit: null,
  animations: [rise("value", 0, 1)],
  ...change,
});

const countdown = (change: object): Layer => ({
  ...base,
  id: "countdown",
  kind: "countdown",
  box: middle,
  font: sans,
  maxSize: 44,
  minSize: 12,
  lineHeight: 1.2,
  letterSpacing: -0.5,
  color: "#1b1b1f",
  align: "center",
  verticalAlign: "middle",
  uppercase: false,
  plate: null,
  remainingSeconds: 2 * 86_400 + 11_648.4,
  from: "days",
  over: "It is over",
  ...change,
});

const wornText = "Made slowly, worn for years, made again";
const wornSpans = [
  { from: 5, to: 11, italic: true, color: "#d8482f" },
  { from: 13, to: 27, highlight: "#f3d34a", weight: 800 },
  { from: 29, to: 33, underline: true },
  { from: 36, to: 37, color: "#234f7d", weight: 300 },
];

const spoken = [
  ["Slowly", 0.1, 0.5],
  ["made,", 0.5, 0.8],
  ["worn", 0.8, 1.1],
  ["for", 1.1, 1.3],
  ["years", 1.3, 1.8],
] as const;

const captions = (change: object): Layer => ({
  ...base,
  id: "captions",
  kind: "captions",
  box: box(30, 220, 300, 110),
  font: sans,
  maxSize: 34,
  minSize: 12,
  lineHeight: 1.2,
  letterSpacing: 0,
  uppercase: false,
  plate: null,
  style: "karaoke",
  color: "#1b1b1f",
  activeColor: "#d8482f",
  cues: [
    {
      startSeconds: 0.1,
      endSeconds: 1.9,
      text: "Slowly made, worn for years",
      words: spoken.map(([word, startSeconds, endSeconds]) => ({ text: word, startSeconds, endSeconds })),
    },
  ],
  ...change,
});

const icon = (change: object): Layer => ({
  ...base,
  id: "icon",
  kind: "icon",
  box: box(90, 90, 180, 180),
  paths: ["M20 6 9 17l-5-5", "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20"],
  color: "#234f7d",
  strokeWidth: 1.5,
  ...change,
});

const progress = (change: object): Layer => ({
  ...base,
  id: "progress",
  kind: "progress",
  shape: "ring",
  box: middle,
  share: 0.72,
  color: "#234f7d",
  trackColor: "#c9c4ba",
  thickness: 26,
  ...change,
});

const card = (change: object): Layer => ({
  ...base,
  id: "card",
  kind: "group",
  box: middle,
  layers: [
    shape({ color: "#f4efe6", radius: 24 }),
    picture({ box: box(60, 80, 240, 120), radius: 12 }),
    text({ box: box(60, 210, 240, 70), font: sans, maxSize: 26 }),
  ],
  ...change,
});

const darkPlate = { color: "#1b1b1f", paddingX: 16, paddingY: 8, radius: 16, per: "block" };
const shadow = { color: "#00000080", blur: 24, x: 0, y: 10 };
const star = "M50 2 62 38 98 38 69 60 80 96 50 74 20 96 31 60 2 38 38 38Z";

/** What a case shows over its paper, by name. */
export const layerCases: Record<string, { layers: Layer[]; language?: string }> = {
  picture: { layers: [picture({ radius: 20 })] },
  "picture-contain-shadow": { layers: [picture({ fit: "contain", shadow })] },
  "picture-ken-burns": {
    layers: [picture({ motion: { fromScale: 1, toScale: 1.3, panX: 0.1, panY: 0 } })],
  },
  "text-block": { layers: [text({ animations: [rise("opacity", 0, 1), rise("y", 40, 0)] })] },
  "text-words": {
    layers: [
      text({
        reveal: "word",
        masked: true,
        animations: [rise("y", 80, 0, { staggerSeconds: 0.1, endSeconds: 0.8 })],
      }),
    ],
  },
  "text-letters": {
    layers: [
      text({
        reveal: "letter",
        animations: [
          rise("opacity", 0, 1, { staggerSeconds: 0.04, endSeconds: 0.4 }),
          rise("scale", 0.2, 1, { staggerSeconds: 0.04, endSeconds: 0.5, easing: "out-back" }),
        ],
      }),
    ],
  },
  "text-letters-arabic": {
    language: "ar",
    layers: [
      text({
        text: "صُنع على مهل ليدوم سنوات مع Argan Bio منذ 1998",
        reveal: "letter",
        animations: [rise("opacity", 0, 1, { staggerSeconds: 0.1, endSeconds: 0.4 })],
      }),
    ],
  },
  "text-shadow": {
    layers: [text({ color: "#ffffff", reveal: "word", shadow, animations: [rise("x", -60, 0)] })],
  },
  "text-plate": {
    layers: [
      text({ plate: { color: "#f3d34a", paddingX: 14, paddingY: 4, radius: 6, per: "line" }, shadow }),
    ],
  },
  counter: { layers: [counter({})] },
  "counter-price": {
    layers: [counter({ unit: "EUR", decimals: 2, from: 99, to: 39.9, shadow, color: "#ffffff" })],
  },
  "counter-arabic": { language: "ar-EG", layers: [counter({ unit: "percent", to: 85 })] },
  "captions-karaoke": { layers: [captions({})] },
  "captions-word": {
    layers: [
      captions({
        style: "word",
        plate: { color: "#ffffff", paddingX: 16, paddingY: 8, radius: 16, per: "block" },
      }),
    ],
  },
  "captions-line": { layers: [captions({ style: "line", color: "#ffffff", shadow })] },
  "captions-arabic": {
    language: "ar",
    layers: [
      captions({
        cues: [
          {
            startSeconds: 0,
            endSeconds: 2,
            text: "صُنع على مهل ليدوم",
            words: ["صُنع", "على", "مهل", "ليدوم"].map((word, index) => ({
              text: word,
              startSeconds: index * 0.5,
              endSeconds: index * 0.5 + 0.5,
            })),
          },
        ],
      }),
    ],
  },
  "text-spans": { layers: [text({ spans: wornSpans, text: wornText })] },
  "text-spans-word": {
    layers: [
      text({
        // Pale: what is painted by itself and fades differs at vivid edges, since chroma has half the samples.
        spans: wornSpans.map((span) => ("highlight" in span ? { ...span, highlight: "#e3d9b4" } : span)),
        text: wornText,
        uppercase: true,
        align: "center",
        reveal: "word",
        animations: [
          rise("opacity", 0, 1, { staggerSeconds: 0.15 }),
          rise("y", 40, 0, { staggerSeconds: 0.15 }),
        ],
      }),
    ],
  },
  "text-spans-letter": {
    layers: [
      text({
        font: sans,
        spans: wornSpans,
        text: wornText,
        shadow,
        reveal: "letter",
        animations: [rise("scale", 0.2, 1, { staggerSeconds: 0.03 })],
      }),
    ],
  },
  "text-spans-arabic": {
    language: "ar",
    layers: [
      text({
        font: { family: "Noto Kufi Arabic Variable", weight: 600, style: "normal" },
        text: "صُنع على مهل ليدوم سنين",
        spans: [{ from: 5, to: 12, color: "#d8482f", underline: true, highlight: "#f3d34a" }],
      }),
    ],
  },
  countdown: { layers: [countdown({})] },
  "countdown-over": {
    layers: [countdown({ remainingSeconds: 1.2, plate: darkPlate, color: "#f4f1ea", from: "minutes" })],
  },
  "countdown-german": { language: "de", layers: [countdown({ align: "start", shadow, color: "#ffffff" })] },
  "flip-picture": { layers: [picture({ flipX: true, animations: [rise("clip", 0, 1)] })] },
  "flip-text": {
    layers: [
      text({ flipY: true, reveal: "word", animations: [rise("y", 40, 0, { staggerSeconds: 0.1 })] }),
      shape({ shape: "path", path: star, flipX: true, flipY: true, box: box(220, 230, 100, 100) }),
    ],
  },
  "flip-group": { layers: [card({ flipX: true, animations: [rise("opacity", 0.2, 1)] })] },
  "crop-picture": { layers: [picture({ crop: { left: 0.3, top: 0.1, right: 0.2, bottom: 0.4 } })] },
  "crop-contained": {
    layers: [picture({ fit: "contain", radius: 24, crop: { left: 0.5, top: 0, right: 0, bottom: 0.2 } })],
  },
  "crop-moves": {
    layers: [
      picture({
        crop: {
          left: 0,
          top: 0,
          right: 0.1,
          bottom: 0,
          tracks: [
            {
              side: "left",
              keyframes: [
                { atSeconds: 0.2, value: 0, easing: "in-out-cubic" },
                { atSeconds: 1.2, value: 0.6, easing: "linear" },
              ],
            },
          ],
        },
      }),
    ],
  },
  "blur-track": { layers: [picture({ animations: [rise("blur", 18, 0)] })] },
  "blur-track-text": {
    layers: [
      text({
        reveal: "word",
        animations: [rise("blur", 0, 12), rise("opacity", 0, 1, { staggerSeconds: 0.1 })],
      }),
    ],
  },
  "animate-hold": {
    layers: [
      shape({
        box: box(40, 40, 80, 80),
        animations: [
          {
            property: "x",
            keyframes: [
              { atSeconds: 0.2, value: 0, easing: "hold" },
              { atSeconds: 0.8, value: 200, easing: "hold" },
              { atSeconds: 1.6, value: 60, easing: "linear" },
            ],
          },
        ],
      }),
    ],
  },
  icon: { layers: [icon({})] },
  "icon-drawn": { layers: [icon({ animations: [rise("value", 0, 1)] })] },
  "progress-ring": { layers: [progress({ animations: [rise("value", 0, 1)] })] },
  "progress-bar": { layers: [progress({ shape: "bar", box: box(40, 160, 280, 32) })] },
  "shape-path": { layers: [shape({ shape: "path", path: star })] },
  "shape-path-drawn": {
    layers: [shape({ shape: "path", path: star, strokeWidth: 8, animations: [rise("value", 0, 1)] })],
  },
  "shape-outline-drawn": {
    layers: [shape({ radius: 40, strokeWidth: 10, animations: [rise("value", 0, 1)] })],
  },
  "shape-ellipse-drawn": {
    layers: [shape({ shape: "ellipse", strokeWidth: 10, animations: [rise("value", 0, 1)] })],
  },
  "shape-line-drawn": {
    layers: [
      shape({
        shape: "line",
        strokeWidth: 12,
        box: box(40, 170, 280, 12),
        animations: [rise("value", 0, 1)],
      }),
    ],
  },
  "shape-shadow": { layers: [shape({ radius: 30, shadow })] },
  gradient: {
    layers: [
      {
        ...base,
        id: "gradient",
        kind: "gradient",
        box: middle,
        angleDegrees: 60,
        stops: [
          { offset: 0, color: "#f3d34a" },
          { offset: 1, color: "#d8482f00" },
        ],
      },
    ],
  },
  "gradient-radial": {
    layers: [
      {
        ...base,
        id: "gradient",
        kind: "gradient",
        radial: true,
        box: middle,
        angleDegrees: 0,
        stops: [
          { offset: 0, color: "#234f7d" },
          { offset: 1, color: "#234f7d00" },
        ],
      },
    ],
  },
  "blur-backdrop": { layers: [picture({ box: box(0, 0, 360, 360), blur: 14 })] },
  "blur-shape": { layers: [shape({ shape: "ellipse", box: box(90, 90, 180, 180), blur: 20 })] },
  "blend-multiply": {
    layers: [picture({}), shape({ box: box(90, 20, 240, 180), color: "#e0402a", blend: "multiply" })],
  },
  "blend-screen": {
    layers: [picture({}), shape({ box: box(90, 20, 240, 180), color: "#3060c0", blend: "screen" })],
  },
  "blend-overlay-text": { layers: [picture({}), text({ color: "#ffffff", blend: "overlay", font: sans })] },
  "mask-ellipse": {
    layers: [
      picture({
        mask: {
          shape: "ellipse",
          box: middle,
          radius: 0,
          animations: [rise("scale", 0, 1)],
        },
        animations: [rise("x", 60, 0)],
      }),
    ],
  },
  "mask-rounded-text": {
    layers: [
      text({
        font: sans,
        color: "#d8482f",
        mask: { shape: "rectangle", box: box(40, 100, 240, 130), radius: 40, animations: [] },
        animations: [rise("y", 90, 0)],
      }),
    ],
  },
  "mask-wipe-group": {
    layers: [
      card({
        mask: {
          shape: "rectangle",
          box: middle,
          radius: 0,
          animations: [rise("clip", 0, 1, { edge: "left" })],
        },
      }),
    ],
  },
  "group-faded": { layers: [card({ animations: [rise("opacity", 0, 0.6), rise("rotation", -20, 0)] })] },
  "group-shadow": { layers: [card({ shadow, animations: [rise("scaleX", 0, 1)] })] },
  "animate-opacity": { layers: [shape({ animations: [rise("opacity", 0, 1)] })] },
  "animate-scale-spring": {
    layers: [shape({ radius: 30, animations: [rise("scale", 0.2, 1, { easing: "spring" })] })],
  },
  "animate-scale-x-y": {
    layers: [shape({ animations: [rise("scaleX", 0.2, 1), rise("scaleY", 1.3, 1)] })],
  },
  "animate-rotation": { layers: [picture({ animations: [rise("rotation", 45, 0)] })] },
  "animate-clip": { layers: [picture({ animations: [rise("clip", 0, 1, { edge: "bottom" })] })] },
  "animate-keyframes": {
    layers: [
      shape({
        shape: "ellipse",
        box: box(40, 40, 80, 80),
        animations: [
          {
            property: "x",
            keyframes: [
              { atSeconds: 0.2, value: 0, easing: "in-out-expo" },
              { atSeconds: 0.8, value: 200, easing: "out-quint" },
              { atSeconds: 1.6, value: 60, easing: "linear" },
            ],
          },
          {
            property: "y",
            keyframes: [
              { atSeconds: 0.2, value: 0, easing: "linear" },
              { atSeconds: 1.6, value: 200, easing: "linear" },
            ],
          },
        ],
      }),
    ],
  },
};

/** A square composition of one case over paper, 360 pixels wide. */
export function layerCase(name: string): Composition {
  const found = layerCases[name];
  if (!found) throw new Error(`There is no case named ${name}.`);
  return compositionOf(found.layers, found.language ?? "en");
}

/** Cases side by side in one frame, with the same language, so that they pass through one another's state. */
export function allLayers(): Composition {
  const cases = Object.entries(layerCases);
  const columns = Math.ceil(Math.sqrt(cases.length));
  const layers = cases.flatMap(([name, { layers: own }], index) => {
    const [x, y] = [(index % columns) * 90, Math.floor(index / columns) * 90];
    const group: Layer = {
      ...base,
      id: name,
      kind: "group",
      box: box(0, 0, 360, 360),
      layers: own,
      animations: [
        { property: "scale", from: 0.25, to: 0.25, startSeconds: 0, endSeconds: 0, easing: "linear" },
        { property: "x", from: x - 135, to: x - 135, startSeconds: 0, endSeconds: 0, easing: "linear" },
        { property: "y", from: y - 135, to: y - 135, startSeconds: 0, endSeconds: 0, easing: "linear" },
      ],
    };
    return group;
  });
  return { ...compositionOf(layers, "en"), width: columns * 90, height: columns * 90 };
}

function compositionOf(layers: Layer[], language: string): Composition {
  return {
    width: 360,
    height: 360,
    durationSeconds: CASE_SECONDS,
    language,
    background: "#a9a294",
    layers,
    fonts: [sans, serif, ...fontsOf(layers)],
    pictureIds: ["dunes"],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}
