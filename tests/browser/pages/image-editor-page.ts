import { brushDrag } from "~/image-editor/drags/mask-drags";
import { type EditDraft, emptyDraft } from "~/image-editor/edit-draft";
import { ImageLevels } from "~/image-editor/image-levels";
import { MaskImage } from "~/image-editor/mask-image";
import { Stage } from "~/image-editor/stage";

/** The editor's stage alone, with a large image and a mask on it, filling the window. */
let stage: Stage;
let draft: EditDraft = emptyDraft;

export async function openImage(side: number): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%;color:rgb(200 80 30)";
  document.body.appendChild(canvas);
  const image = { width: side, height: side };
  stage = new Stage(canvas, image, () => {});
  stage.resize({ width: innerWidth, height: innerHeight }, devicePixelRatio);
  const mask = new MaskImage(image, [200, 80, 30]);
  stage.show({ base: await ImageLevels.from(paint(side)), mask });
  stroke(side * 0.2, side * 0.8);
}

/** Every pixel differs from its neighbours, as in a photograph. */
function paint(side: number): ImageBitmap {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  const patch = context.createImageData(256, 256);
  for (let at = 0, seed = 1; at < patch.data.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    patch.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  for (let y = 0; y < side; y += 256) for (let x = 0; x < side; x += 256) context.putImageData(patch, x, y);
  return canvas.transferToImageBitmap();
}

const brush = { size: 200, hardness: 0.6, erase: false };

function stroke(from: number, to: number): number {
  const screen = (at: number) => ({
    x: at * stage.view.scale + stage.view.x,
    y: at * stage.view.scale + stage.view.y,
  });
  const change = (edited: (before: EditDraft) => EditDraft) => {
    draft = edited(draft);
  };
  const drag = brushDrag({ stage, draft, change }, brush, screen(from), false);
  const keys = { shiftKey: false, altKey: false };
  const started = performance.now();
  const steps = 60;
  for (let step = 1; step <= steps; step++) drag.move(screen(from + ((to - from) * step) / steps), keys);
  const eachMs = (performance.now() - started) / steps;
  drag.end();
  return eachMs;
}

export interface FrameFigures {
  framesPerSecond: number;
  /** Frames that took longer than two of a screen of 60. */
  lateShare: number;
}

/** Moves the image with every frame, at a magnification (0 fits it). */
export async function measurePan(scale: number, timeMs: number): Promise<FrameFigures> {
  if (scale === 0) stage.fit();
  else stage.zoomTo(scale);
  const times: number[] = [];
  const started = performance.now();
  let direction = 1;
  while (performance.now() - started < timeMs) {
    if (times.length % 40 === 39) direction = -direction;
    stage.pan(11 * direction, 7 * direction);
    times.push(await new Promise(requestAnimationFrame));
  }
  const seconds = (performance.now() - started) / 1000;
  const late = times.filter((time, index) => index > 0 && time - (times[index - 1] ?? 0) > 34);
  return {
    framesPerSecond: times.length / seconds,
    lateShare: late.length / times.length,
  };
}

/** Milliseconds for each reported place of a brush that crosses the image. */
export function measureBrush(): number {
  const { width } = stage.scene.image;
  return stroke(width * 0.1, width * 0.9);
}

/**
 * Moves and paints an image that lets its background shine through, and compares each frame with one that is drawn anew as a
 * whole: the greatest difference of any channel.
 */
export async function compareWithWhole(): Promise<number> {
  const image = { width: 600, height: 600 };
  const spots = new OffscreenCanvas(600, 600);
  const paint = spots.getContext("2d") as OffscreenCanvasRenderingContext2D;
  for (let i = 0; i < 120; i++) {
    paint.fillStyle = `rgb(${(i * 31) % 255} ${(i * 7) % 255} 90)`;
    paint.fillRect((i * 7919) % 600, (i * 1047) % 600, 70, 50);
  }
  const base = await ImageLevels.from(spots.transferToImageBitmap());
  const mask = new MaskImage(image, [200, 80, 30]);
  const open = (view?: Stage["view"]) => {
    const canvas = document.createElement("canvas");
    const made = new Stage(canvas, image, () => {});
    made.show({ base, mask });
    made.resize({ width: 500, height: 400 }, 1);
    if (view) made.view = view;
    return { canvas, made };
  };
  const { canvas, made } = open();
  made.zoomTo(1.37);
  let most = 0;
  const moves = [
    [11, 7],
    [-33, 5],
    [0, -90],
    [140, 0],
    [-3, -3],
  ] as const;
  for (const [turn, [dx, dy]] of moves.entries()) {
    made.pan(dx, dy);
    mask.drawOn({ ...brush, size: 60, erase: turn === 3 }, [200 + turn * 40, 200, 300, 300 + turn * 30]);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const whole = open({ ...made.view });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const [shown, wanted] = [canvas, whole.canvas].map(
      (one) => one.getContext("2d")?.getImageData(0, 0, 500, 400).data ?? [],
    );
    for (let at = 0; at < 500 * 400 * 4; at++)
      most = Math.max(most, Math.abs((shown?.[at] ?? 0) - (wanted?.[at] ?? 255)));
    whole.made.stop();
  }
  made.stop();
  return most;
}

/** What the stage shows of a large photograph that its camera turned: the pixels around the middle, where four tiles meet. */
export async function drawPhoto(file: number[]): Promise<{ width: number; height: number; data: number[] }> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(file)], { type: "image/jpeg" }));
  const levels = await ImageLevels.from(bitmap);
  const seen = { width: 40, height: 40 };
  const context = new OffscreenCanvas(40, 40).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const { width, height } = levels;
  levels.draw(context, { x: 20 - width / 2, y: 20 - height / 2, width, height }, { x: 0, y: 0, ...seen });
  levels.close();
  return { ...seen, data: [...context.getImageData(0, 0, 40, 40).data] };
}
