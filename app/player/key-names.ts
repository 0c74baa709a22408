/** What the list of keys says, in its order. Keys are separated by spaces; digits stand as a range. */
export const keyNames: readonly { keys: string; label: string }[] = [
  { keys: "Space k", label: "Play or pause" },
  { keys: "← →", label: "Back or on by 1 second" },
  { keys: "j l", label: "Back or on by 5 seconds" },
  { keys: ", .", label: "Back or on by one frame" },
  { keys: "Home End", label: "To the start or end" },
  { keys: "0–9", label: "To that tenth of the video" },
  { keys: "< >", label: "Slower or faster" },
  { keys: "↑ ↓", label: "Louder or softer" },
  { keys: "m", label: "Sound on or off" },
  { keys: "c", label: "Captions on or off" },
  { keys: "r", label: "Repeat" },
  { keys: "f", label: "Full screen" },
  { keys: "i", label: "Picture in picture" },
  { keys: "?", label: "This list" },
];
