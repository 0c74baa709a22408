import { createRoot } from "react-dom/client";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { makeVariants } from "~/scene/make-variants";
import { resolveComposition } from "~/scene/resolve-composition";
import { sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

/** Shows so many videos of different looks, all playing and all in view on 1440 × 900. */
export async function showGrid(count: number): Promise<void> {
  const addresses = await pictureAddresses();
  const storyboards = makeVariants(sampleStoryboard("short", "editorial", "9:16", 7), count);
  const compositions = storyboards.map((storyboard) =>
    resolveComposition(storyboard, sizeOfFormat("9:16", 0.3)),
  );
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no root.");
  document.body.style.margin = "0";
  createRoot(element).render(
    <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 156px)", gap: 8, padding: 8 }}>
      {compositions.map((composition, index) => (
        <PreviewPlayer
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          composition={composition}
          mediaUrl={(assetId) => addresses.get(assetId) ?? ""}
          label={`Video ${index}`}
          autoPlay
        />
      ))}
    </div>,
  );
}

export interface GridFigures {
  /** Of the page, per second. */
  frames: number;
  /** Of one player, per second, on average. */
  draws: number;
  /** Frames that took longer than two of a screen of 60. */
  lateShare: number;
}

/** Counts frames of the page and pictures drawn by all players for a while. */
export async function measureGrid(timeMs: number, players: number): Promise<GridFigures> {
  let draws = 0;
  const getContext = HTMLCanvasElement.prototype.getContext;
  // A player asks for its canvas's context once per picture.
  HTMLCanvasElement.prototype.getContext = function counted(this: HTMLCanvasElement, ...given: [string]) {
    draws++;
    return getContext.apply(this, given);
  } as typeof getContext;
  const times: number[] = [];
  const started = performance.now();
  while (performance.now() - started < timeMs) times.push(await new Promise(requestAnimationFrame));
  HTMLCanvasElement.prototype.getContext = getContext;
  const seconds = (performance.now() - started) / 1000;
  const late = times.filter((time, index) => index > 0 && time - (times[index - 1] ?? 0) > 34);
  return {
    frames: times.length / seconds,
    draws: draws / players / seconds,
    lateShare: late.length / times.length,
  };
}

async function pictureAddresses(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const [name, picture] of paintStandIns()) {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
    addresses.set(name, URL.createObjectURL(file));
  }
  return addresses;
}
