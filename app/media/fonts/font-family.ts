/**
 * A family as its package ships it: one file per script subset and style. Where a family is also the interface's, the files
 * are the same ones: faces added here join the page's font set, and other outlines of one name would change its text.
 */
export interface FontFamily {
  /** The name compositions ask for. */
  family: string;
  /** CSS weight or range of weights that every file covers. */
  weights: string;
  /** Subset name → CSS `unicode-range`. */
  unicodeRanges: Readonly<Record<string, string>>;
  files: readonly FontFile[];
}

export interface FontFile {
  subset: string;
  style: "normal" | "italic";
  url: string;
}
