import type { FactValue } from "../fact-value";
import { type Candidate, trustOf } from "./candidate";
import type { VisiblePrice } from "./read-visible-prices";

type Money = Extract<FactValue, { type: "money" }>;

/** Blocks that prices of one thing stand within. */
const nearby = 8;

/**
 * The prices a person sees, beside those that data give. What is shown near the name and disagrees with the data stays beside them, as
 * a conflict; what only repeats a variant's price or the end of a range adds nothing.
 */
export function reconcilePrices(
  candidates: readonly Candidate[],
  prices: readonly VisiblePrice[],
  hasOffer: boolean,
): Candidate[] {
  const given = oneScale(candidates, prices);
  const whole = given.filter(({ variantId }) => !variantId);
  const ofVariants = given.filter(({ variantId }) => variantId);
  const told = withRegular(prices, given);
  const shown = mainPrices(told, hasOffer || given.length > 0, (price) =>
    given.some((each) => agrees(each, price)),
  );
  const kept: Candidate[] = candidates.filter(({ kind }) => kind !== "price");
  const bounds = shown.filter(({ role }) => typeof role === "object" || role === "from");
  for (const candidate of given) {
    const [first] = candidate.readings;
    // "From £6" on the page makes the £6 of its data the lowest price, and "£6 a month" what a month costs.
    const bound = bounds.find(
      (price) =>
        first.type === "money" &&
        !candidate.variantId &&
        !candidate.label &&
        moneyOf(price).some((amount) => isSame(amount, first)),
    );
    kept.push(bound ? { ...candidate, label: labelOf(bound) } : candidate);
  }
  const isRange = whole.length > 0 && whole.every(({ label }) => label === "From" || label === "To");
  for (const price of shown) {
    const readings = moneyOf(price);
    const [first, ...others] = readings;
    if (!first) continue;
    const label = labelOf(price);
    const near = whole.filter((candidate) => agrees(candidate, price));
    if (near.length === 0 && ofVariants.some((candidate) => agrees(candidate, price)) && !label) continue;
    const labelled = near.find((candidate) => candidate.label)?.label;
    // Where data give one price, a higher lowest price contradicts it; where they give a range, a price that is no end of it does.
    const isAbove =
      label === "From" &&
      near.length === 0 &&
      whole.some(
        (each) =>
          !each.label &&
          each.readings.some((one) => one.type === "money" && Number(one.amount) < Number(first.amount)),
      );
    kept.push(
      candidateOf(
        price,
        [first, ...others],
        isAbove ? undefined : (label ?? labelled ?? (isRange ? "From" : undefined)),
      ),
    );
  }
  return [...kept, ...listPrices(told, shown, kept)];
}

/** What the page's code calls regular is what it cost before, where a lower price is given or stands beside it. */
function withRegular(prices: readonly VisiblePrice[], given: readonly Candidate[]): VisiblePrice[] {
  return prices.map((price) => {
    if (!price.isRegular || price.role !== "price") return price;
    const [amount] = moneyOf(price);
    const isLower = (other: FactValue | undefined) =>
      amount &&
      other?.type === "money" &&
      other.currency === amount.currency &&
      Number(other.amount) < Number(amount.amount);
    const isBefore =
      given.some(({ label, variantId, readings }) => !label && !variantId && isLower(readings[0])) ||
      prices.some(
        (other) =>
          other.role === "price" &&
          !other.isRegular &&
          Math.abs(other.distance - price.distance) <= nearby &&
          isLower(moneyOf(other)[0]),
      );
    return isBefore ? { ...price, role: "list" } : price;
  });
}

function labelOf({ role }: VisiblePrice): string | undefined {
  if (role === "from") return "From";
  return typeof role === "object" ? periodLabel(role.per) : undefined;
}

function agrees({ readings }: Candidate, price: VisiblePrice): boolean {
  return readings.some(
    (reading) => reading.type === "money" && moneyOf(price).some((amount) => isSame(amount, reading)),
  );
}

/**
 * The prices of data. Whole numbers of a framework may count hundredths, all of them or none: where the page shows one of them in
 * one way alone, all are read so.
 */
function oneScale(candidates: readonly Candidate[], prices: readonly VisiblePrice[]): Candidate[] {
  const given = candidates.filter(({ kind }) => kind === "price");
  const sure = [
    ...prices.filter(({ role }) => role === "price" || role === "from").map((price) => moneyOf(price)[0]),
    ...given.flatMap(({ readings: [first, ...others] }) =>
      others.length === 0 && first.type === "money" ? [first] : [],
    ),
  ];
  const isUnclear = ({ method, readings }: Candidate) => method === "page-data" && readings.length === 2;
  const scales = new Set(
    given
      .filter(isUnclear)
      .flatMap(({ readings }) =>
        readings.flatMap((reading, scale) =>
          reading.type === "money" && sure.some((each) => each && isSame(each, reading)) ? [scale] : [],
        ),
      ),
  );
  const [scale] = scales;
  if (scales.size !== 1 || scale === undefined) return given;
  return given.map((candidate) => {
    const reading = isUnclear(candidate) ? candidate.readings[scale] : undefined;
    return reading ? { ...candidate, readings: [reading] } : candidate;
  });
}

