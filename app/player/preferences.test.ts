import { expect, test } from "vitest";
import { parsePreferences } from "./preferences.ts";

test("what is stored is read field by field, and anything else is the default", () => {
  expect(parsePreferences({ volume: 0.4, isMuted: true, showsCaptions: true })).toEqual({
    volume: 0.4,
    isMuted: true,
    showsCaptions: true,
  });
  const defaults = { volume: 1, isMuted: false, showsCaptions: false };
  for (const value of [null, "loud", 3, { volume: 7, isMuted: "yes" }, { volume: Number.NaN }]) {
    expect(parsePreferences(value)).toEqual(defaults);
  }
});
