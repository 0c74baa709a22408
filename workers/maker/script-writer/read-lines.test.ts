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
    "statement: Termine gibt es unter 0941 5550 66",
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
