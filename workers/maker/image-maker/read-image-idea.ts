import { colorWord, namedColors } from "../named-colors";
import { type Repeat, repeats } from "../pictures/fields/repeats";
import { type Surface, surfaces } from "../pictures/fields/surfaces";
import { hexOfLch } from "../pictures/oklch";
import { readGround } from "../read-ground";
import { firstPlace, words } from "../words";
import { type Lettering, readLettering } from "./read-lettering";
import {
  gradientWords,
  knownRepeats,
  lightWords,
  repeatKind,
  repeatWords,
  surfaceKind,
  surfaceWords,
} from "./surface-words";

/** What an image is to be, read from its words. */
export interface ImageIdea {
  /** A thing, or colour where none is found; a pattern of things where a pattern names no form; a surface; light. */
  kind:
    | { type: "thing" }
    | { type: "repeat"; repeat: Repeat | null }
    | { type: "surface"; surface: Surface }
    | { type: "gradient"; isAlone: boolean };
  lettering: Lettering | null;
  /** The words that may name a thing: without those to be set, colours of the ground, and lists of colours. */
  text: string;
  /** Colours, `#rrggbb`: of what is behind the thing, then of the rest. */
  ground: string | null;
  colors: readonly string[];
  /** The colour that the thing is said to have, with the words that say so, "a black cat"; null where it is said to have none. */
  dyed: { color: string; words: string } | null;
  /** Whether room is asked for that text is laid on later. */
  wantsRoom: boolean;
}

const textWords = words(
  "text|letters?|lettering|words?|typography|schrift|buchstaben|texte|lettres|texto|letras",
);
const roomWords =
  /(?:copy|negative|empty|text)[ -]?space|(?:space|room) for (?:the |your )?(?:text|copy|headline|title)|platz für text|freiraum|espace (?:pour|libre)|espacio (?:para|libre)/iu;
/** What is placed on a surface is not the surface. */
const placed = words("on|auf|sur|sobre|su|op");
const mostSurfaceWords = 6;

/** Reads a prompt, and what it should be without. */
export function readImageIdea(prompt: string, negativePrompt: string): ImageIdea {
  const isWithoutText = firstPlace(textWords, negativePrompt) >= 0;
  const lettering = isWithoutText ? null : readLettering(prompt);
  const words = lettering ? lettering.rest : prompt;
  const { ground, rest } = readGround(words);
  const avoided = namedColors(negativePrompt).map(hexOfLch);
  const kept = (hex: string) => !avoided.includes(hex);
  const [behind = null] = ground.map(hexOfLch).filter(kept);
  return {
    kind: kindOf(words),
    lettering,
    text: withoutColorLists(ground.length > 0 ? rest : words),
    ground: behind,
    colors: [...ground.slice(1).map(hexOfLch), ...namedColors(rest).map(hexOfLch)].filter(kept),
    dyed: dyedThingIn(rest),
    wantsRoom: roomWords.test(prompt),
  };
}

/** Words for colours that name nothing else, as "orange" and "rose" do. */
const plainColor = words(
  "red|blue|green|yellow|pink|purple|violet|black|white|brown|gr[ea]y|gold(?:en)?|silver|navy|turquoise|teal|beige|(?:dunkel|hell)?(?:rot|blau|grün|gelb|schwarz|weiß|braun|grau)(?:e[nrsm]?)?|rosa|lila|rouges?|bleue?s?|verte?s?|jaunes?|noire?s?|blanc(?:he)?s?|gris(?:e|es)?|roj[ao]s?|azul(?:es)?|verdes?|amarill[ao]s?|negr[ao]s?|blanc[ao]s?",
);
const thingEnds =
  /[,.;:–\n]|(?<!\p{L})(?:on|in|at|with|and|of|for|by|near|under|auf|im|am|mit|und|neben|vor|sur|dans|avec|et|devant|sobre|en|con|y)(?!\p{L})/iu;

/** Of "a red hat on a cat" a red hat; of "a cat in a red hat" nothing. */
function dyedThingIn(text: string): ImageIdea["dyed"] {
  const [thing = ""] = text.split(thingEnds);
  const [color] = firstPlace(plainColor, thing) < 0 ? [] : namedColors(thing);
  return color ? { color: hexOfLch(color), words: thing.trim() } : null;
}

const colorFillers = words(
  "and|und|et|y|e|en|in|with|mit|avec|con|bold|bright|soft|calm|elegant|premium|playful|pastel|warm|colou?rs?|tones?|farben|couleurs|colores",
);

/** "Coral and ivory" after a comma is no sea life. */
function withoutColorLists(text: string): string {
  const isColors = (clause: string) =>
    colorWord.test(clause) && !/\p{L}{2}/u.test(without(clause, [colorWord, colorFillers]));
  const [first = "", ...clauses] = text.split(",");
  return [first, ...clauses.filter((clause) => !isColors(clause))].join(",");
}

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, { source }) => rest.replace(new RegExp(source, "giu"), " "), text);

function kindOf(text: string): ImageIdea["kind"] {
  const has = (pattern: RegExp) => firstPlace(pattern, text) >= 0;
  const repeat = first(repeats, repeatWords, text);
  const surface = first(surfaces, surfaceWords, text);
  if (surface && repeat === null && (has(surfaceKind) || has(repeatKind)))
    return { type: "surface", surface };
  if (has(repeatKind) || has(knownRepeats)) return { type: "repeat", repeat };
  const count = text.trim().split(/\s+/).length;
  if (surface && count <= mostSurfaceWords && !has(placed) && onlyNames(surfaceWords[surface], text))
    return { type: "surface", surface };
  if (has(gradientWords) && !has(placed) && count <= 8) {
    // "Gradient, sunset orange" is of colour; "headphones, blue gradient" of headphones.
    const isAlone = text.slice(0, firstPlace(gradientWords, text)).trim().split(/\s+/).length <= 1;
    return { type: "gradient", isAlone };
  }
  return has(lightWords) && count <= 5 ? { type: "gradient", isAlone: false } : { type: "thing" };
}

const around = words(
  "an?|the|with|and|of|background|backdrop|brushed|polished|rough|smooth|dark|light|old|fine|raw|natural|veins?|slab|macro|close[- ]?up|seamless",
);

/** Whether a text says nothing beside what a pattern names, its colours and how it is. */
function onlyNames(pattern: RegExp, text: string): boolean {
  return !/\p{L}{3}/u.test(without(text, [pattern, colorWord, around, surfaceKind]));
}

/** The kind that is named first. */
function first<Kind extends string>(
  kinds: readonly Kind[],
  patterns: Record<Kind, RegExp>,
  text: string,
): Kind | null {
  const places = kinds
    .map((kind) => ({ kind, at: firstPlace(patterns[kind], text) }))
    .filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at)[0]?.kind ?? null;
}
