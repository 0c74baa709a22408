import { expect, test } from "vitest";
import type { Scene } from "./storyboard";
import { voiceIsStale } from "./voice-is-stale";

const scene = (headline: string, said?: string, spoken?: string): Scene => ({
  id: "a",
  role: "hook",
  durationSeconds: 3,
  slots: { headline: { kind: "text", text: headline } },
  ...(spoken === undefined ? {} : { spoken }),
  ...(said === undefined ? {} : { voice: { assetId: "v", durationSeconds: 2, text: said, words: [] } }),
});

test("a voice is stale once the words differ by ear", () => {
  expect(voiceIsStale(scene("Fresh bread", "Fresh bread."), "en")).toBe(false);
  expect(voiceIsStale(scene("FRESH  bread!", "Fresh bread."), "en")).toBe(false);
  expect(voiceIsStale(scene("Fresh rolls", "Fresh bread."), "en")).toBe(true);
  expect(voiceIsStale(scene("", "Fresh bread."), "en")).toBe(true);
});

test("a line of its own counts instead of the headline, and unknown words tell nothing", () => {
  expect(voiceIsStale(scene("Fresh rolls", "Fresh bread.", "Fresh bread"), "en")).toBe(false);
  expect(voiceIsStale(scene("Fresh rolls", ""), "en")).toBe(false);
  expect(voiceIsStale(scene("Fresh rolls"), "en")).toBe(false);
});
