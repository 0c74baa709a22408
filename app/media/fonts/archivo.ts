import latinExtItalic from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-italic.woff2?url&no-inline";
import latinExtNormal from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url&no-inline";
import latinItalic from "@fontsource-variable/archivo/files/archivo-latin-wght-italic.woff2?url&no-inline";
import latinNormal from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url&no-inline";
import vietnameseItalic from "@fontsource-variable/archivo/files/archivo-vietnamese-wght-italic.woff2?url&no-inline";
import vietnameseNormal from "@fontsource-variable/archivo/files/archivo-vietnamese-wght-normal.woff2?url&no-inline";
import unicodeRanges from "@fontsource-variable/archivo/unicode.json";
import type { FontFamily } from "~/media/fonts/font-family";

export const archivo: FontFamily = {
  family: "Archivo Variable",
  weights: "100 900",
  unicodeRanges,
  files: [
    { subset: "vietnamese", style: "normal", url: vietnameseNormal },
    { subset: "vietnamese", style: "italic", url: vietnameseItalic },
    { subset: "latin-ext", style: "normal", url: latinExtNormal },
    { subset: "latin-ext", style: "italic", url: latinExtItalic },
    { subset: "latin", style: "normal", url: latinNormal },
    { subset: "latin", style: "italic", url: latinItalic },
  ],
};
