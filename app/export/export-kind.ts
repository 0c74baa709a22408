import type { FrameRate } from "~/export/video-settings";

/** What to make of a composition. */
export type ExportTarget =
  | { kind: "mp4"; frameRate: FrameRate }
  | { kind: "webm"; codec: "vp9" | "av1"; frameRate: FrameRate }
  | { kind: "gif"; frameRate: GifFrameRate }
  | { kind: "frames"; frameRate: FrameRate }
  | { kind: "poster"; type: "jpeg" | "png"; timeSeconds: number }
  | { kind: "sound"; container: "m4a" | "wav" };

/** A GIF counts time in hundredths of a second, so these are the even rates it has. */
export const gifFrameRates = [10, 12.5, 20, 25] as const;
export type GifFrameRate = (typeof gifFrameRates)[number];

/** Ending of the file's name, without a dot. */
export function fileEnding(target: ExportTarget): string {
  if (target.kind === "frames") return "zip";
  if (target.kind === "poster") return target.type === "jpeg" ? "jpg" : "png";
  if (target.kind === "sound") return target.container;
  return target.kind;
}

/** Media type of the file. */
export function mediaType(target: ExportTarget): string {
  switch (target.kind) {
    case "mp4":
    case "webm":
      return `video/${target.kind}`;
    case "gif":
      return "image/gif";
    case "frames":
      return "application/zip";
    case "poster":
      return `image/${target.type}`;
    case "sound":
      return target.container === "m4a" ? "audio/mp4" : "audio/wav";
  }
}

/** Frames per second, or 0 for what has no frames in time. */
export function frameRateOf(target: ExportTarget): number {
  return "frameRate" in target ? target.frameRate : 0;
}

/** Whether the file would hold the composition's sound. */
export function holdsSound(target: ExportTarget): boolean {
  return target.kind === "mp4" || target.kind === "webm" || target.kind === "sound";
}
