import unicodeRanges from "@fontsource-variable/noto-sans-kr/unicode.json";
import { readFontPackage } from "~/media/fonts/font-package";

const urls = import.meta.glob<string>(
  "../../../../node_modules/@fontsource-variable/noto-sans-kr/files/noto-sans-kr-[0-9]*-wght-normal.woff2",
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

export const notoSansKr = readFontPackage({
  folder: "noto-sans-kr",
  family: "Noto Sans KR Variable",
  weights: "100 900",
  urls,
  unicodeRanges,
});
