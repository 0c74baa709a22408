import { drawFrame } from "~/engine/draw-frame";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import { paint } from "~/player/paint";
import type { Composition, Layer } from "~/scene/composition";
import { fontsOf } from "~/scene/resolve/fonts-of";

/** What drawing one element of many anew costs, as an editor does it while that is dragged. */

const COUNT = 400;
const [WIDTH, HEIGHT] = [1920, 1080];
const SECONDS = 4;

function elementAt(index: number, moves: boolean): Layer {
  const [column, row] = [index % 25, Math.floor(index / 25)];
  const base = {
    id: `element-${index}`,
    startSeconds: 0,
    endSeconds: SECONDS,
    box: { x: column * 74 + 10, y: row * 64 + 12, width: 120, height: 70 },
    animations: moves
      ? [
          {
            property: "x" as const,
            from: -40,
            to: 40,
            startSeconds: 0,
            endSeconds: SECONDS,
            easing: "linear" as const,
          },
        ]
      : [],
  };
  const color = `#${(0x203040 + index * 0x010305).toString(16).padStart(6, "0")}`;
  switch (index % 4) {
    case 0:
      return { ...base, kind: "shape", shape: "rectangle", color, radius: 12 };
    case 1:
      return { ...base, kind: "shape", shape: "ellipse", color, radius: 0 };
    case 2:
      return {
        ...base,
        kind: "icon",
        paths: ["M20 6 9 17l-5-5", "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20"],
        color,
        strokeWidth: 2,
      };
    default:
      return {
        ...base,
        kind: "text",
        text: `Element ${index}`,
        font: { family: "Inter Variable", weight: 700, style: "normal" },
        maxSize: 26,
        minSize: 8,
        lineHeight: 1.1,
        letterSpacing: 0,
        maxLines: 2,
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
    pictureIds: [],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}

function canvasOf(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1280, 720];
  document.body.appendChild(canvas);
  return canvas;
}

/** Until the canvas has really been painted. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Milliseconds that each repaint of a drag takes, for an element far back, in the middle and in front; pixels read back at the end. */
export async function dragMilliseconds(frames: number): Promise<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const dragged of [1, 200, 399]) {
    const scope = {};
    let layers = Array.from({ length: COUNT }, (_, index) => elementAt(index, false));
    const canvas = canvasOf();
    const assetsOf = (composition: Composition) =>
      loadEngineAssets(composition, { mediaUrl: (id) => id, scope });
    let before: LoadedAssets | null = null;
    let spent = 0;
    for (let frame = 0; frame < frames; frame++) {
      layers = layers.map((layer, index) =>
        index === dragged
          ? { ...layer, box: { ...layer.box, x: layer.box.x + 3, y: layer.box.y + 2 } }
          : layer,
      );
      const composition = compositionOf(layers);
      const assets = await assetsOf(composition);
      const start = performance.now();
      paint(canvas, { composition, assets, fromSeconds: 0, untilSeconds: SECONDS }, 1);
      canvas.getContext("2d")?.getImageData(0, 0, 1, 1);
      if (frame > 4) spent += performance.now() - start;
      before?.close();
      before = assets;
      await settle();
    }
    before?.close();
    canvas.remove();
    result[`${dragged}`] = spent / (frames - 5);
  }
  return result;
}

/** Milliseconds for each frame in which all of them move. */
export async function playMilliseconds(frames: number): Promise<number> {
  const composition = compositionOf(Array.from({ length: COUNT }, (_, index) => elementAt(index, true)));
  const assets = await loadEngineAssets(composition, { mediaUrl: (id) => id });
  const canvas = canvasOf();
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
  let spent = 0;
  for (let frame = 0; frame < frames; frame++) {
    const start = performance.now();
    drawFrame(context, composition, frame / 30, assets);
    context.getImageData(0, 0, 1, 1);
    if (frame > 4) spent += performance.now() - start;
    await settle();
  }
  assets.close();
  canvas.remove();
  return spent / (frames - 5);
}
