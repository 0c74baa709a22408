import { expect, test } from "vitest";
import { isOwnLine, ownOpening } from "./own-opening";

const brief =
  "Am Samstag, dem 14. März 2027, öffnet die Fahrradwerkstatt Speichenglück in Leipzig. Kaffee gratis.";

test("a stock phrase is not the user's own line", () => {
  expect(isOwnLine("Das lohnt einen Blick", brief)).toBe(false);
  expect(isOwnLine("Die Fahrradwerkstatt Speichenglück", brief)).toBe(true);
});

test("the opening as written is the first sentence, cut where it pauses", () => {
  expect(ownOpening(brief)).toEqual({
    kind: "story",
    headline: "Am Samstag, dem 14. März 2027",
    body: "öffnet die Fahrradwerkstatt Speichenglück in Leipzig",
  });
  expect(ownOpening("We fix bikes. Coffee is free.")?.headline).toBe("We fix bikes");
  for (const prompt of [
    brief,
    "word ".repeat(200),
    "Mugs from £14 instead of £22.50 in every colour there is, and more",
  ]) {
    const opening = ownOpening(prompt)!;
    expect(opening.headline.length).toBeLessThanOrEqual(60);
    expect(opening.body.length).toBeLessThanOrEqual(180);
    expect(isOwnLine(`${opening.headline} ${opening.body}`, prompt)).toBe(true);
  }
  expect(ownOpening("x".repeat(80))).toBeNull();
});
