import latinItalic from "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url&no-inline";
import latinNormal from "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url&no-inline";
import latinExtItalic from "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-italic.woff2?url&no-inline";
import latinExtNormal from "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2?url&no-inline";
import unicodeRanges from "@fontsource/instrument-serif/unicode.json";
import type { FontFamily } from "~/media/fonts/font-family";

export const instrumentSerif: FontFamily = {
  family: "Instrument Serif",
  weights: "400",
  unicodeRanges,
  files: [
    { subset: "latin-ext", style: "normal", url: latinExtNormal },
    { subset: "latin-ext", style: "italic", url: latinExtItalic },
    { subset: "latin", style: "normal", url: latinNormal },
    { subset: "latin", style: "italic", url: latinItalic },
  ],
};
