import { expect, it } from "vitest";
import type { WriterLanguage } from "./grammars";
import { grammarOf } from "./grammars";
import { readPrompt } from "./read-prompt";

const cases: [WriterLanguage, brief: string, subject: string, when: string, introduction: string][] = [
  [
    "de",
    "Am Samstag, dem 14. März 2027, öffnet die Fahrradwerkstatt Speichenglück in der Kastanienallee 12 ihre Türen. Kaffee ist gratis.",
    "Die Fahrradwerkstatt Speichenglück",
    "Am Samstag, dem 14. März 2027",
    "Die Fahrradwerkstatt Speichenglück öffnet in der Kastanienallee 12 ihre Türen",
  ],
  [
    "de",
    "Am 3. Mai lädt der Chor Nordwind zum Konzert ein. Der Eintritt kostet 8 €.",
    "Der Chor Nordwind",
    "Am 3. Mai",
    "Der Chor Nordwind lädt zum Konzert ein",
  ],
  ["de", "Am Sonntag eröffnen wir unser neues Café.", "Unser neues Café", "Am Sonntag", "Unser neues Café"],
  [
    "de",
    "Am Freitag gibt es frische Brezeln. Kommt zur Bäckerei Roth.",
    "Frische Brezeln",
    "Am Freitag",
    "Frische Brezeln",
  ],
  [
    "en",
    "On Saturday, the Spoke Joy workshop opens in Leeds. Coffee is free.",
    "The Spoke Joy workshop",
    "On Saturday",
    "The Spoke Joy workshop opens in Leeds",
  ],
  [
    "fr",
    "Le samedi 14 mars 2027, l'atelier Beau Rayon ouvre ses portes à Lyon.",
    "L'atelier Beau Rayon",
    "Le samedi 14 mars 2027",
    "L'atelier Beau Rayon ouvre ses portes à Lyon",
  ],
  [
    "es",
    "El sábado 14 de marzo abre el taller de bicicletas Rayos en Valencia.",
    "El taller de bicicletas Rayos",
    "El sábado 14 de marzo",
    "El taller de bicicletas Rayos abre en Valencia",
  ],
];

it.each(cases)("finds what a brief in %s is about behind its date: %s", (language, brief, ...found) => {
  const { subject, when, introduction } = readPrompt(brief, grammarOf(brief, language));
  expect([subject, when[0], introduction]).toEqual(found);
});

it("leaves a date that is part of the name", () => {
  const { subject, when } = readPrompt("The Saturday market is open all year.", grammarOf("the", "en"));
  expect([subject, when]).toEqual(["The Saturday market", []]);
});
