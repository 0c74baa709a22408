export type MediaErrorCode = "font-unavailable";

/** Media without which nothing right can be drawn. Switch on `code`; the message is for people. */
export class MediaError extends Error {
  override readonly name = "MediaError";

  constructor(
    readonly code: MediaErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
