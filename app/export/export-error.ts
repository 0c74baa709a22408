/** Codes are stable; callers switch on them. Messages say what happened and what to do next. */
const messages = {
  cancelled: "The export was cancelled. Nothing was kept.",
  "empty-video": "This video has no length. Add a scene first.",
  "size-unsupported": "H.264 needs an even width and height. Choose another format.",
  "video-codec-unsupported":
    "This browser cannot encode H.264 video at this size. Use a recent Chrome, Edge or Safari, or choose a smaller size.",
  "audio-codec-unsupported":
    "This browser cannot encode AAC sound, so the music would be missing. Try again, or export without music.",
  "sound-unknown": "The music of this video does not exist any more. Choose other music.",
  "font-unavailable": "A font of this video could not be loaded. Check the connection and try again.",
  "storage-full": "There is no room to write the file. Free some space and try again.",
  "encoding-failed": "Encoding stopped with an error. Try again, or choose a smaller size.",
  "worker-failed": "The export could not run in this browser. Reload the page and try again.",
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

/** The same error for anything thrown while exporting; what nobody foresaw is `encoding-failed`. */
export function toExportError(thrown: unknown): ExportError {
  if (thrown instanceof ExportError) return thrown;
  const options = { cause: thrown };
  if (thrown instanceof Error) {
    if (thrown.name === "QuotaExceededError") return new ExportError("storage-full", options);
    if (thrown.name === "AbortError") return new ExportError("cancelled", options);
    if (thrown.name === "MediaError") return new ExportError("font-unavailable", options);
  }
  return new ExportError("encoding-failed", options);
}
