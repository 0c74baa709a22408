/** A part of a frame that only a canvas can draw, over what is below it. */
export class NeedsCanvasError extends Error {}
