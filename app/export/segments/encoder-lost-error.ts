/**
 * The encoder died under a segment: the graphics process went, or the browser took the codec back. Worth another try, but not
 * where it fell silent: the next one would be waited for as long.
 */
export class EncoderLostError extends Error {
  override readonly name = "EncoderLostError";

  readonly isSilent: boolean;

  constructor({ isSilent = false, ...options }: ErrorOptions & { isSilent?: boolean } = {}) {
    super("The encoder stopped.", options);
    this.isSilent = isSilent;
  }
}
