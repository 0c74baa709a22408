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
  ["From £14 a month", 14, "From", "a month"],
  ["Kerzen ab 14 €", 14, "Kerzen ab", ""],
])("%s", (line, value, label, headline) => {
  expect(captionOf(line)).toMatchObject({ figure: { value }, label, headline });
});

test.each([
  "Last winter 1,200 families came to us",
  "Starts on 3 March",
  "Come as you are",
  "Hand-poured soy candles from £14",
  "Free shipping in the EU over €150",
  "Kostenloser Versand für Bestellungen ab 50 €",
  "Livraison offerte dès les commandes de plus de 60 €",
  "Spedizione gratuita in Italia oltre 80 €",
  "Gratis verzending voor bestellingen vanaf 40 €",
])("%s stays whole", (line) => expect(captionOf(line)).toBeNull());
