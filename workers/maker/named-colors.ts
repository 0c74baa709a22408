import type { Oklch } from "./pictures/oklch";
import { words } from "./words";

const colorWords: readonly (readonly [RegExp, Oklch])[] = [
  [words("red|rot\\p{L}*|rouges?|roj[ao]s?|crimson|cherry|tomato\\p{L}*"), { l: 0.58, c: 0.19, h: 27 }],
  [words("terracotta|rust|clay|brick|rost|ton|brique|terracota|óxido"), { l: 0.62, c: 0.12, h: 42 }],
  [words("orange|orangen?|naranjas?|mango|pumpkin|amber|alpaca"), { l: 0.74, c: 0.16, h: 58 }],
  [
    words("yellow|gelb\\p{L}*|jaunes?|amarill[ao]s?|lemon|honey|mustard|honig|miel|senf"),
    { l: 0.86, c: 0.15, h: 92 },
  ],
  [
    words("corals?|koralle\\p{L}*|corail|salmon|lachs\\p{L}*|saumon|peach|pfirsich\\p{L}*|melocotón"),
    { l: 0.74, c: 0.13, h: 33 },
  ],
  [words("burgundy|bordeaux|maroon|weinrot"), { l: 0.42, c: 0.13, h: 16 }],
  [words("copper|bronze|kupfer|cuivre|cobre"), { l: 0.67, c: 0.1, h: 50 }],
  [words("gold|golden\\p{L}*|dorée?s?|dorad[ao]s?|brass|messing"), { l: 0.78, c: 0.11, h: 82 }],
  [
    words("green|grün\\p{L}*|verts?|vertes?|verdes?|emerald|smaragd|basil|moss|moos"),
    { l: 0.62, c: 0.12, h: 150 },
  ],
  [words("sage|mint|olive|salbei|minze|sauge|menthe|salvia|menta|matcha"), { l: 0.78, c: 0.06, h: 145 }],
  [words("teal|turquoise|cyan|türkis|petrol|turquesa|aqua"), { l: 0.68, c: 0.1, h: 200 }],
  [words("(?<!navy )blue|blau\\p{L}*|bleue?s?|azul(?:es)?|denim|ocean|sky"), { l: 0.6, c: 0.13, h: 255 }],
  [words("navy|indigo|nachtblau|dunkelblau|bleu marine"), { l: 0.4, c: 0.11, h: 264 }],
  [
    words("purple|violet\\p{L}*|lila|lilac|lavender|lavendel|lavande|violettes?|morad[ao]s?|lavanda|plum"),
    { l: 0.7, c: 0.1, h: 305 },
  ],
  [words("pink|rosa|roses?|rosé|blush|magenta|fuchsia|berry"), { l: 0.76, c: 0.11, h: 5 }],
  [
    words(
      "brown|braun\\p{L}*|brune?s?|marron|marrón|coffee|kaffee|café|chocolate|schokolade|chocolat|kakao|cacao|espresso|wood|holz|bois|madera|oak",
    ),
    { l: 0.55, c: 0.07, h: 55 },
  ],
  [
    words("beige|cream|sand|ivory|oat|hafer|crème|crema|ivoire|avoine|avena|linen|leinen"),
    { l: 0.9, c: 0.035, h: 82 },
  ],
  [words("white|weiß\\p{L}*|blanc\\p{L}*|blanc[ao]s?|snow"), { l: 0.95, c: 0.008, h: 90 }],
  [words("slate|schiefer\\p{L}*|ardoise|pizarra|ardesia"), { l: 0.44, c: 0.018, h: 250 }],
  [words("black|schwarz\\p{L}*|noire?s?|negr[ao]s?|charcoal|anthracite"), { l: 0.26, c: 0.01, h: 260 }],
  [
    words("gr[ea]y|grau\\p{L}*|grise?s?|silver|silber|argent|plata|steel|stahl|acier|acero"),
    { l: 0.72, c: 0.012, h: 250 },
  ],
];

/** How a colour is said to be, by the words before it or, in French and Spanish, after it. */
const paleWords =
  /(?:light|pale|soft|pastel|baby|powder|dusty|faded|hell|zart|clair|pâle|claro|suave)e?[rnsma]?[\s-]*$/iu;
const deepWords = /(?:dark|deep|dunkel|tief|foncé|oscur[oa]|midnight|forest)e?[rnsm]?[\s-]*$/iu;
const vividWords =
  /(?:bold|vivid|bright|neon|hot|electric|strong|intense|knallig|kräftig|leuchtend|vif|vive|intens[oa])e?[rnsm]?[\s-]*$/iu;
const paleAfter = /^[\s-]*(?:clairs?|claires?|pâles?|claros?|claras?|pastel)(?!\p{L})/iu;
const deepAfter = /^[\s-]*(?:foncée?s?|oscur[oa]s?|sombres?)(?!\p{L})/iu;

function asSaid(color: Oklch, before: string, after: string): Oklch {
  const { l, c, h } = color;
  if (paleWords.test(before) || paleAfter.test(after))
    return { l: Math.max(l, l + (0.9 - l) * 0.7), c: Math.min(c, 0.03 + c * 0.4), h };
  if (deepWords.test(before) || deepAfter.test(after)) return { l: Math.max(0.2, l * 0.56), c: c * 0.85, h };
  if (vividWords.test(before) && c > 0.03) return { l, c: Math.min(0.24, c * 1.3), h };
  return color;
}

/** German runs the manner and the colour together: "dunkelgrün". */
export const withSplitColors = (text: string) =>
  text.replace(
    /(dunkel|hell|tief|zart|knall)(?=rot|blau|grün|gelb|rosa|lila|grau|braun|orange|violett|türkis|pink|beige)/giu,
    "$1 ",
  );

/** Colours named in a text, in the order they are named, as pale, deep or vivid as they are said to be. "Sage green" is sage. */
export function namedColors(words: string): Oklch[] {
  const text = withSplitColors(words);
  return colorWords
    .flatMap(([pattern, color]) => {
      const match = new RegExp(pattern.source, "iu").exec(text);
      if (!match) return [];
      const end = match.index + match[0].length;
      const said = asSaid(color, text.slice(0, match.index), text.slice(end));
      return [{ at: match.index, end, color: said }];
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, i, all) => !all.some((other, j) => j < i && /^[ -]$/.test(text.slice(other.end, at))))
    .map(({ color }) => color);
}

/** Any word for a colour, and for how it is. */
export const colorWord = new RegExp(
  `${colorWords.map(([pattern]) => pattern.source).join("|")}|(?<!\\p{L})(?:light|pale|soft|pastel|baby|powder|dusty|dark|deep|bold|vivid|bright|neon|hot|electric|hell\\p{L}*|dunkel\\p{L}*|clair|foncé|claro|oscuro)(?!\\p{L})`,
  "iu",
);
