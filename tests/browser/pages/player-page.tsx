import { useMemo, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { Player, type PlayerHandle, type PlayerProps } from "~/player/player";
import { PreviewPlayer } from "~/player/preview-player";
import { type SampleOptions, sampleComposition } from "./sample-composition.ts";
import "./player-page.css";

let root: Root | null = null;
let handle: PlayerHandle | null = null;
let replaceSample: ((sample: SampleOptions) => void) | null = null;
const mediaUrl = (assetId: string) => `/pictures/${assetId}.png`;

type Settings = Pick<PlayerProps, "autoPlay" | "loop" | "muted" | "controls" | "poster">;

function PlayerUnderTest({ sample: first, settings }: { sample: SampleOptions; settings: Settings }) {
  const [sample, setSample] = useState(first);
  replaceSample = setSample;
  const composition = useMemo(() => sampleComposition(sample), [sample]);
  return (
    <div style={{ maxWidth: 640 }}>
      <Player
        {...settings}
        composition={composition}
        mediaUrl={mediaUrl}
        label="Sample video"
        ref={(next) => {
          handle = next;
        }}
      />
    </div>
  );
}

function container(): HTMLElement {
  root?.unmount();
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no root.");
  return element;
}

export function showPlayer(sample: SampleOptions, settings: Settings = {}): void {
  root = createRoot(container());
  root.render(<PlayerUnderTest sample={sample} settings={settings} />);
}

export function changeSample(sample: SampleOptions): void {
  replaceSample?.(sample);
}

export function unmountPlayer(): void {
  root?.unmount();
  root = null;
}

export function position(): number {
  return handle?.getPositionSeconds() ?? -1;
}

/** Seconds of video that pass per second, measured over a while. */
export async function pace(timeMs: number): Promise<number> {
  const [startedMs, from] = [performance.now(), position()];
  await new Promise((resolve) => setTimeout(resolve, timeMs));
  return (position() - from) / ((performance.now() - startedMs) / 1000);
}

/** As after the browser took the canvas's memory and gave it back: empty, and told so. */
export function loseContext(): void {
  const canvas = document.querySelector("canvas");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) throw new Error("There is no canvas.");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  canvas.dispatchEvent(new Event("contextrestored"));
}

export function playByHandle(): void {
  handle?.play();
}

/** Pixel of the first canvas at shares of its width and height. */
export function pixel(x: number, y: number, index = 0): number[] {
  const canvas = document.querySelectorAll("canvas")[index];
  const context = canvas?.getContext("2d");
  if (!canvas || !context) throw new Error("There is no canvas.");
  const data = context.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data;
  return [...data.subarray(0, 3)];
}

export function canvasPixels(): [width: number, height: number] {
  const canvas = document.querySelector("canvas");
  return [canvas?.width ?? 0, canvas?.height ?? 0];
}

const requestFrame = window.requestAnimationFrame.bind(window);
let frameRequests = 0;
/** Counts requests for frames from now on. */
export function countFrameRequests(): void {
  frameRequests = 0;
  window.requestAnimationFrame = (callback) => {
    frameRequests++;
    return requestFrame(callback);
  };
}
export function takeFrameRequests(): number {
  const count = frameRequests;
  frameRequests = 0;
  return count;
}

const startSource = AudioBufferSourceNode.prototype.start;
let startedSounds: { offsetSeconds: number; bufferSeconds: number; peak: number }[] = [];
/** Notes every sound that is started from now on. */
export function recordSounds(): void {
  startedSounds = [];
  AudioBufferSourceNode.prototype.start = function start(when?: number, offset = 0) {
    const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    startedSounds.push({ offsetSeconds: offset, bufferSeconds: this.buffer?.duration ?? 0, peak });
    startSource.call(this, when, offset);
  };
}
export const takeStartedSounds = () => startedSounds;

const openedContexts: AudioContext[] = [];
/** Notes every audio context that is opened from now on. A test's calls count as touches of the page: here they do not. */
export function recordContextsAsUntouched(): void {
  let hasBeenActive = false;
  const touch = () => {
    hasBeenActive = true;
  };
  addEventListener("pointerdown", touch, { capture: true, once: true });
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      openedContexts.push(this);
    }
  };
}
export const contextStates = () => openedContexts.map(({ state }) => state);

export function showPreviews(count: number, sample: SampleOptions = {}, width = 160): void {
  const composition = sampleComposition({ width: 160, height: 120, ...sample });
  root = createRoot(container());
  root.render(
    <div style={{ display: "grid", gridTemplateColumns: `repeat(4, ${width}px)`, gap: 8 }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <a key={index} href={`#${index}`} data-preview={index}>
          <PreviewPlayer composition={composition} mediaUrl={mediaUrl} label={`Video ${index}`} />
        </a>
      ))}
    </div>,
  );
}

/** Renders on the server's terms, then takes over in the page; resolves with the server's HTML. */
export async function hydratePlayer(sample: SampleOptions): Promise<string> {
  const { renderToString } = await import("react-dom/server");
  const element = container();
  const tree = <PlayerUnderTest sample={sample} settings={{}} />;
  const html = renderToString(tree);
  element.innerHTML = html;
  root = hydrateRoot(element, tree);
  return html;
}
