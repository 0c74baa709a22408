interface KeyName {
  /** Keys that do it, as the browser names them, but for Space and the range of digits. */
  keys: readonly string[];
  label: string;
  /** It also works where a page is about one video and something else has the focus: it takes nothing from the page. */
  worksOnPage?: boolean;
}

/** What the list of keys says, in its order. */
export const keyNames: readonly KeyName[] = [
  { keys: ["Space", "k"], label: "Play or pause", worksOnPage: true },
  { keys: ["ArrowLeft", "ArrowRight"], label: "Back or on by 1 second", worksOnPage: true },
  { keys: ["j", "l"], label: "Back or on by 5 seconds", worksOnPage: true },
  { keys: [",", "."], label: "Back or on by one frame", worksOnPage: true },
  { keys: ["Home", "End"], label: "To the start or end" },
  { keys: ["0–9"], label: "To that tenth of the video" },
  { keys: ["<", ">"], label: "Slower or faster", worksOnPage: true },
  { keys: ["ArrowUp", "ArrowDown"], label: "Louder or softer" },
  { keys: ["m"], label: "Sound on or off", worksOnPage: true },
  { keys: ["c"], label: "Captions on or off", worksOnPage: true },
  { keys: ["r"], label: "Repeat", worksOnPage: true },
  { keys: ["f"], label: "Full screen", worksOnPage: true },
  { keys: ["i"], label: "Picture in picture", worksOnPage: true },
  { keys: ["?"], label: "This list" },
];
