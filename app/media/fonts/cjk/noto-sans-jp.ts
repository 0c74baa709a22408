import unicodeRanges from "@fontsource-variable/noto-sans-jp/unicode.json";
import { readFontPackage } from "~/media/fonts/font-package";

const urls = import.meta.glob<string>(
  "../../../../node_modules/@fontsource-variable/noto-sans-jp/files/noto-sans-jp-[0-9]*-wght-normal.woff2",
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

export const notoSansJp = readFontPackage({
  folder: "noto-sans-jp",
  family: "Noto Sans JP Variable",
  weights: "100 900",
  urls,
  unicodeRanges,
});
