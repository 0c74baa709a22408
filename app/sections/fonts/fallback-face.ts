import type { PageFamily } from "~/sections/fonts/page-families";

interface MachineFace {
  /** Names that machines know it by; the first that is there is used. All have the same widths, or nearly. */
  names: readonly string[];
  /** Mean widths in em of the letters that `take-page-fonts.mjs` measures, from the face's published metrics. */
  letters: number;
  capitals: number;
}

const arial: MachineFace = {
  names: ["Arial", "Liberation Sans", "Arimo", "Roboto", "Helvetica"],
  letters: 0.4576,
  capitals: 0.6242,
};
const arialBold: MachineFace = {
  names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold", "Helvetica Bold"],
  letters: 0.4974,
  capitals: 0.632,
};
const times: MachineFace = {
  names: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif", "Times"],
  letters: 0.4159,
  capitals: 0.609,
};
/** What Linux has where it has none of those. */
const dejaVu: MachineFace = { names: ["DejaVu Sans"], letters: 0.5236, capitals: 0.6267 };
const dejaVuBold: MachineFace = { names: ["DejaVu Sans Bold"], letters: 0.5922, capitals: 0.6979 };
const dejaVuSerif: MachineFace = { names: ["DejaVu Serif"], letters: 0.5301, capitals: 0.6942 };
const courier: MachineFace = {
  names: ["Courier New", "Liberation Mono", "Cousine", "Menlo", "Droid Sans Mono"],
  letters: 0.6,
  capitals: 0.6,
};

const HEAVY = 600;

interface FallbackOptions {
  name: string;
  family: PageFamily;
  weight: number;
  isCapitals: boolean;
  /** Of letters beside those of the family: 1 is the same. */
  width?: number;
}

interface FallbackFace {
  name: string;
  /** Its `@font-face` rule. */
  css: string;
}

/**
 * Faces of the machine, made as wide and as high as a family's at one weight: what is read until its files are there. The
 * first that the machine has is used.
 */
export function fallbackFaces({
  name,
  family,
  weight,
  isCapitals,
  width = 1,
}: FallbackOptions): FallbackFace[] {
  const wanted = widthAt(family, weight, isCapitals) * width;
  return machineFaces(family.kind, weight).map((face, index) => {
    const size = wanted / (isCapitals ? face.capitals : face.letters);
    const own = index === 0 ? name : `${name} ${index + 1}`;
    const sources = face.names.map((one) => `local("${one}")`).join(",");
    const css =
      `@font-face{font-family:"${own}";src:${sources};size-adjust:${percent(size)};` +
      `ascent-override:${percent(family.ascent / size)};descent-override:${percent(family.descent / size)};line-gap-override:0%}`;
    return { name: own, css };
  });
}

/** What stands behind it where the machine has none of its faces. */
export function genericFamily({ kind }: Pick<PageFamily, "kind">): string {
  return kind === "serif"
    ? "ui-serif,serif"
    : kind === "mono"
      ? "ui-monospace,monospace"
      : "system-ui,sans-serif";
}

function machineFaces(kind: string, weight: number): readonly MachineFace[] {
  if (kind === "serif") return [times, dejaVuSerif];
  if (kind === "mono") return [courier];
  return weight < HEAVY ? [arial, dejaVu] : [arialBold, dejaVuBold];
}

function widthAt({ between, letters, capitals }: PageFamily, weight: number, isCapitals: boolean): number {
  const [light = 400, heavy = light] = between;
  const [narrow = 0.5, wide = narrow] = isCapitals ? capitals : letters;
  if (heavy === light) return narrow;
  const share = Math.min(1, Math.max(0, (weight - light) / (heavy - light)));
  return narrow + (wide - narrow) * share;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
