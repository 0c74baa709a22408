import { expect, test } from "vitest";
import { bringBack, copyOfScene, setCopy, setPicture } from "~/scene/edit-takes";
import { type Scene, type Storyboard, storyboardSchema } from "~/scene/storyboard";

let marks = 0;
const newMark = () => ({ id: `take-${++marks}`, keptAt: "2026-11-21T20:00:00.000Z" });
const scene: Scene = {
  id: "a",
  role: "hook",
  slots: {
    headline: { kind: "text", text: "Coffee" },
    body: { kind: "text", text: "Roasted today" },
    picture: { kind: "picture", assetId: "cup", alt: "A cup", focusX: 0.3, focusY: 0.5 },
  },
  durationSeconds: 3,
};
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene],
  templateId: "bold",
  seed: 7,
  music: null,
};
const first = ({ scenes }: Storyboard) => scenes[0] as Scene;

test("choosing other words keeps those of before and those that were offered, and leaves the picture", () => {
  const offered = { words: [{ headline: "One" }, { headline: "Two", body: "More" }], madeBy: "Writer" };
  const after = setCopy(storyboard, "a", { headline: "Two", body: "More" }, newMark, offered);
  expect(copyOfScene(first(after))).toEqual({ headline: "Two", body: "More" });
  expect(first(after).slots.picture).toEqual(scene.slots.picture);
  const said = first(after).takes?.map((take) => take.kind === "words" && [take.lines.headline, take.madeBy]);
  expect(said).toEqual([
    ["Coffee", null],
    ["One", "Writer"],
    ["Two", "Writer"],
  ]);
  expect(() => storyboardSchema.parse(after)).not.toThrow();

  const back = bringBack(after, "a", first(after).takes![0]!, newMark);
  expect(copyOfScene(first(back))).toEqual({ headline: "Coffee", body: "Roasted today" });
  // Who wrote the words that went is still known, and nothing is there twice.
  expect(first(back).takes?.map((take) => take.madeBy)).toEqual(["Writer", null, "Writer"]);
});

test("words that leave a line out empty it", () => {
  expect(first(setCopy(storyboard, "a", { headline: "Only" }, newMark)).slots).not.toHaveProperty("body");
});

test("another picture keeps the one of before; none is a choice, too", () => {
  const bean = { kind: "picture", assetId: "bean", alt: "A bean", focusX: 0.5, focusY: 0.5 } as const;
  const after = setPicture(storyboard, "a", bean, newMark);
  expect(first(after).slots.picture).toEqual(bean);
  const back = bringBack(after, "a", first(after).takes![0]!, newMark);
  expect(first(back).slots.picture).toMatchObject({ assetId: "cup", alt: "A cup" });
  expect(first(back).takes?.map((take) => take.kind === "picture" && take.assetId)).toEqual(["bean", "cup"]);
  expect(first(setPicture(storyboard, "a", null, newMark)).slots).not.toHaveProperty("picture");
});
