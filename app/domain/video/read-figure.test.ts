import { expect, test } from "vitest";
import { readFigure } from "./read-figure";

const read = (text: string) => {
  const found = readFigure(text);
  return found && [found.figure.value, found.figure.unit, text.slice(found.start, found.end)];
};

test.each([
  ["Slow-proofed loaves for £4", 4, "GBP", "£4"],
  ["250 g kosten 9,50 €", 9.5, "EUR", "9,50 €"],
  ["Offers over £520,000", 520_000, "GBP", "£520,000"],
  ["Kaufpreis 1.250.000 €", 1_250_000, "EUR", "1.250.000 €"],
  ["12 € im Monat, 30 Tage kostenlos", 12, "EUR", "12 €"],
  ["20% off for two weeks", 20, "percent", "20%"],
  ["Last winter 1,200 families came to us", 1200, null, "1,200"],
  ["Sur 1 200 m²", 1200, null, "1 200"],
  ["CHF 49 per seat", 49, "CHF", "CHF 49"],
  ["30 food stalls and 2 stages", 30, null, "30"],
])("%s", (text, value, unit, written) => {
  expect(read(text)).toEqual([value, unit, written]);
});

test.each([
  "Since 1987",
  "Saturday 14 June",
  "Open from 7 to 18:30",
  "Call 0131 496 0000",
  "Am 12. April",
  "No number here",
  "Starts at 6 pm",
])("%s names no number to count", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  "महीने के ₹1,500",
  "3 adet 240 TL",
  "Чистка зубов 3 500 ₽",
  "1泊2食付き24,000円から",
  "1인 15,000원",
  "Från 450 kr per natt",
  "From R$ 50",
])("%s is a price that is shown as it is written", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  "7500–9000 zł brutto",
  "32 000–36 000 kr i månaden",
  "Everything from $1 to $20",
  "€140 bis €220",
  "De 12 à 18 €",
  "£15 instead of £20",
  "3 500 € au lieu de 5 000 €",
  "90 x 90 cm",
])("%s has no number that may stand without the other", (text) => {
  expect(read(text)).toBeNull();
});
