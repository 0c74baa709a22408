import { expect, test } from "vitest";
import type { ImageModelInfo } from "../image-model";
import { emptyImageRequest, type ImageRequest } from "../image-request";
import { ignoredInputs } from "./ignored-inputs";

const model = { label: "Painter", isOnePaletteBesideThings: true } as unknown as ImageModelInfo;
const request = (prompt: string, changes: Partial<ImageRequest> = {}) => ({
  ...emptyImageRequest("a"),
  prompt,
  ...changes,
});
const reference = (assetId: string, role: "product" | "palette") => ({ assetId, role, weight: 1 });

test("of several palettes beside a thing it is said which one counts", () => {
  const references = [reference("a", "product"), reference("b", "palette"), reference("c", "palette")];
  const notes = (count: ImageRequest["references"], maker = model) =>
    ignoredInputs(maker, request("A cup", { references: count })).map(({ message }) => message);
  expect(notes(references)).toEqual([
    "Beside a subject or product, Painter takes colours from the first palette alone.",
  ]);
  expect(notes(references.slice(1))).toEqual([]);
  expect(notes(references.slice(0, 2))).toEqual([]);
  expect(notes(references, { ...model, isOnePaletteBesideThings: false })).toEqual([]);
});

test.each(["a cup, transparent background", "eine Tasse, freigestellt", "カップ、透明背景"])(
  "“%s” gets no clear ground, which is said",
  (prompt) => {
    expect(ignoredInputs(model, request(prompt)).map(({ code }) => code)).toEqual(["transparency_ignored"]);
    expect(ignoredInputs(model, request(prompt, { operation: "instruct" }))).toEqual([]);
  },
);

test("a model that reads English says so of words in another script", () => {
  const codes = (prompt: string, maker: ImageModelInfo = { ...model, readsLatinAlone: true }) =>
    ignoredInputs(maker, request(prompt)).map(({ code }) => code);
  expect(codes("夕日のビーチ")).toEqual(["script_unread"]);
  expect(codes("زجاجة على الشاطئ")).toEqual(["script_unread"]);
  expect(codes("une tasse, 50 €, n° 5")).toEqual([]);
  expect(codes("夕日のビーチ", model)).toEqual([]);
});
