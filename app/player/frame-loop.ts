import { afterPacedFrame, firstPace, PREVIEW_MS, spend } from "~/player/pace";
import { afterFrame, fullQuality } from "~/player/quality";

/** Where frames come from: the page's window, or one that is seen while the page is not. */
export interface FrameSource {
  requestAnimationFrame(callback: () => void): number;
  cancelAnimationFrame(request: number): void;
}

interface Preview {
  draw: () => void;
  drawnMs: number;
}

/** A tab that comes back has a long frame behind it that says nothing about the machine. */
const LONGEST_TELLING_FRAME_MS = 250;
const TELLING_FRAMES = 60;
/** Previews end their share of a frame here, so that the page keeps the rest of it. */
const PREVIEW_SHARE_OF_FRAME = 0.5;

const callbacks = new Set<() => void>();
const previews = new Set<Preview>();
let source: FrameSource = { requestAnimationFrame: pageFrame, cancelAnimationFrame: cancelPageFrame };
let requested = 0;
const seen: number[] = [];
let lastMs: number | null = null;
let screenMs = 1000 / 60;
let quality = fullQuality;
let pace = firstPace;

/**
 * Calls back once per frame of the screen until the returned function is called. All players of a page share one loop, which
 * stops when the last of them does; the browser itself stops it while the tab is hidden.
 */
export function onEachFrame(callback: () => void): () => void {
  callbacks.add(callback);
  request();
  return () => {
    callbacks.delete(callback);
  };
}

/**
 * As `onEachFrame`, for one of many small players: at most 30 times a second, taking turns with the others, and less often
 * where the page's frames would be late.
 */
export function onPreviewFrame(draw: () => void): () => void {
  const preview: Preview = { draw, drawnMs: 0 };
  previews.add(preview);
  request();
  return () => {
    previews.delete(preview);
  };
}

/** How sharply playing players draw on this machine at present: a share of the pixels along each side. */
export function qualityScale(): number {
  return quality.scale;
}

/** Takes frames from another window from now on, until the returned function is called. */
export function takeFramesFrom(other: FrameSource): () => void {
  const before = source;
  change(other);
  return () => change(before);
}

function change(next: FrameSource): void {
  if (requested) source.cancelAnimationFrame(requested);
  requested = 0;
  source = next;
  request();
}

// Looked up at each call: whoever counts or fakes the frames of a page replaces the window's own functions.
function pageFrame(callback: () => void): number {
  return requestAnimationFrame(callback);
}
function cancelPageFrame(frameRequest: number): void {
  cancelAnimationFrame(frameRequest);
}

function request(): void {
  if (!requested) requested = source.requestAnimationFrame(runFrame);
}

function runFrame(): void {
  requested = 0;
  if (callbacks.size + previews.size === 0) {
    lastMs = null;
    return;
  }
  // Asked for first: a callback that throws must not stop the others for good.
  request();
  const nowMs = performance.now();
  if (lastMs !== null) learn(nowMs - lastMs);
  lastMs = nowMs;
  for (const callback of callbacks) callback();
  if (previews.size > 0) drawPreviews(nowMs);
}

function learn(frameMs: number): void {
  if (frameMs > LONGEST_TELLING_FRAME_MS) return;
  screenMs = afterScreenFrame(frameMs);
  quality = afterFrame(quality, frameMs, screenMs);
  pace = afterPacedFrame(pace, previews.size, frameMs, screenMs);
}

/**
 * Time between frames of the screen. A screen that shows 30 a second, as phones do to save power, has frames as even as
 * a clock; a machine that is too slow for 60 has not.
 */
function afterScreenFrame(frameMs: number): number {
  seen.push(frameMs);
  if (seen.length < TELLING_FRAMES) return screenMs;
  const shortest = Math.min(...seen);
  const isEven = Math.max(...seen) < shortest * 1.2;
  seen.length = 0;
  return isEven ? Math.min(shortest, 1000 / 30) : 1000 / 60;
}

function drawPreviews(nowMs: number): void {
  const isDue = ({ drawnMs }: Preview) => nowMs - drawnMs > PREVIEW_MS - screenMs / 2;
  const due = [...previews].filter(isDue).sort((a, b) => a.drawnMs - b.drawnMs);
  const spent = spend(pace);
  pace = spent.pace;
  for (const preview of due.slice(0, spent.previews)) {
    preview.drawnMs = nowMs;
    preview.draw();
    if (performance.now() - nowMs > screenMs * PREVIEW_SHARE_OF_FRAME) return;
  }
}
