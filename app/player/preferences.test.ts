import { expect, test } from "vitest";
import { parsePreferences } from "./preferences.ts";

test("what is stored is read field by field, and anything else is the default", () => {
  const stored = { volume: 0.4, isMuted: true, showsCaptions: true, captionLanguage: "de" };
  expect(parsePreferences(stored)).toEqual(stored);
  const defaults = { volume: 1, isMuted: false, showsCaptions: false, captionLanguage: null };
  for (const value of [
    null,
    "loud",
    3,
    { volume: 7, isMuted: "yes", captionLanguage: 4 },
    { volume: Number.NaN },
  ]) {
    expect(parsePreferences(value)).toEqual(defaults);
  }
});
