import { type AppliedFields, familiesOf, readableColors } from "~/scene/apply-brand";
import { contrastRatio } from "~/scene/contrast";
import { type AdTheme, inColours } from "./ad-theme";
import { readableOn } from "./measured-contrast";

/** A theme in a brand: its colours as far as they can be read, its typefaces and corners; what it does not say stays the theme's. */
export function themeOfBrand(plain: AdTheme, brand: AppliedFields): AdTheme {
  const palette = brand.colors.map(({ color }) => color);
  const base = palette.length > 1 ? inColours(plain, "", "", palette) : plain;
  const { background, text, accent } = readableColors(brand).colors;
  const ground = background ?? base.colours.ground;
  const shown = accent ?? base.colours.accent;
  const words = text ?? readableOn(ground, [base.colours.text]);
  const { headline, body } = familiesOf(brand.typefaces);
  const inFamily = <Face extends { family: string }>(face: Face, family: string | undefined): Face =>
    family ? { ...face, family } : face;
  return {
    ...base,
    id: `brand/${brand.id}`,
    name: brand.name,
    headline: inFamily(base.headline, headline),
    figure: inFamily(base.figure, headline),
    line: inFamily(base.line, body),
    label: inFamily(base.label, body),
    action: inFamily(base.action, body),
    buttonShape: brand.radius === null ? base.buttonShape : shapeOf(brand.radius),
    colours: {
      ground,
      text: words,
      accent: shown,
      onAccent: readableOn(shown, contrastRatio(ground, shown) >= 4.5 ? [ground, words] : [words]),
    },
  };
}

function shapeOf(radius: number): AdTheme["buttonShape"] {
  return radius >= 60 ? "pill" : radius > 0 ? "rounded" : "box";
}
