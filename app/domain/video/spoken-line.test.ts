import { expect, test } from "vitest";
import { spokenLineOf } from "./spoken-line";

test("what stands on the screen is said as sentences", () => {
  expect(spokenLineOf({ headline: "Meet Lumi", body: "Oat-milk soap" }, "en")).toBe(
    "Meet Lumi. Oat-milk soap.",
  );
  expect(spokenLineOf({ headline: "Hungry?", body: "" }, "en")).toBe("Hungry?");
});

test.each([
  [
    "en",
    "We sell handmade leather wallets",
    "Made in Leeds\n£45",
    "We sell handmade leather wallets. Made in Leeds. £45.",
  ],
  ["en", "Tally", "For freelancers\nNo spreadsheets", "Tally. For freelancers. No spreadsheets."],
  ["de", "Zutaten", "400 g Mehl\n4 Eier", "Zutaten. 400 g Mehl. 4 Eier."],
  ["pl", "Auto służbowe", "Umowa o pracę", "Auto służbowe. Umowa o pracę."],
  ["en", "Hungry?", "Soup\nBread", "Hungry? Soup. Bread."],
  ["ja", "パン", "コーヒー\n紅茶", "パン。 コーヒー。 紅茶。"],
  ["hi", "ब्रेड", "कॉफ़ी", "ब्रेड। कॉफ़ी।"],
  ["ja", "本日開店。", "", "本日開店。"],
])("in %s each line is a sentence, and no word joins them: %s", (language, headline, body, said) => {
  expect(spokenLineOf({ headline, body }, language)).toBe(said);
});

test("a sentence of its own goes before what is written", () => {
  expect(spokenLineOf({ headline: "A", body: "b", spoken: " Said instead. " }, "en")).toBe("Said instead.");
});

test("a sentence that goes on below the headline is said in one", () => {
  const copy = { headline: "We repair violins", body: "in a small workshop in Lincoln" };
  expect(spokenLineOf(copy, "en")).toBe("We repair violins in a small workshop in Lincoln.");
});
