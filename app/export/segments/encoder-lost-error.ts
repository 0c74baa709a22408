/** The encoder died under a segment: the graphics process went, or the browser took the codec back. Worth another try. */
export class EncoderLostError extends Error {
  override readonly name = "EncoderLostError";

  constructor(options?: ErrorOptions) {
    super("The encoder stopped.", options);
  }
}
