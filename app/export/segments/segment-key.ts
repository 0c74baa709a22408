import type { MediaVersions } from "~/export/media-versions";
import type { Segment } from "~/export/segments/split-segments";
import type { Composition } from "~/scene/composition";

export interface KeyContext {
  frameRate: number;
  /** Everything that decides how frames become packets: codec, size, bitrate, the browser's version. */
  encoder: Record<string, unknown>;
  /** What drew it: another build may draw otherwise. */
  code: string;
  /** Media that could not be had; the same composition looks different without them. */
  failedMediaIds: readonly string[];
  /** An asset's file can be replaced under the same id. */
  mediaVersions: MediaVersions;
}

/** Places in time, as opposed to lengths of time: these shift when scenes before them grow or shrink. */
const timeKeys = new Set(["startSeconds", "endSeconds", "atSeconds", "remainingSeconds"]);
/** What holds times of a file instead. */
const fileTimeKeys = new Set(["speedRamp", "freezes"]);
/** Names and places in the list of scenes, which do not show. */
const nameKeys = new Set(["id", "sceneIndex"]);

/**
 * Names what a segment's packets depend on, as a SHA-256 in hexadecimal. Times count from the segment's first frame, and
 * only layers alive in it are read, so a scene that is merely shifted, or whose neighbours change, keeps its key.
 */
export async function segmentKey(
  composition: Composition,
  segment: Segment,
  context: KeyContext,
): Promise<string> {
  const startSeconds = segment.startFrame / context.frameRate;
  const lastSeconds = (segment.endFrame - 1) / context.frameRate;
  const alive = composition.layers.filter(
    (layer) => layer.startSeconds <= lastSeconds && layer.endSeconds > startSeconds,
  );
  const { width, height, language, background } = composition;
  const drawn = JSON.stringify(alive);
  const text = canonical(
    {
      width,
      height,
      language,
      background,
      layers: alive,
      frames: segment.endFrame - segment.startFrame,
      frameRate: context.frameRate,
      encoder: context.encoder,
      code: context.code,
      missing: context.failedMediaIds.filter((id) => drawn.includes(JSON.stringify(id))).sort(),
      media: versionsIn(drawn, context.mediaVersions),
    },
    startSeconds,
  );
  return sha256Hex(text);
}

/** The versions of media that JSON names. */
export function versionsIn(json: string, versions: MediaVersions): MediaVersions {
  return Object.fromEntries(Object.entries(versions).filter(([id]) => json.includes(JSON.stringify(id))));
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON with sorted keys, times counted from `origin` in whole microseconds, and without names. */
export function canonical(value: unknown, origin: number): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === "number") return timeKeys.has(key) ? Math.round((inner - origin) * 1e6) : inner;
    if (fileTimeKeys.has(key)) return JSON.stringify(inner);
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    const entries = Object.entries(inner).filter(([name]) => !nameKeys.has(name));
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
