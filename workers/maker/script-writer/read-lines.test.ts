import { expect, it } from "vitest";
import type { Language } from "~/domain/text/language";
import { readBrief } from "../brief-reader/read-brief";
import { readLines } from "./read-lines";
import { setLine, splitHeadline } from "./set-line";

const linesOf = (prompt: string, language: Language) =>
  readLines(prompt, readBrief({ prompt, language, region: null })).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

it("keeps what leads to a contact or an address with it", () => {
  expect(linesOf("Praxis Seidl. Termine gibt es unter 0941 5550 66.", "de")).toContain(
    "contact: Termine gibt es unter 0941 5550 66",
  );
  expect(linesOf("Praxis Seidl. Sie finden uns in der Maxstraße 12.", "de")).toContain(
    "address: Sie finden uns in der Maxstraße 12",
  );
});

it("takes a short name beside a date, an address or a pin for a place", () => {
  expect(linesOf("रक्तदान शिविर, रविवार 14 जून, गांधी भवन, इंदौर।", "hi")).toContain("place: गांधी भवन, इंदौर");
  expect(linesOf("FLOHMARKT Sa. 12.07.2025 📍 Parkplatz Sportheim Aulendorf", "de")).toContain(
    "place: Parkplatz Sportheim Aulendorf",
  );
  expect(linesOf("Open day. Saturday 3 May, music and cake.", "en").join()).not.toContain("place");
});

it("sets a line without half a pair of marks, and does not part a time", () => {
  expect(setLine("¡Los domingos hay cola", "es")).toBe("Los domingos hay cola");
  expect(setLine("¡Ven!", "es")).toBe("¡Ven!");
  expect(splitHeadline("みなと花火大会は８月１日（土）の１９：３０からです", "ja")?.[0]).not.toMatch(
    /１９$/u,
  );
});

it("goes on without a capital where a sentence is parted in its middle", () => {
  const sentence = "Mit der App Hausblick melden Mieter einen tropfenden Hahn in dreißig Sekunden";
  const [headline, rest] = splitHeadline(sentence, "de")!;
  expect(`${headline} ${rest}`).toBe(sentence);
});

it("parts a sentence before a small word or behind a comma, never behind a small word", () => {
  const heads = (text: string, language: string) => splitHeadline(text, language)?.[0];
  expect(
    heads("We repair violins and cellos in a small workshop behind the cathedral in Lincoln", "en"),
  ).toBe("We repair violins and cellos");
  expect(
    heads("Wir suchen ab September eine Köchin oder einen Koch für unsere Schulmensa in Freiburg", "de"),
  ).toBe("Wir suchen ab September eine Köchin");
  expect(
    heads("It keeps drinks cold for 18 hours, fits every bottle cage, and opens with one hand", "en"),
  ).toBe("It keeps drinks cold for 18 hours");
});

it("shows a subject in an oblique case in the phrase it stands in, and never alone", () => {
  expect(linesOf("Zrób film o naszym sklepie z rowerami w Gdańsku. Przegląd 120 zł", "pl")[0]).toBe(
    "subject: o naszym sklepie z rowerami w Gdańsku",
  );
  expect(linesOf("اصنع إعلانا لعيادتي للأسنان في الرياض.", "ar")).toEqual([
    "subject: عيادتي للأسنان في الرياض",
  ]);
  expect(linesOf("Film dla mojej kwiaciarni", "pl")).toEqual(["subject: dla mojej kwiaciarni"]);
});
