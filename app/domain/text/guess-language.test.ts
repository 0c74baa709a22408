import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language";

test.each([
  ["Am 3. Mai eröffnen wir eine Bäckerei in der Mühlstraße, mit Roggenbrot und Kaffee.", "de"],
  ["We are opening a bakery on Mill Street with rye bread and free coffee for every guest.", "en"],
  ["Nous ouvrons une boulangerie le 3 mai, avec du pain de seigle et un café pour chaque client.", "fr"],
  ["Abrimos una panadería el 3 de mayo, con pan de centeno y café para los vecinos.", "es"],
  ["shoes", null],
  ["Tidal 29 €", null],
  ["", null],
])("%s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
