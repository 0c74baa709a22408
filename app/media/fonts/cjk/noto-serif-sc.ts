import unicodeRanges from "@fontsource-variable/noto-serif-sc/unicode.json";
import { readFontPackage } from "~/media/fonts/font-package";

const urls = import.meta.glob<string>(
  "../../../../node_modules/@fontsource-variable/noto-serif-sc/files/noto-serif-sc-[0-9]*-wght-normal.woff2",
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

export const notoSerifSc = readFontPackage({
  folder: "noto-serif-sc",
  family: "Noto Serif SC Variable",
  weights: "200 900",
  urls,
  unicodeRanges,
});
