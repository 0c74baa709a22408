import type { FontFamily } from "~/media/fonts/font-family";
import { readFontPackage } from "~/media/fonts/font-package";

/**
 * Every family a composition may name. Families of tens of characters have their tables here; those of thousands come in
 * a hundred numbered subsets, whose tables alone weigh more than a page and are fetched when a text needs them.
 */
export interface BundledFamily {
  family: string;
  /** Whether the family can only hold Chinese, Japanese and Korean characters. */
  isCjk: boolean;
  load(): FontFamily | Promise<FontFamily>;
}

// Families with optical sizes are taken with them: the interface uses the same files, and canvases pick the size.
const urls = import.meta.glob<string>(
  [
    "../../../node_modules/@fontsource-variable/{archivo,baloo-2,cormorant,fredoka,jetbrains-mono}/files/*-wght-*.woff2",
    "../../../node_modules/@fontsource-variable/{manrope,montserrat,nunito,oswald}/files/*-wght-*.woff2",
    "../../../node_modules/@fontsource-variable/{playfair-display,space-grotesk,unbounded}/files/*-wght-*.woff2",
    "../../../node_modules/@fontsource-variable/noto-{kufi,naskh,sans}-arabic/files/*-arabic-wght-*.woff2",
    "../../../node_modules/@fontsource-variable/noto-{sans,serif}-devanagari/files/*-devanagari-wght-*.woff2",
    "../../../node_modules/@fontsource-variable/{inter,fraunces,literata}/files/*-opsz-*.woff2",
    "../../../node_modules/@fontsource/{anton,instrument-serif}/files/*-400-*.woff2",
  ],
  { query: "?url&no-inline", import: "default", eager: true, exhaustive: true },
);

const ranges = import.meta.glob<Record<string, string>>(
  [
    "../../../node_modules/@fontsource/{anton,instrument-serif}/unicode.json",
    "../../../node_modules/@fontsource-variable/{archivo,baloo-2,cormorant,fraunces,fredoka,inter}/unicode.json",
    "../../../node_modules/@fontsource-variable/{jetbrains-mono,literata,manrope,montserrat,nunito}/unicode.json",
    "../../../node_modules/@fontsource-variable/{oswald,playfair-display,space-grotesk,unbounded}/unicode.json",
    "../../../node_modules/@fontsource-variable/noto-{kufi,naskh,sans}-arabic/unicode.json",
    "../../../node_modules/@fontsource-variable/noto-{sans,serif}-devanagari/unicode.json",
  ],
  { import: "default", eager: true, exhaustive: true },
);

function small(folder: string, family: string, weights: string): BundledFamily {
  const path = Object.keys(ranges).find((one) => one.includes(`/${folder}/`));
  const unicodeRanges = (path && ranges[path]) || {};
  const load = () => readFontPackage({ folder, family, weights, urls, unicodeRanges });
  return { family, isCjk: false, load };
}

function large(family: string, load: () => Promise<FontFamily>): BundledFamily {
  return { family, isCjk: true, load };
}

export const bundledFamilies: readonly BundledFamily[] = [
  // One weight that stands for all: it must not be thickened by the browser beside stand-ins that are asked for bold.
  small("anton", "Anton", "100 900"),
  small("archivo", "Archivo Variable", "100 900"),
  small("baloo-2", "Baloo 2 Variable", "400 800"),
  small("cormorant", "Cormorant Variable", "300 700"),
  small("fraunces", "Fraunces Variable", "100 900"),
  small("fredoka", "Fredoka Variable", "300 700"),
  small("instrument-serif", "Instrument Serif", "400"),
  small("inter", "Inter Variable", "100 900"),
  small("jetbrains-mono", "JetBrains Mono Variable", "100 800"),
  small("literata", "Literata Variable", "200 900"),
  small("manrope", "Manrope Variable", "200 800"),
  small("montserrat", "Montserrat Variable", "100 900"),
  small("nunito", "Nunito Variable", "200 1000"),
  small("oswald", "Oswald Variable", "200 700"),
  small("playfair-display", "Playfair Display Variable", "400 900"),
  small("space-grotesk", "Space Grotesk Variable", "300 700"),
  small("unbounded", "Unbounded Variable", "200 900"),
  small("noto-kufi-arabic", "Noto Kufi Arabic Variable", "100 900"),
  small("noto-naskh-arabic", "Noto Naskh Arabic Variable", "400 700"),
  small("noto-sans-arabic", "Noto Sans Arabic Variable", "100 900"),
  small("noto-sans-devanagari", "Noto Sans Devanagari Variable", "100 900"),
  small("noto-serif-devanagari", "Noto Serif Devanagari Variable", "100 900"),
  large("Noto Sans JP Variable", async () => (await import("./cjk/noto-sans-jp")).notoSansJp),
  large("Noto Sans KR Variable", async () => (await import("./cjk/noto-sans-kr")).notoSansKr),
  large("Noto Sans SC Variable", async () => (await import("./cjk/noto-sans-sc")).notoSansSc),
  large("Noto Serif JP Variable", async () => (await import("./cjk/noto-serif-jp")).notoSerifJp),
  large("Noto Serif SC Variable", async () => (await import("./cjk/noto-serif-sc")).notoSerifSc),
];
