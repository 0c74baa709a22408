import type { ExportTarget, GifFrameRate } from "~/export/export-kind";
import type { FrameRate } from "~/export/video-settings";
import type { Quality } from "./export-file";

/** The kinds of file as people choose them; WebM counts twice, for its two codecs. */
export const exportChoices = [
  { value: "mp4", label: "MP4 video", detail: "Plays everywhere. H.264 and AAC" },
  { value: "webm", label: "WebM video", detail: "A little smaller, for the web. VP9 and Opus" },
  { value: "av1", label: "WebM video, AV1", detail: "Smallest, slower to make. AV1 and Opus" },
  { value: "gif", label: "GIF", detail: "Moves in mail and chats. No sound, at most 25 MB" },
  { value: "poster", label: "Picture", detail: "One moment, as JPEG or PNG" },
  { value: "frames", label: "PNG frames", detail: "Every frame, in a zip, for other editors" },
  { value: "sound", label: "Sound only", detail: "M4A or WAV" },
] as const;
export type ExportChoice = (typeof exportChoices)[number]["value"];

/** What somebody has set; each kind reads what concerns it, so nothing is lost by looking at another. */
export interface ExportSettings {
  choice: ExportChoice;
  videoQuality: Quality;
  gifQuality: Quality;
  frameRate: FrameRate;
  gifFrameRate: GifFrameRate;
  pictureType: "jpeg" | "png";
  pictureSeconds: number;
  soundContainer: "m4a" | "wav";
}

/** Settings to begin with; the picture shows the given moment. */
export function firstSettings(pictureSeconds: number): ExportSettings {
  return {
    choice: "mp4",
    videoQuality: "1080p",
    gifQuality: "360p",
    frameRate: 30,
    gifFrameRate: 12.5,
    pictureType: "jpeg",
    pictureSeconds,
    soundContainer: "m4a",
  };
}

/** Qualities to choose from, or none where the kind has no picture. */
export function qualitiesOf(choice: ExportChoice): readonly Quality[] {
  if (choice === "sound") return [];
  return choice === "gif" ? ["240p", "360p", "480p"] : ["720p", "1080p", "4K"];
}

export function qualityOf({ choice, gifQuality, videoQuality }: ExportSettings): Quality {
  return choice === "gif" ? gifQuality : videoQuality;
}

/** What the settings ask the exporter for. */
export function targetOf(settings: ExportSettings, durationSeconds: number): ExportTarget {
  const { choice, frameRate } = settings;
  switch (choice) {
    case "mp4":
    case "frames":
      return { kind: choice, frameRate };
    case "webm":
      return { kind: "webm", codec: "vp9", frameRate };
    case "av1":
      return { kind: "webm", codec: "av1", frameRate };
    case "gif":
      return { kind: "gif", frameRate: settings.gifFrameRate };
    case "poster":
      return {
        kind: "poster",
        type: settings.pictureType,
        timeSeconds: Math.min(settings.pictureSeconds, durationSeconds),
      };
    case "sound":
      return { kind: "sound", container: settings.soundContainer };
  }
}

/** What a button that makes it says. */
export function downloadLabel(choice: ExportChoice): string {
  const names = {
    mp4: "MP4",
    webm: "WebM",
    av1: "WebM",
    gif: "GIF",
    poster: "picture",
    frames: "frames",
    sound: "sound",
  };
  return `Download ${names[choice]}`;
}
