import type { Material } from "~/sections/writer/material";

/** What the button says: what there is to do, by what is known. Null where the language has no phrase for it. */
export function deedOf({ phrases, price, of, input }: Material): string | null {
  const tone = input.tone;
  const deeds = phrases?.deeds;
  if (!deeds) return null;
  const isGone = of("availability").some(
    ({ fact: { value } }) =>
      value.type === "availability" && ["out-of-stock", "discontinued"].includes(value.state),
  );
  const deed = of("salary")[0]
    ? deeds.apply
    : of("date")[0]
      ? deeds.book
      : price && !isGone
        ? deeds.buy
        : of("opening-hours")[0]
          ? deeds.visit
          : deeds.more;
  return tone === "bold" ? deed.bold : tone === "warm" || tone === "playful" ? deed.warm : deed.plain;
}
