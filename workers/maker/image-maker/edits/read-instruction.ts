import { type ImageStyleId, imageStyles } from "~/domain/image/image-style";
import { namedColors } from "../../named-colors";
import type { Oklch } from "../../pictures/oklch";
import { words } from "../../words";
import type { Tones } from "../tones";
import { type NewLight, readLight } from "./relight";

/** One thing to do to a picture. */
export type InstructionStep =
  | { kind: "tones"; tones: Tones }
  | { kind: "remove-background" }
  | { kind: "replace-background"; words: string }
  | { kind: "blur-background" }
  | { kind: "blur" }
  | { kind: "sharpen" }
  | { kind: "recolour"; from: Oklch | null; to: Oklch[] }
  | { kind: "relight"; light: NewLight }
  | { kind: "style"; styleId: ImageStyleId }
  | { kind: "sepia" }
  | { kind: "turn"; quarters: 1 | 2 | 3 }
  | { kind: "mirror"; axis: "across" | "down" }
  | { kind: "upscale" };

const backdrop = "(?:back ?ground|backdrop|hintergrund|fond|arrière-plan|fondo)";
const pattern = (source: string) => new RegExp(source, "iu");
const removing = pattern(
  `(?:remove|delete|erase|cut ?out|take away|drop|no|without|transparent|entfern\\p{L}*|lösch\\p{L}*|weg|ohne|freistell\\p{L}*|supprim\\p{L}*|enlev\\p{L}*|enlève|retir\\p{L}*|sans|quit\\p{L}*|elimin\\p{L}*|borr\\p{L}*|sin)[^.;]{0,28}${backdrop}|${backdrop}[^.;]{0,20}(?:transparent\\p{L}*|away|weg|entfern\\p{L}*)|freistellen|cut (?:it|this|the \\p{L}+) out`,
);
const replacing = [
  pattern(
    `(?:replace|change|swap|set|make|turn|ersetz\\p{L}*|änder\\p{L}*|remplac\\p{L}*|chang\\p{L}*|reemplaz\\p{L}*|cambi\\p{L}*)[^.;]{0,14}${backdrop}\\s*(?:with|by|to|into|be|durch|zu|in|par|en|por|a|con)?\\s+(.+)`,
  ),
  pattern(
    "^(?:put|place|set|show|stell\\p{L}*|setz\\p{L}*|mets|mettez|pon|coloca)\\s+(?:it|this|the \\p{L}+|es|das \\p{L}+|le|la|lo)?\\s*((?:on|in|at|before|in front of|against|auf|im|in|am|vor|sur|dans|devant|en|sobre)\\s+.+)",
  ),
];
const blurring = pattern(
  `(?:blur\\p{L}*|unscharf|weichzeichn\\p{L}*|verschwimm\\p{L}*|flou\\p{L}*|desenfo\\p{L}*|difumin\\p{L}*)`,
);

const toneWords: readonly [RegExp, Partial<Tones>][] = [
  [words("warmer|warm|wärmer|plus chaude?|réchauff\\p{L}*|más cálid[ao]"), { warmth: 0.8 }],
  [words("cooler|colder|cool|kühler|kälter|plus froide?|refroid\\p{L}*|más frí[ao]"), { warmth: -0.8 }],
  [
    words(
      "brighter|lighter|brighten|lighten|heller|aufhellen|plus (?:claire?|lumineu\\p{L}+)|éclairci\\p{L}*|más (?:clar[ao]|luminos[ao])|aclarar?",
    ),
    { light: 0.45 },
  ],
  [
    words("darker|darken|dimmer|dunkler|abdunkeln|plus sombre|assombri\\p{L}*|más oscur[ao]|oscurec\\p{L}*"),
    { light: -0.45 },
  ],
  [
    words("less contrast|lower contrast|softer contrast|weniger kontrast|moins de contraste|menos contraste"),
    { contrast: -0.5 },
  ],
  [
    words(
      "more contrast|higher contrast|contrast(?:y|ier)?|punchier|mehr kontrast|kontrastreicher|plus de contraste|más contraste",
    ),
    { contrast: 0.5 },
  ],
  [
    words(
      "more (?:colou?r\\p{L}*|vivid|saturat\\p{L}*)|vivid|saturated?|colou?rful|kräftiger\\p{L}*|bunter|farbiger|plus (?:vives?|colorée?s?|saturée?)|más (?:viv[ao]s?|color|saturad[ao])",
    ),
    { colour: 0.4 },
  ],
  [
    words(
      "less (?:colou?r\\p{L}*|vivid|saturat\\p{L}*)|muted|desaturated?|faded|blasser|entsättig\\p{L}*|moins saturée?|désatur\\p{L}*|menos (?:color|saturad[ao])|apagad[ao]",
    ),
    { colour: -0.45 },
  ],
  [
    words(
      "black (?:and|&) white|black-and-white|b ?& ?w|monochrome|gr[ea]y ?scale|schwarz[- ]?wei(?:ß|ss)|graustufen|noir et blanc|niveaux de gris|blanco y negro|escala de grises",
    ),
    { colour: -1 },
  ],
];
const none: Tones = { light: 0, contrast: 0, colour: 0, warmth: 0 };

