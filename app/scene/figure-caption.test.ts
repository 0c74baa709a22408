import { expect, test } from "vitest";
import { captionOf } from "./figure-caption";

test.each([
  ["£6 a bar", 6, "", "a bar"],
  ["Three courses for £38", 38, "", "Three courses"],
  ["Offers over £520,000", 520_000, "Offers over", ""],
  ["Kaufpreis 689.000 €", 689_000, "Kaufpreis", ""],
  ["Con 10 € al mes alimentas a un perro", 10, "", "al mes alimentas a un perro"],
  [
    "Jeden Tag ein anderes Gericht mit Suppe für 11,50 €",
    11.5,
    "",
    "Jeden Tag ein anderes Gericht mit Suppe",
  ],
  ["£180", 180, "", ""],
  ["84 square metres", 84, "", "square metres"],
  ["Hand-poured soy candles from £14", 14, "From", "Hand-poured soy candles"],
  ["From £14 a month", 14, "From", "a month"],
  ["Kerzen ab 14 €", 14, "Kerzen ab", ""],
  ["Des bougies coulées à la main à partir de 14 €", 14, "À partir de", "Des bougies coulées à la main"],
  ["Save on everything up to 30%", 30, "Up to", "Save on everything"],
])("%s", (line, value, label, headline) => {
  expect(captionOf(line)).toMatchObject({ figure: { value }, label, headline });
});

test.each(["Last winter 1,200 families came to us", "Starts on 3 March", "Come as you are"])(
  "%s stays whole",
  (line) => expect(captionOf(line)).toBeNull(),
);
