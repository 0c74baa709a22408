import unicodeRanges from "@fontsource-variable/noto-sans-sc/unicode.json";
import { readFontPackage } from "~/media/fonts/font-package";

const urls = import.meta.glob<string>(
  "../../../../node_modules/@fontsource-variable/noto-sans-sc/files/noto-sans-sc-[0-9]*-wght-normal.woff2",
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

export const notoSansSc = readFontPackage({
  folder: "noto-sans-sc",
  family: "Noto Sans SC Variable",
  weights: "100 900",
  urls,
  unicodeRanges,
});
