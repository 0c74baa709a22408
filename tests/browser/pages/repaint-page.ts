import "~/engine/all-contents";
import { drawFrame, type FrameBefore } from "~/engine/draw-frame";
import type { Composition, Layer } from "~/scene/composition";
import { fontsOf } from "~/scene/resolve/fonts-of";
import { makeAssets } from "./engine-assets";

/** Compares what an edit paints anew with what painting all of it gives. */

const [WIDTH, HEIGHT] = [540, 960];
const SECONDS = 4;
const COUNT = 24;

/** The same numbers for the same seed, 0–1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `moves`: every third layer is on its way somewhere. */
function layerAt(index: number, random: () => number, moves: boolean): Layer {
  const between = (least: number, most: number) => least + (most - least) * random();
  const degrees = random() < 0.4 ? between(-170, 170) : 0;
  const lasting = (property: "rotation" | "opacity" | "x", value: number) => ({
    property,
    from: value,
    to: value,
    startSeconds: 0,
    endSeconds: SECONDS,
    easing: "linear" as const,
  });
  const base = {
    id: `layer-${index}`,
    startSeconds: 0,
    endSeconds: SECONDS,
    box: {
      x: between(-40, WIDTH - 60),
      y: between(-40, HEIGHT - 60),
      width: between(40, 200),
      height: between(30, 160),
    },
    animations: [
      ...(degrees === 0 ? [] : [lasting("rotation", degrees)]),
      ...(random() < 0.3 ? [lasting("opacity", between(0.2, 0.9))] : []),
      ...(moves && index % 3 === 0 ? [{ ...lasting("x", between(-80, 80)), from: 0 }] : []),
    ],
  };
  const color = `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
  switch (index % 7) {
    case 0:
      return { ...base, kind: "shape", shape: "rectangle", color, radius: 0 };
    case 1:
      return { ...base, kind: "shape", shape: "rectangle", color, radius: between(4, 40) };
    case 2:
      return { ...base, kind: "shape", shape: "ellipse", color, radius: 0 };
    case 3:
      return {
        ...base,
        kind: "icon",
        paths: ["M20 6 9 17l-5-5", "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20"],
        color,
        strokeWidth: 2,
      };
    case 4:
      return {
        ...base,
        kind: "picture",
        assetId: "sample",
        fit: "cover",
        focusX: 0.5,
        focusY: 0.5,
        radius: index % 2 ? 12 : 0,
        motion: null,
      };
    case 5:
      return {
        ...base,
        kind: "shape",
        shape: "path",
        path: "M50 0 L61 35 H98 L68 57 L79 91 L50 70 L21 91 L32 57 L2 35 H39 Z",
        color,
        radius: 0,
      };
    default:
      return {
        ...base,
        kind: "text",
        text: `Made slowly ${index}`,
        font: { family: "Inter Variable", weight: 700, style: "normal" },
        maxSize: 34,
        minSize: 8,
        lineHeight: 1.1,
        letterSpacing: 0,
        maxLines: 3,
        color,
        align: "center",
        verticalAlign: "middle",
        uppercase: false,
        plate: null,
        reveal: "block",
      };
  }
}

function compositionOf(layers: Layer[]): Composition {
  return {
    width: WIDTH,
    height: HEIGHT,
    durationSeconds: SECONDS,
    language: "en",
    background: "#f2efe8",
    layers,
    fonts: fontsOf(layers),
    pictureIds: ["sample"],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}

async function samplePicture(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(120, 90);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2D canvas.");
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 12; column++) {
      context.fillStyle = (row + column) % 2 ? "#d8482f" : "#1c3f6e";
      context.fillRect(column * 10, row * 10, 10, 10);
    }
  }
  return createImageBitmap(canvas);
}

function contextAt(scale: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
  return context;
}

function pixelsOf(
  context: OffscreenCanvasRenderingContext2D,
  composition: Composition,
  assets: Parameters<typeof drawFrame>[3],
  before: FrameBefore,
): Uint8ClampedArray {
  drawFrame(context, composition, 1, assets, before);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

/**
 * Makes edits of one layer each, as a drag does, on a canvas that holds the frame before; where layers move, of a video that rests. `unlike` names those after which pixels differ from painting all anew; `repaints`
 * counts the edits after which no surface of the canvas's size was made, so only a part was painted.
 */
export async function repaintAtRandom(
  seed: number,
  edits: number,
  scale: number,
  moves: boolean,
): Promise<{ unlike: string[]; largestShare: number; repaints: number }> {
  await document.fonts.load('700 32px "Inter Variable"');
  const random = randomFrom(seed);
  const pictures = new Map([["sample", await samplePicture()]]);
  const scope = {};
  let layers = Array.from({ length: COUNT }, (_, index) => layerAt(index, random, moves));
  const unlike: string[] = [];
  let largestShare = 0;
  let repaints = 0;
  const own = contextAt(scale);
  for (let edit = 0; edit < edits; edit++) {
    const at = Math.floor(random() * layers.length);
    layers = layers.map((layer, index) => (index === at ? layerAt(index, random, moves) : layer));
    const composition = compositionOf(layers);
    let isWhole = false;
    const plain = makeAssets(pictures);
    const kept = {
      ...plain,
      scope,
      createCanvas: (width: number, height: number) => {
        if (width >= Math.round(WIDTH * scale) && height >= Math.round(HEIGHT * scale)) isWhole = true;
        return plain.createCanvas(width, height);
      },
    };
    const repainted = pixelsOf(own, composition, kept, { isResting: moves, isHeld: true });
    if (!isWhole) repaints++;
    const anew = compositionOf(layers.map((layer) => ({ ...layer })));
    const whole = pixelsOf(contextAt(scale), anew, makeAssets(pictures), {});
    let count = 0;
    let most = 0;
    for (let index = 0; index < whole.length; index++) {
      const apart = Math.abs((whole[index] as number) - (repainted[index] as number));
      if (apart === 0) continue;
      count++;
      most = Math.max(most, apart);
    }
    largestShare = Math.max(largestShare, count / whole.length);
    if (count > 0) unlike.push(`edit ${edit} of ${layers[at]?.id}: ${count} values differ, by up to ${most}`);
  }
  return { unlike, largestShare, repaints };
}
