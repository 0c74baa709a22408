import unicodeRanges from "@fontsource-variable/noto-serif-jp/unicode.json";
import { readFontPackage } from "~/media/fonts/font-package";

const urls = import.meta.glob<string>(
  "../../../../node_modules/@fontsource-variable/noto-serif-jp/files/noto-serif-jp-[0-9]*-wght-normal.woff2",
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

export const notoSerifJp = readFontPackage({
  folder: "noto-serif-jp",
  family: "Noto Serif JP Variable",
  weights: "200 900",
  urls,
  unicodeRanges,
});
