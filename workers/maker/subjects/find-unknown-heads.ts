import type { Hit } from "./ranking";
import type { TextWord } from "./reading";
import { isAnimal, isPet } from "./traits";
import { unspaced } from "./words/fold";
import { stem } from "./words/stem";
import { holdsOffer, isOffer, isOneOf, isPerson, isStopWord, namesNothing } from "./words/word-lists";

/** Languages that put what is said of a noun before it, as another noun. */
const headLast: ReadonlySet<string> = new Set(["en", "tr"]);
const linkWords = ["negations", "beside", "forWhom"] as const;
/** Between a noun and what it is made or full of. */
const of =
  /^\s+(?:d['’]|de|du|des|da|do|das|dos|di|del|dell['’]|della|dello|degli|delle|al|all['’]|allo|alla|alle|ai|agli|à|au|aux|en|em|in|aus|von|vom|van|uit|av|af|i|z|ze|od|of|from|из|от|made of|made from|made in)(?:\s+(?:la|le|l['’]|los|las|el|il|lo|gli|een|der|dem|echtem|massivem))?\s*$/iu;
/** Between a thing and the animal it is for. */
const forWhom = /^\s+(?:for|für|pour|para|per|voor|för|til|till|dla|для)(?:\s+\p{L}{1,4})?\s+$/iu;
const hindiOf = /^(?:का|के|की)$/u;
/** Chinese words that name nothing. */
const smallHan = /^[在是和与有卖从到里上下中用给把被送做吃喝买都也很只不]$/u;
/** How English says what was done to a thing, or how it is: no noun that the phrase is about. */
const saidOfIt =
  /(?:ed|ly|able|ible|less|ful|ous|ish)$|^(?:grown|made|sewn|woven|worn|fresh|straight|worth)$/u;
const determiner = /^(?:the|an?|you|your|our|my|his|her|their|its?|this|that|all|every|us|me)(?!\p{L})/iu;
/** The ending of a Turkish noun that another noun belongs to. */
const possessed = /[ıiuü]$|l[ae]r[ıi]$/u;

/**
 * Whether a hit only says of what, for whom or of which kind a thing is that nothing is known of: the rabbit of "rabbit
 * hutches", the wood of "table en bois". What the phrase is about decides.
 */
export function isOfUnknown(
  text: string,
  words: readonly TextWord[],
  hit: Hit,
  heads: readonly Hit[],
): boolean {
  const { language } = hit;
  const from = words.findIndex(({ at, text: word }) => at <= hit.at && hit.at < at + word.length);
  const to = words.findLastIndex(({ at }) => at < hit.end);
  if (from < 0 || to < from) return false;
  return isUnknown(headAfter(from, to)) || isUnknown(headBefore(from));

  function isUnknown(head: TextWord | null): boolean {
    if (head === null) return false;
    const known = heads.find(({ at, end }) => at <= head.at && head.at < end);
    if (known) return known.id !== hit.id && (known.isThing || known.trade === "goods");
    return !head.isTaken && !head.isRefused;
  }

  function isContent({ text: word, folded }: TextWord): boolean {
    return (
      /^[\p{L}\p{M}'’-]{2,}$/u.test(word) &&
      ![language, "en"].some((tag) => isStopWord(folded, tag)) &&
      !linkWords.some((list) => isOneOf(list, folded)) &&
      !namesNothing(folded) &&
      !isPerson(folded, language)
    );
  }

  function saysOffer({ text: word, folded }: TextWord): boolean {
    // Food is shown in its bowl; for a crab a pot is another thing.
    const isIn = isOneOf("vessels", folded) && !(hit.id !== null && (isAnimal(hit.id) || isPet(hit.id)));
    return isIn || isOffer(folded, language) || isOffer(stem(word, language), language);
  }

  /** The noun that stands last behind the hit. */
  function headAfter(first: number, last: number): TextWord | null {
    const word = words[last]!;
    const gapOf = (place: number) =>
      text.slice(words[place - 1]!.at + words[place - 1]!.text.length, words[place]?.at);
    const next = words[last + 1];
    if (!next) return null;
    if (unspaced.test(word.text)) {
      const noun = /^[の的]$/u.test(next.text) ? words[last + 2] : next;
      const isNoun = noun && /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(noun.text);
      const isBeside = isNoun && !/[^の的]/u.test(text.slice(word.at + word.text.length, noun.at));
      const isWord = isBeside && !isStopWord(noun.folded, language) && !smallHan.test(noun.text);
      return isWord && !holdsOffer(noun.folded, language) ? noun : null;
    }
    if (language === "hi") {
      const noun = hindiOf.test(next.text) ? words[last + 2] : undefined;
      return noun && isContent(noun) && !saysOffer(noun) ? noun : null;
    }
    if (!headLast.has(language)) return null;
    const isPlural = language === "en" && /[^su]s$/u.test(word.folded) && word.folded.length > 3;
    if (isPlural || word.isName) return null;
    let head = last;
    while (
      words[head + 1] &&
      /^[\s-]$/u.test(gapOf(head + 1)) &&
      isContent(words[head + 1]!) &&
      !words[head + 1]!.isName &&
      !(language === "en" && saidOfIt.test(words[head + 1]!.folded))
    )
      head++;
    // "A bicycle brings your order": a verb.
    const isVerb = /s$/u.test(words[head]!.folded) && determiner.test(text.slice(words[head + 1]?.at));
    if (language === "en" && isVerb) head--;
    if (head <= last || words.slice(first, head + 1).some(saysOffer)) return null;
    const noun = words[head]!;
    if (language === "en" && /ing$/u.test(noun.folded)) return null;
    return language === "tr" && !possessed.test(noun.text.toLocaleLowerCase("tr")) ? null : noun;
  }

  /** The noun before the hit that it is said of. */
  function headBefore(first: number): TextWord | null {
    const place = words.findLastIndex((word, index) => index < first && isContent(word));
    const head = words[place];
    if (!head || saysOffer(head)) return null;
    const between = text.slice(head.at + head.text.length, hit.at);
    const isFor = hit.id !== null && (isAnimal(hit.id) || isPet(hit.id)) && forWhom.test(between);
    return of.test(between) || isFor ? head : null;
  }
}
