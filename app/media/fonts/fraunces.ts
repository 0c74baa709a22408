import latinExtItalic from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-italic.woff2?url&no-inline";
import latinExtNormal from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url&no-inline";
import latinItalic from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url&no-inline";
import latinNormal from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url&no-inline";
import vietnameseItalic from "@fontsource-variable/fraunces/files/fraunces-vietnamese-opsz-italic.woff2?url&no-inline";
import vietnameseNormal from "@fontsource-variable/fraunces/files/fraunces-vietnamese-opsz-normal.woff2?url&no-inline";
import unicodeRanges from "@fontsource-variable/fraunces/unicode.json";
import type { FontFamily } from "~/media/fonts/font-family";

export const fraunces: FontFamily = {
  family: "Fraunces Variable",
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
