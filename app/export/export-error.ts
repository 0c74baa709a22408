import { EncoderLostError } from "~/export/segments/encoder-lost-error";

/** Codes are stable; callers switch on them. Messages say what happened and what to do next. */
const messages = {
  cancelled:
    "The export was cancelled. Finished scenes are kept for a while, so the next one starts further on.",
  "empty-video": "This video has no length. Add a scene first.",
  "no-sound": "This video has no sound. Choose music first, or another kind of file.",
  "size-unsupported": "Video needs an even width and height. Choose another format.",
  "video-codec-unsupported":
    "This browser cannot encode this kind of video at this size. Choose a smaller size or another kind, or use a recent Chrome, Edge or Safari.",
  "audio-codec-unsupported":
    "This browser cannot encode the sound of this kind of file, so it would be missing. Try again, choose another kind, or export without music.",
  "sound-unknown": "The music of this video does not exist any more. Choose other music.",
  "sound-unavailable": "A sound of this video could not be loaded. Check the connection and try again.",
  "font-unavailable": "A font of this video could not be loaded. Check the connection and try again.",
  "storage-full":
    "There is no room to write the file. Free some space and try again; the scenes finished so far are kept where there is room for them.",
  "file-refused": "The chosen file cannot be written. Choose another place, or download instead.",
  "encoder-lost":
    "The browser's encoder stopped. The scenes finished so far are kept: resume, and only the rest is encoded.",
  "encoding-failed": "Encoding stopped with an error. Try again, or choose a smaller size.",
  "worker-failed":
    "The export was ended by the browser, perhaps for want of memory. The scenes finished so far are kept: resume, or choose a smaller size.",
} as const;

export type ExportErrorCode = keyof typeof messages;

export class ExportError extends Error {
  override readonly name = "ExportError";

  constructor(
    readonly code: ExportErrorCode,
    options?: ErrorOptions,
  ) {
    super(messages[code], options);
  }
}

/** Codes after which the same export goes on from its last finished segment. */
export function canResumeAfter(code: ExportErrorCode): boolean {
  return ["cancelled", "storage-full", "encoder-lost", "encoding-failed", "worker-failed"].includes(code);
}

const codesByName: Record<string, ExportErrorCode> = {
  QuotaExceededError: "storage-full",
  AbortError: "cancelled",
  MediaError: "font-unavailable",
  NotAllowedError: "file-refused",
  NoModificationAllowedError: "file-refused",
};

/** The same error for anything thrown while exporting; what nobody foresaw is `encoding-failed`. */
export function toExportError(thrown: unknown): ExportError {
  if (thrown instanceof ExportError) return thrown;
  const options = { cause: thrown };
  if (thrown instanceof EncoderLostError) return new ExportError("encoder-lost", options);
  const code = thrown instanceof Error ? codesByName[thrown.name] : undefined;
  return new ExportError(code ?? "encoding-failed", options);
}
