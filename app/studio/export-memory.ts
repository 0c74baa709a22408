import { gifFrameRates } from "~/export/export-kind";
import { frameRates } from "~/export/video-settings";
import { type ExportSettings, exportChoices, firstSettings } from "./export-settings";

/**
 * What the last export of each video was to be, and whether one was cut off, kept for the life of the tab: after a
 * reload the same file goes on from its finished segments.
 */
const settingsKey = (contentId: string) => `vitrine:export-settings:${contentId}`;
const runningKey = (contentId: string) => `vitrine:export-running:${contentId}`;

export function keepSettings(contentId: string, settings: ExportSettings): void {
  keep(settingsKey(contentId), JSON.stringify(settings));
}

/** The settings as they were left, each only where it is still one there is. */
export function readSettings(contentId: string, pictureSeconds: number): ExportSettings {
  const first = firstSettings(pictureSeconds);
  const kept = parse(read(settingsKey(contentId)));
  const one = <Value>(name: keyof ExportSettings, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === kept[name]) ?? usual;
  const seconds = kept.pictureSeconds;
  return {
    choice: one(
      "choice",
      exportChoices.map(({ value }) => value),
      first.choice,
    ),
    videoQuality: one("videoQuality", ["720p", "1080p", "4K"], first.videoQuality),
    gifQuality: one("gifQuality", ["240p", "360p", "480p"], first.gifQuality),
    frameRate: one("frameRate", frameRates, first.frameRate),
    gifFrameRate: one("gifFrameRate", gifFrameRates, first.gifFrameRate),
    pictureType: one("pictureType", ["jpeg", "png"], first.pictureType),
    pictureSeconds: typeof seconds === "number" && seconds >= 0 ? seconds : first.pictureSeconds,
    soundContainer: one("soundContainer", ["m4a", "wav"], first.soundContainer),
  };
}

/** Marks that an export runs; the mark outlives the page when the page is left before the end. */
export function markRunning(contentId: string, isRunning: boolean): void {
  keep(runningKey(contentId), isRunning ? "1" : null);
}

/** Whether an export of this video ended with its page. */
export function wasCutOff(contentId: string): boolean {
  return read(runningKey(contentId)) !== null;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or off: the next page begins with the usual settings.
  }
}
