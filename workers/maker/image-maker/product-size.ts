import type { Subjects } from "../subjects/subjects";
import { words } from "../words";

/**
 * Kinds of goods by how large they are beside others: of subjects that the library knows, in any of its languages, and words for
 * what it does not know. A bottle, a shoe and what nothing is known of are 1.
 */
const kinds: readonly { size: number; ids: string; named?: RegExp }[] = [
  {
    size: 0.5,
    ids: "ring gem-stone key old-key pushpin safety-pin battery thread game-die candy",
    named: words("rings?|earrings?|\\p{L}*ohrringe?|pins?|usb sticks?|earbuds?|brincos|orecchini|pendientes"),
  },
  {
    size: 0.7,
    ids: "lipstick nail-polish watch stopwatch soap candle glasses sunglasses mobile-phone purse credit-card hot-beverage teacup-without-handle tumbler-glass jar honey-pot cookie cupcake doughnut chocolate-bar computer-mouse toothbrush razor fountain-pen pen pencil crayon compass light-bulb optical-disk egg yo-yo",
    named: words(
      "jars?|tiegel|cups?|mugs?|becher|tassen?|tasses?|tazas?|tazz[ae]|xícaras?|kubk\\p{L}*|kupa\\p{L}*|кружк\\p{L}*|perfumes?|parfums?|parfüms?|profumo|perfum\\p{L}*|духи|wallets?|necklaces?|halsketten?|colliers?|collares?|collana|zegar\\p{L}*",
    ),
  },
  {
    size: 1.8,
    ids: "couch-and-lamp chair seat bathtub door tent camping bicycle motorcycle motor-scooter automobile sport-utility-vehicle taxi pickup-truck delivery-truck articulated-lorry minibus bus tractor racing-car auto-rickshaw canoe speedboat motor-boat sailboat manual-wheelchair motorized-wheelchair ladder",
    named: words(
      "sofas?|couch(?:es)?|beds?|betten?|lits?|camas?|wardrobes?|schrank|schränke|armoires?|fridges?",
    ),
  },
];

/** How large a thing is that words name, beside others; null where they do not tell. */
export async function sizeOfKind(subjects: Subjects, text: string): Promise<number | null> {
  const named = kinds.find(({ named }) => named && new RegExp(named.source, "iu").test(text));
  if (named) return named.size;
  const { subject } = await subjects.findSubject(text);
  return kinds.find(({ ids }) => subject && ids.split(" ").includes(subject.id))?.size ?? null;
}

/** The words of a file's name. */
export const wordsOfName = (name: string) =>
  name
    .replace(/\.\w{2,4}(?=\s|$)/gu, " ")
    .replace(/[\p{N}_\-.\s]+/gu, " ")
    .trim();
