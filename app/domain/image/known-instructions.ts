/** One of each kind of instruction that the built-in maker follows, as somebody would say it. */
export const knownInstructions = [
  "make it warmer",
  "brighter",
  "more contrast",
  "red instead of blue",
  "black and white",
  "blur the background",
  "remove the background",
  "put it on a wooden table",
  "soft light from the left",
  "sharper",
  "turn it left",
  "mirror it",
] as const;