/** The price that stands nearest to the name, and others beside it that say something else. */
function mainPrices(
  prices: readonly VisiblePrice[],
  isSold: boolean,
  isGiven: (price: VisiblePrice) => boolean,
): VisiblePrice[] {
  const own = prices.filter(
    ({ role }) => role === "price" || role === "from" || role === "net" || typeof role === "object",
  );
  // With the tax that people pay, where a page tells both.
  const gross = own.filter(({ role }) => role !== "net");
  const paid = gross.length > 0 ? gross : own;
  // Behind a further heading other things have their prices.
  const named = paid.filter(({ isHeaded }) => !isHeaded);
  const usable = named.some((price) => price.isAlone || isGiven(price)) ? named : paid;
  const rank = (price: VisiblePrice) =>
    (price.isAlone ? 0 : 2) + (price.isMarked ? 0 : 1) + (price.isRegular ? 0.5 : 0);
  const best = Math.min(...usable.map(rank));
  // Among other words and without a name of its own it may be the price of anything.
  if (usable.length === 0 || best >= 3.5 || (!isSold && best > 1)) return [];
  const [first] = usable.filter((price) => rank(price) === best);
  if (!first) return [];
  const rivals = usable.filter(
    (price) => rank(price) === best && Math.abs(price.distance - first.distance) <= nearby,
  );
  return best >= 2
    ? new Set(rivals.map(({ money }) => money.amounts[0])).size === 1
      ? [first]
      : []
    : [...nearer(usable, first), ...rivals];
}

/** What stands nearer to the name than the price that looks most like one: where it says something else, a person has to look. */
function nearer(usable: readonly VisiblePrice[], first: VisiblePrice): VisiblePrice[] {
  return usable.filter(
    ({ isAlone, isHeaded, isRegular, distance, role, block }) =>
      role !== "net" &&
      block !== first.block &&
      distance < first.distance &&
      !isRegular &&
      // A price of another thing's part of the page, or one of two that stand close to each other.
      (first.isHeaded ? !isHeaded : isAlone && first.distance - distance <= nearby),
  );
}

function listPrices(
  prices: readonly VisiblePrice[],
  shown: readonly VisiblePrice[],
  kept: readonly Candidate[],
): Candidate[] {
  const main =
    shown[0] ?? prices.find((price) => kept.some((each) => each.kind === "price" && agrees(each, price)));
  const known = kept.flatMap(({ kind, readings: [first] }) =>
    kind === "list-price" && first.type === "money" ? [first] : [],
  );
  const found = prices.filter(
    ({ role, distance }) => role === "list" && main && Math.abs(distance - main.distance) <= nearby,
  );
  const [first] = found;
  if (!first || !main) return savings(prices, main);
  const readings = moneyOf(first);
  const [value, ...others] = readings;
  // What was struck out is not below what is asked.
  if (!value || Number(value.amount) <= Number(main.money.amounts[0])) return savings(prices, main);
  const hasOther = known.length > 0 && !known.some((each) => isSame(each, value));
  return hasOther
    ? savings(prices, main)
    : [
        { ...candidateOf(first, [value, ...others], undefined), kind: "list-price" },
        ...savings(prices, main),
      ];
}

/** What is said to be saved. */
function savings(prices: readonly VisiblePrice[], main: VisiblePrice | undefined): Candidate[] {
  const [first] = prices.filter(
    ({ role, distance }) => role === "saving" && main && Math.abs(distance - main.distance) <= nearby,
  );
  const [value] = first ? moneyOf(first) : [];
  return first && value ? [{ ...candidateOf(first, [value], undefined), kind: "discount" }] : [];
}

function candidateOf(
  price: VisiblePrice,
  readings: [FactValue, ...FactValue[]],
  label: string | undefined,
): Candidate {
  return {
    kind: "price",
    ...(label && { label }),
    readings,
    method: "text",
    quote: price.quote.slice(0, 600),
    place: price.block.place,
    confidence: trustOf.text * (price.isMarked ? 1.1 : 1),
  };
}

/** Three decimals are thousands wherever people read them, but for currencies that have three. */
function moneyOf({ money: { amounts, currency } }: VisiblePrice): Money[] {
  const [first] = amounts;
  return [{ type: "money", amount: first, currency }];
}

function periodLabel(per: "month" | "year" | "other"): string | undefined {
  return per === "month" ? "Per month" : per === "year" ? "Per year" : undefined;
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
