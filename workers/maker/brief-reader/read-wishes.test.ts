import { expect, test } from "vitest";
import { readBrief } from "./read-brief";

test.each([
  ["make a cool tiktok for my dog grooming business", { tone: "playful", platform: "tiktok" }],
  ["Make an elegant 20 second video about our soap. Upbeat music.", { tone: "playful", lengthSeconds: 20 }],
  ["Soap from Kiel, 15 seconds, for Instagram", { lengthSeconds: 15, platform: "reels" }],
  ["Ein lustiges Video über unsere Eisdiele. 30 Sekunden.", { tone: "playful", lengthSeconds: 30 }],
  ["Our tea steeps in 30 seconds and tastes of plums.", {}],
])("%s", (prompt, wishes) => {
  const reading = readBrief({ prompt, language: "en", region: null });
  expect(reading.wishes).toEqual(wishes);
  const shown = reading.parts.map(({ text }) => text).join(" ");
  expect(shown).not.toMatch(/music|cool|elegant|lustig|15 sec|Instagram|Sekunden/iu);
});
