import { words } from "../words";

/** Kinds of goods by how much of a picture they take; what is not named takes all the room there is. */
const sizes: readonly (readonly [number, RegExp])[] = [
  [
    0.5,
    words(
      "rings?|earrings?|\\p{L}*ohrringe?|bagues?|boucles? d['’]oreilles?|anillos?|pendientes|anell[oi]|orecchini|an[eé]is|anel|brincos|pierścion\\p{L}*|yüzük\\p{L}*|кольц\\p{L}*|pins?|usb sticks?|earbuds?",
    ),
  ],
  [
    0.7,
    words(
      "lipsticks?|lippenstifte?|rouge à lèvres|pintalabios|rossetto|batom|watch(?:es)?|\\p{L}*uhr(?:en)?|montres?|relojs?|relojes|orologi[oi]?|jars?|tiegel|soaps?|seifen?|savons?|cups?|mugs?|tassen?|candles?|kerzen?|perfumes?|parfums?|necklaces?|halsketten?|wallets?|sunglasses|brillen?",
    ),
  ],
];

/** The share of its room that a thing takes which words name: a ring as large as a car would look pasted on. */
export const sizeOfKind = (text: string): number =>
  sizes.find(([, { source }]) => new RegExp(source, "iu").test(text))?.[0] ?? 1;
