import { colorWord, namedColors, withSplitColors } from "./named-colors";
import type { Oklch } from "./pictures/oklch";
import { words } from "./words";

/** What a thing stands before, and the words around it that are no colours. */
const groundWord = words(
  "backgrounds?|backdrops?|gradients?|studio(?: light(?:ing)?)?|lighting|light|walls?|podium|stage|set|surface|hintergr(?:und|ünden?)|studiolicht|wand|licht|arrière-plan|pared|luz",
);
const lightWord = /^(?:light|lighting|licht|luz)$/iu;
const darkWord = /(?<!\p{L})(?:dark|night|moody|dunkel|nacht|sombre|nuit|oscur[oa]|noche)(?!\p{L})/iu;
const fillers = words(
  "studio|seamless|plain|solid|gradient|paper|color|colour|coloured|colored|and|to|und|et|y|auf|a|an|the|background|backdrop|simple|clean|matte|smooth",
);
/** "On beige", "against a deep blue". */
const placedOn =
  /(?<!\p{L})(?:on|against|over|auf|vor|sur|sobre|contra)\s+(?:(?:an?|the|eine[mnr]?|une?|una?|fond|fondo)\s+)*$/iu;
/** In French and Spanish the colour follows. */
const groundBefore = /(?<!\p{L})(?:fond|fondo|arrière-plan)\s+((?:\p{L}+\s*){1,3})/iu;

/**
 * Colours named for what is behind and under a thing ("on a bold yellow background", "in soft pink studio light"), one or two,
 * and the text without them. No colours where none is named for the ground.
 */
export function readGround(prompt: string): { ground: Oklch[]; rest: string } {
  const text = withSplitColors(prompt);
  const isColor = (word: string) => new RegExp(colorWord.source, "iu").test(word);
  const isFiller = (word: string) => new RegExp(fillers.source, "iu").test(word);
  const after = groundBefore.exec(text);
  if (after && isColor(after[1]!))
    return { ground: namedColors(after[1]!).slice(0, 2), rest: text.replace(after[0], " ") };
  for (const match of text.matchAll(groundWord)) {
    const clause = /[^,.;:–\n]*$/u.exec(text.slice(0, match.index))?.[0] ?? "";
    const before = clause.trim().split(/\s+/);
    let from = before.length;
    while (from > 0 && (isColor(before[from - 1]!) || isFiller(before[from - 1]!))) from--;
    const phrase = before.slice(from).join(" ");
    const ground = namedColors(phrase).slice(0, 2);
    if (ground.length === 0) continue;
    // "Amber light" on a dark stage is light, and no wall.
    const isLightAlone = lightWord.test(match[0]) && !/studio/iu.test(phrase);
    if (isLightAlone && ((ground[0]!.h > 40 && ground[0]!.h < 105) || darkWord.test(text))) continue;
    const at = text.slice(0, match.index).lastIndexOf(before[from]!, match.index);
    return { ground, rest: `${text.slice(0, at)} ${text.slice(match.index + match[0].length)}` };
  }
  for (const match of text.matchAll(/\p{L}+/gu)) {
    if (!isColor(match[0]) || !placedOn.test(text.slice(0, match.index))) continue;
    const phrase = (/^(?:\p{L}+[\s-]*){1,2}/u.exec(text.slice(match.index))?.[0] ?? "").split(/\s+/);
    const said = phrase.filter(isColor).join(" ");
    const ground = namedColors(said).slice(0, 1);
    if (ground.length > 0)
      return { ground, rest: `${text.slice(0, match.index)} ${text.slice(match.index + said.length)}` };
  }
  return { ground: [], rest: text };
}
