import { expect, test } from "vitest";
import { loudnessAdvice } from "./loudness-advice.ts";

const advice = (integratedLufs: number, truePeakDecibels: number) =>
  loudnessAdvice({ integratedLufs, truePeakDecibels });

test("what is silent, quiet or loud says what to do, and what is right says nothing", () => {
  expect(advice(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY)).toContain("Nothing is heard");
  expect(advice(-20, -6)).toContain("Quieter");
  expect(advice(-9, -3)).toContain("Louder");
  expect(advice(-14, 0.5)).toContain("Louder");
  expect(advice(-14.3, -1.2)).toBeNull();
});
