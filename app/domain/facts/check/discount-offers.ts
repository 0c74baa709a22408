import { foldText } from "../../text/fold-text";
import type { Fact } from "../fact";
import type { KnownFact } from "../find-claims";
import { keyOf, moneyKeys } from "./amounts";
import { percentBelow, subtract } from "./decimal";

const words =
  "save saves saving savings off discount discounted reduced sale cheaper sparen spare sparst spart rabatt reduziert gunstiger billiger nachlass remise reduction economisez economie promo solde soldes descuento ahorra ahorre ahorro rebaja rebajado sconto risparmia risparmi scontato ribasso desconto poupe poupa economize economia korting bespaar bespaart goedkoper znizka znizki rabat oszczedz oszczedzasz taniej spara sparar rabatten billigare spar sparer besparelse billigere indirim indirimli tasarruf ucuz خصم تخفيض وفر توفير छट बचत बचए बचाए".split(
    " ",
  );
const patterns = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}])|割引|引き|オフ|優惠|优惠|省|减|折|(?:^|\\s)[-−–]\\d`,
  "u",
);

/** Whether a statement speaks of a price that went down, the only place where a difference of two prices is meant. */
export function isAboutDiscount(statement: string): boolean {
  return patterns.test(foldText(statement));
}

/** What the way from a list price to a price comes to, in percent and in money → both facts, which back it together. */
export function discountOffers(facts: readonly KnownFact[]): Map<string, readonly KnownFact[]> {
  const offers = new Map<string, readonly KnownFact[]>();
  const lists = facts.filter(({ kind }) => kind === "list-price");
  const prices = facts.filter(({ kind }) => kind === "price");
  for (const list of lists) {
    const price = prices.find(
      ({ value, variantId }) => variantId === list.variantId && isSameMoney(value, list.value),
    );
    if (!price || list.value.type !== "money" || price.value.type !== "money") continue;
    const difference = subtract(list.value.amount, price.value.amount);
    const keys = [
      ...percentBelow(price.value.amount, list.value.amount).flatMap((percent) => keyOf("p", percent)),
      ...(difference && !difference.startsWith("-") ? moneyKeys(difference, [list.value.currency]) : []),
    ];
    for (const key of keys) if (!offers.has(key)) offers.set(key, [list, price]);
  }
  return offers;
}

function isSameMoney(one: Fact["value"], other: Fact["value"]): boolean {
  return one.type === "money" && other.type === "money" && one.currency === other.currency;
}
