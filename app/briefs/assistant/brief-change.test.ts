import { expect, test } from "vitest";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import { changeBetween, isAsChanged, takingBack } from "./brief-change";

const before: ComposedBrief = {
  tool: null,
  prompt: "A lamp",
  platform: null,
  format: "9:16",
  lengthSeconds: 15,
  language: null,
  tone: "plain",
  templateId: null,
  brandId: null,
  pictureSource: "made",
  colors: {},
};

test("taken back is what stands as it was set, and nothing else", () => {
  const after: ComposedBrief = { ...before, tone: "bold", format: "1:1", prompt: "A lamp. £40." };
  const change = changeBetween(before, after);
  expect(Object.keys(change.after).toSorted()).toEqual(["format", "prompt", "tone"]);
  expect(takingBack(after, change)).toEqual({ tone: "plain", format: "9:16", prompt: "A lamp" });

  const typedOn = { ...after, prompt: "A lamp. £40. In blue.", lengthSeconds: 20 };
  expect(isAsChanged({ ...after, lengthSeconds: 20 }, change)).toBe(true);
  expect(isAsChanged(typedOn, change)).toBe(false);
  expect(takingBack(typedOn, change)).toEqual({ tone: "plain", format: "9:16" });
});
