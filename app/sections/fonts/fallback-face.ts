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

/** A face of the machine, made as wide and as high as a family's at one weight: what is read until its files are there. */
export function fallbackFace({ name, family, weight, isCapitals, width = 1 }: FallbackOptions): string {
  const face = machineFace(family.kind, weight);
  const wanted = widthAt(family, weight, isCapitals) * width;
  const size = wanted / (isCapitals ? face.capitals : face.letters);
  const sources = face.names.map((one) => `local("${one}")`).join(",");
  return (
    `@font-face{font-family:"${name}";src:${sources};size-adjust:${percent(size)};` +
    `ascent-override:${percent(family.ascent / size)};descent-override:${percent(family.descent / size)};line-gap-override:0%}`
  );
}

/** What stands behind it where the machine has none of its faces. */
export function genericFamily({ kind }: Pick<PageFamily, "kind">): string {
  return kind === "serif"
    ? "ui-serif,serif"
    : kind === "mono"
      ? "ui-monospace,monospace"
      : "system-ui,sans-serif";
}

function machineFace(kind: string, weight: number): MachineFace {
  if (kind === "serif") return times;
  if (kind === "mono") return courier;
  return weight < HEAVY ? arial : arialBold;
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
