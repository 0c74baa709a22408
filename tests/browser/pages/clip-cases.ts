import { bt709Limited } from "~/export/color-space";
import type { Animation, ClipLayer, Composition } from "~/scene/composition";
import { type ClipOptions, clipComposition, clipLayer } from "./make-clip.ts";

const WIDTH = 360;
const HEIGHT = 640;
export const CLIP_CASE_RATE = 30;
const FRAMES = 20;

const bt601: VideoColorSpaceInit = {
  primaries: "smpte170m",
  transfer: "smpte170m",
  matrix: "smpte170m",
  fullRange: false,
};

/** TypeScript's lists of names lack these. */
const highRange = {
  primaries: "bt2020",
  transfer: "hlg",
  matrix: "bt2020-ncl",
  fullRange: false,
} as object as VideoColorSpaceInit;

const clipOf = (width: number, height: number, change: Partial<ClipOptions> = {}): ClipOptions => ({
  width,
  height,
  frameRate: CLIP_CASE_RATE,
  frameCount: FRAMES,
  ...change,
});
const upright = clipOf(WIDTH, HEIGHT);
const layer = (change: Partial<ClipLayer> = {}) => clipLayer(WIDTH, HEIGHT, change);
const during = (property: Animation["property"], from: number, to: number): Animation => ({
  property,
  from,
  to,
  startSeconds: 0.1,
  endSeconds: 0.5,
  easing: "linear",
});

/** Clips as scenes show them: the files they are of, and the layers. */
const cases: Record<string, { clips: ClipOptions[]; layers: ClipLayer[]; isPainted?: boolean }> = {
  untouched: { clips: [upright], layers: [layer()] },
  larger: { clips: [clipOf(240, 426)], layers: [layer()] },
  smaller: { clips: [clipOf(480, 854)], layers: [layer()] },
  halved: { clips: [clipOf(720, 1280)], layers: [layer()] },
  "far smaller": { clips: [clipOf(1152, 2048)], layers: [layer()] },
  "nearly halved": { clips: [clipOf(700, 1244, { assetId: "portrait" })], layers: [layer()] },
  "a third": { clips: [clipOf(1080, 1920, { assetId: "portrait", frameCount: 4 })], layers: [layer()] },
  cropped: { clips: [clipOf(640, 360)], layers: [layer({ focusX: 0.2 })] },
  contained: { clips: [clipOf(640, 360)], layers: [layer({ fit: "contain" })] },
  rounded: {
    clips: [upright],
    layers: [layer({ box: { x: 31, y: 50, width: 290, height: 411 }, radius: 40 })],
  },
  masked: {
    clips: [upright],
    layers: [
      layer({
        mask: {
          shape: "ellipse",
          box: { x: 40, y: 60, width: 251, height: 300 },
          radius: 0,
          animations: [],
        },
      }),
    ],
  },
  "faded into another": {
    clips: [upright, clipOf(540, 960, { assetId: "portrait" })],
    layers: [layer(), layer({ id: "other", assetId: "other", animations: [during("opacity", 0, 1)] })],
  },
  growing: { clips: [upright], layers: [layer({ animations: [during("scale", 1, 1.3)] })] },
  shifted: { clips: [upright], layers: [layer({ animations: [during("x", 0, 61)] })] },
  wiped: { clips: [upright], layers: [layer({ animations: [during("clip", 0, 1)] })] },
  mirrored: { clips: [upright], layers: [layer({ flipX: true })], isPainted: true },
  "cropped by hand": {
    clips: [clipOf(720, 1280)],
    layers: [layer({ crop: { left: 0.1, top: 0.2, right: 0.05, bottom: 0 } })],
  },
  "crop that moves": {
    clips: [clipOf(720, 1280)],
    layers: [
      layer({
        crop: {
          left: 0,
          top: 0,
          right: 0,
          bottom: 0,
          tracks: [
            {
              side: "left",
              keyframes: [
                { atSeconds: 0.1, value: 0, easing: "linear" },
                { atSeconds: 0.5, value: 0.4, easing: "linear" },
              ],
            },
          ],
        },
      }),
    ],
  },
  "without its red": {
    clips: [upright],
    layers: [layer({ chromaKey: { color: "#ff0000", similarity: 0.3, smoothness: 0.2, spill: 0.5 } })],
    isPainted: true,
  },
  "ramped and frozen": {
    clips: [upright],
    layers: [
      layer({
        speedRamp: [
          { atSeconds: 0, speed: 2 },
          { atSeconds: 0.4, speed: 0.5 },
        ],
        freezes: [{ atSeconds: 0.2, forSeconds: 0.15 }],
      }),
    ],
  },
  slow: { clips: [upright], layers: [layer({ speed: 0.5 })] },
  "turned by 90 degrees": { clips: [clipOf(HEIGHT, WIDTH, { rotation: 90 })], layers: [layer()] },
  "turned by 270 degrees": {
    clips: [clipOf(964, 542, { rotation: 270, assetId: "portrait" })],
    layers: [layer()],
  },
  "turned by 180 degrees": {
    clips: [clipOf(WIDTH, HEIGHT, { rotation: 180 })],
    layers: [layer()],
    isPainted: true,
  },
  "in full range": {
    clips: [clipOf(WIDTH, HEIGHT, { colorSpace: { ...bt709Limited, fullRange: true } })],
    layers: [layer()],
  },
  "in BT.601": { clips: [clipOf(WIDTH, HEIGHT, { colorSpace: bt601 })], layers: [layer()] },
  "in full-range BT.601": {
    clips: [clipOf(WIDTH, HEIGHT, { colorSpace: { ...bt601, fullRange: true } })],
    layers: [layer()],
  },
  "in sRGB": {
    clips: [clipOf(WIDTH, HEIGHT, { colorSpace: { ...bt709Limited, transfer: "iec61966-2-1" } })],
    layers: [layer()],
  },
  "in high dynamic range": {
    clips: [clipOf(WIDTH, HEIGHT, { colorSpace: highRange })],
    layers: [layer()],
    isPainted: true,
  },
  shadowed: {
    clips: [upright],
    layers: [
      layer({
        box: { x: 40, y: 60, width: 280, height: 420 },
        shadow: { color: "#000000", blur: 20, x: 0, y: 8 },
      }),
    ],
    isPainted: true,
  },
};

export interface ClipCase {
  clips: ClipOptions[];
  composition: Composition;
  /** Whether a canvas has to paint the clip. */
  isPainted: boolean;
}

export const clipCaseNames = (): string[] => Object.keys(cases);

export function clipCase(name: string): ClipCase {
  const found = cases[name];
  if (!found) throw new Error(`There is no case ${name}.`);
  const composition = clipComposition(found.layers, {
    width: WIDTH,
    height: HEIGHT,
    seconds: FRAMES / CLIP_CASE_RATE,
  });
  return { clips: found.clips, composition, isPainted: found.isPainted ?? false };
}