const insteadOf = pattern(
  "(.+?)\\s+(?:instead of|rather than|statt|anstatt|anstelle von|au lieu (?:de|du)|en (?:vez|lugar) de)\\s+(.+)",
);
const intoColor = pattern(
  "(?:change|turn|make|recolou?r|paint|dye|färb\\p{L}*|mach\\p{L}*|änder\\p{L}*|chang\\p{L}*|peins|rends?|met\\p{L}*|cambi\\p{L}*|pint\\p{L}*|haz\\p{L}*|pon\\p{L}*)\\s+(.*?)(?:\\b(?:to|into|in|zu|en|a|de)\\s+)?(\\p{L}+)[.!]?$",
);
const lightWords = words(
  "light\\p{L}*|lit|relight|shadows?|licht|beleucht\\p{L}*|lumière|éclair\\p{L}*|luz|ilumin\\p{L}*|spot ?light",
);

const has = (expression: RegExp, text: string) => text.search(new RegExp(expression.source, "iu")) >= 0;

/** What an instruction asks for, in the order it is done; empty where nothing in it is understood. English, German, French, Spanish. */
export function readInstruction(instruction: string): InstructionStep[] {
  // The search for what parts the steps slows down with the cube of the spaces in a row.
  return instruction
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n\s+/g, "\n")
    .split(
      /\s*(?:[;\n]|[,.]\s+|,?\s+(?:and then|then|danach|und dann|puis|et puis|luego|y luego)\s+|\s+(?:and|und|et|y)\s+(?!(?:white|weiß|weiss|blanc|blanco|negro|noir)))\s*/iu,
    )
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(readPart);
}

function readPart(part: string): InstructionStep[] {
  if (has(blurring, part))
    return [has(pattern(backdrop), part) ? { kind: "blur-background" } : { kind: "blur" }];
  for (const replaced of replacing) {
    const scene = replaced.exec(part)?.[1];
    if (
      scene &&
      !/^(?:transparent|away|weg|none)/iu.test(scene) &&
      !/^(?:warmer|brighter|darker|blurr)/iu.test(scene)
    )
      return [{ kind: "replace-background", words: scene }];
  }
  if (removing.test(part)) return [{ kind: "remove-background" }];
  if (
    has(
      words("mirror\\p{L}*|flip\\p{L}*|spiegel\\p{L}*|miroir|retourn\\p{L}*|espej\\p{L}*|volte\\p{L}*"),
      part,
    )
  )
    return [
      {
        kind: "mirror",
        axis: has(words("vertical\\p{L}*|upside down|vertikal|kopfüber|verticale\\p{L}*"), part)
          ? "down"
          : "across",
      },
    ];
  if (
    has(
      words(
        "rotate|turn (?:it|this)? ?(?:left|right|upside|around|by)|dreh\\p{L}*|tourn\\p{L}*|pivot\\p{L}*|gir\\p{L}*|rotar?",
      ),
      part,
    )
  ) {
    if (has(words("upside|180|around|kopf|envers|revés"), part)) return [{ kind: "turn", quarters: 2 }];
    return [
      { kind: "turn", quarters: has(words("left|links|gauche|izquierda|counter ?clockwise"), part) ? 3 : 1 },
    ];
  }
  if (
    has(words("sharp\\p{L}*|crisper|schärf\\p{L}*|nett\\p{L}*|nitid\\p{L}*|nítid\\p{L}*|enfoc\\p{L}*"), part)
  )
    return [{ kind: "sharpen" }];
  if (
    has(
      words(
        "upscale|enlarge|bigger|higher resolution|larger|vergrößer\\p{L}*|größer|agrandi\\p{L}*|plus grande?|ampl[ií]\\p{L}*|más grande",
      ),
      part,
    )
  )
    return [{ kind: "upscale" }];
  if (has(words("sepia|sépia"), part)) return [{ kind: "sepia" }];
  const instead = insteadOf.exec(part);
  if (instead) {
    const [to] = namedColors(instead[1]!);
    const [from] = namedColors(instead[2]!);
    if (to && from) return [{ kind: "recolour", from, to: [to] }];
  }
  if (has(lightWords, part)) {
    const light = readLight(part);
    if (light) return [{ kind: "relight", light }];
  }
  const found = tonesOf(part);
  if (found) return [{ kind: "tones", tones: found }];
  const style = imageStyles.find(
    ({ label, id }) => part.toLowerCase().includes(label.toLowerCase()) || part.toLowerCase().includes(id),
  );
  if (style) return [{ kind: "style", styleId: style.id }];
  const into = intoColor.exec(part);
  const to = into ? namedColors(into[2]!) : [];
  if (to.length > 0) return [{ kind: "recolour", from: namedColors(into![1]!)[0] ?? null, to }];
  const named = namedColors(part);
  return named.length > 0 && part.split(/\s+/).length <= 4
    ? [{ kind: "recolour", from: null, to: named }]
    : [];
}

function tonesOf(part: string): Tones | null {
  const strength = has(
    words(
      "(?:a )?(?:little|bit|touch|slightly)|etwas|leicht|ein wenig|un peu|légèrement|un poco|ligeramente",
    ),
    part,
  )
    ? 0.5
    : has(words("much|very|a lot|strongly|way|viel|sehr|deutlich|beaucoup|bien plus|mucho|muy"), part)
      ? 1.6
      : 1;
  let tones: Tones | null = null;
  for (const [expression, change] of toneWords) {
    if (!has(expression, part)) continue;
    tones ??= { ...none };
    for (const [key, value] of Object.entries(change) as [keyof Tones, number][]) {
      // "Less contrast" holds "contrast": what is said first of a tone stands.
      if (tones[key] === 0) tones[key] = value === -1 ? -1 : value * strength;
    }
  }
  return tones;
}
