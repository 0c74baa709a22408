import { isOfUnknown } from "./find-unknown-heads";
import type { Hit } from "./ranking";
import type { TextWord } from "./reading";
import { isAnimal, isIngredient, isPet } from "./traits";
import { unspaced } from "./words/fold";
import type { LanguageGuess } from "./words/guess-languages";
import { isOneOf } from "./words/word-lists";

/** What a thing is made of, smells of or is called says of what is shown. */
const modifierFactor = 0.45;
/** The live animal that a dish is made of. */
const cookedFactor = 0.3;
/** A hit that names what its phrase is about. */
const leastHead = 0.45;
/** Of a language whose order of words counts. */
const leastWeight = 0.9;
/** Signs between two words of a script without spaces that still belong together: "オリーブオイル石鹸". */
const mostBetween = 4;

/** Languages in which a noun follows what is said of it by other nouns. */
const headLast = new Set(["en", "tr", "hi", "ja", "zh", "ko", "fi", "hu", "bn"]);
/** Between a noun and what is said of it after it: "jabón de aceite de oliva", "sapone all'olio". */
const after =
  /^\s+(?:d['’]|de|du|des|da|do|das|dos|di|del|dell['’]|della|dello|degli|al|all['’]|allo|alla|alle|ai|agli|à|à la|à l['’]|au|aux|a la|a l|en|em|con|com|z|ze|s)\s*$/iu;
/** Between a noun and what is said of it before it. */
const before = /^(?:[\s-]+|\s(?:का|के|की)\s(?:तेल\s(?:का|के|की)\s)?)$/u;
/** Before the thing on the sign of an inn: "Zum Goldenen Hirsch". */
const signs = /(?<!\p{L})(?:zum|zur)\s+(?:\p{Lu}\p{L}+\s+)?$/iu;
const betweenSigns = new RegExp(`^[^、。,，と和与\\s]{0,${mostBetween}}$`, "u");

/**
 * Weakens hits that only say of what, from what or by whom a thing is: the lemon of a lemon cake, the hen of a chicken
 * soup, the whale of a dentist called White Whale. What its phrase is about decides.
 */
export function weakenModifiers(
  text: string,
  words: readonly TextWord[],
  hits: readonly Hit[],
  languages: readonly LanguageGuess[],
): Hit[] {
  const likely = languages.filter(({ weight }) => weight >= leastWeight).map(({ language }) => language);
  const isCooked = words.some(({ folded }) => isOneOf("cooked", folded));
  const heads = hits.filter(({ isNamed, score }) => isNamed && score >= leastHead);
  const isThing = ({ id, isThing, trade }: Hit) =>
    id !== null && (isThing || isIngredient(id) || isPet(id) || trade === "goods" || trade === "broad");
  return hits.map((hit) => {
    if (isThing(hit) && isOfUnknown(text, words, hit, heads))
      return { ...hit, score: hit.score * modifierFactor };
    if (hit.id === null || !isIngredient(hit.id)) return hit;
    if (isCooked && isAnimal(hit.id)) return { ...hit, score: hit.score * cookedFactor };
    const isModifier = heads.some(
      (head) => (isAbout(head, hit) && belongs(hit, head)) || (head.trade !== null && isCalled(hit, head)),
    );
    return isModifier ? { ...hit, score: hit.score * modifierFactor } : hit;
  });

  /** Whether two hits stand as a noun and what is said of it. */
  function belongs(modifier: Hit, head: Hit): boolean {
    if (modifier.end <= head.at) {
      const between = text.slice(modifier.end, head.at);
      if (unspaced.test(text.slice(modifier.at, head.end))) return betweenSigns.test(between);
      return likely.some((language) => headLast.has(language)) && before.test(between);
    }
    if (head.end > modifier.at) return false;
    const between = text.slice(head.end, modifier.at);
    // Of what has no art, what is in it does not stand for it: "a bottle of olive oil".
    const isInside = head.id === null && /^ of $/iu.test(between);
    return isInside || after.test(between) || (likely[0] === "ar" && between === " ");
  }

  /** Whether a thing is part of the name of who does what the text is about: quoted, or one of several capitals in a row. */
  function isCalled(hit: Hit, trade: Hit): boolean {
    if (hit.trade !== null || trade.at === hit.at) return false;
    // A restaurant is shown by a plate, not by the stag of its sign.
    if (trade.trade === "broad" && !isAnimal(hit.id!)) return false;
    if (signs.test(text.slice(0, hit.at))) return true;
    const quoted =
      /[«“„"][^»”"]*$/u.test(text.slice(0, hit.at)) && /^[^«“„]*[»”"]/u.test(text.slice(hit.end));
    if (quoted) return true;
    const place = words.findIndex(({ at }) => at === hit.at);
    const isCapital = (word: TextWord | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
    const isBeside = trade.end + 1 === hit.at && trade.trade === "service";
    if (likely[0] === "de") return isBeside;
    return (
      isCapital(words[place]) && (isBeside || isCapital(words[place - 1]) || isCapital(words[place + 1]))
    );
  }
}

/** Whether a hit may be what a phrase is about: a dish, goods, or a trade beside what only the name of a thing tells. */
function isAbout(head: Hit, modifier: Hit): boolean {
  if (head.id === modifier.id || head.at === modifier.at || head.trade === "broad") return false;
  if (head.trade === "goods") return true;
  if (head.trade === "service") return modifier.trade === null;
  return head.isThing && !(isIngredient(head.id!) && isIngredient(modifier.id!));
}
