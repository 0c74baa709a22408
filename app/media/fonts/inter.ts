import cyrillicExtItalic from "@fontsource-variable/inter/files/inter-cyrillic-ext-opsz-italic.woff2?url&no-inline";
import cyrillicExtNormal from "@fontsource-variable/inter/files/inter-cyrillic-ext-opsz-normal.woff2?url&no-inline";
import cyrillicItalic from "@fontsource-variable/inter/files/inter-cyrillic-opsz-italic.woff2?url&no-inline";
import cyrillicNormal from "@fontsource-variable/inter/files/inter-cyrillic-opsz-normal.woff2?url&no-inline";
import greekExtItalic from "@fontsource-variable/inter/files/inter-greek-ext-opsz-italic.woff2?url&no-inline";
import greekExtNormal from "@fontsource-variable/inter/files/inter-greek-ext-opsz-normal.woff2?url&no-inline";
import greekItalic from "@fontsource-variable/inter/files/inter-greek-opsz-italic.woff2?url&no-inline";
import greekNormal from "@fontsource-variable/inter/files/inter-greek-opsz-normal.woff2?url&no-inline";
import latinExtItalic from "@fontsource-variable/inter/files/inter-latin-ext-opsz-italic.woff2?url&no-inline";
import latinExtNormal from "@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2?url&no-inline";
import latinItalic from "@fontsource-variable/inter/files/inter-latin-opsz-italic.woff2?url&no-inline";
import latinNormal from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url&no-inline";
import vietnameseItalic from "@fontsource-variable/inter/files/inter-vietnamese-opsz-italic.woff2?url&no-inline";
import vietnameseNormal from "@fontsource-variable/inter/files/inter-vietnamese-opsz-normal.woff2?url&no-inline";
import unicodeRanges from "@fontsource-variable/inter/unicode.json";
import type { FontFamily } from "~/media/fonts/font-family";

export const inter: FontFamily = {
  family: "Inter Variable",
  weights: "100 900",
  unicodeRanges,
  files: [
    { subset: "cyrillic-ext", style: "normal", url: cyrillicExtNormal },
    { subset: "cyrillic-ext", style: "italic", url: cyrillicExtItalic },
    { subset: "cyrillic", style: "normal", url: cyrillicNormal },
    { subset: "cyrillic", style: "italic", url: cyrillicItalic },
    { subset: "greek-ext", style: "normal", url: greekExtNormal },
    { subset: "greek-ext", style: "italic", url: greekExtItalic },
    { subset: "greek", style: "normal", url: greekNormal },
    { subset: "greek", style: "italic", url: greekItalic },
    { subset: "vietnamese", style: "normal", url: vietnameseNormal },
    { subset: "vietnamese", style: "italic", url: vietnameseItalic },
    { subset: "latin-ext", style: "normal", url: latinExtNormal },
    { subset: "latin-ext", style: "italic", url: latinExtItalic },
    { subset: "latin", style: "normal", url: latinNormal },
    { subset: "latin", style: "italic", url: latinItalic },
  ],
};
