import { expect, test } from "vitest";
import type { Column, Mapping, Row } from "~/domain/rows/table";
import { builtInLibrary } from "~/scene/library";
import type { CellPicture } from "~/scene/rows/cell-content";
import type { Storyboard } from "~/scene/storyboard";
import { RowReader } from "./row-reader";

const columns: Column[] = [
  { id: "c-a", name: "Name", type: "text", reason: "" },
  { id: "c-p", name: "Photo", type: "picture", reason: "" },
];
const mapping: Mapping = {
  "c-a": [{ to: "slot", sceneId: "s1", slot: "headline" }],
  "c-p": [{ to: "slot", sceneId: "s1", slot: "picture" }],
};
const base: Storyboard = {
  ...{ version: 3, title: "T", language: "en", format: "9:16", templateId: "market", seed: 1, music: null },
  scenes: [{ id: "s1", role: "hook", durationSeconds: 3, slots: { headline: { kind: "text", text: "H" } } }],
};
const row = (name: string, photo: string): Row => ({ id: `r-${name}`, cells: { "c-a": name, "c-p": photo } });
const ready = (assetId: string): CellPicture => ({ state: "ready", assetId, alt: "" });
const read = (pictures: [string, CellPicture][], earlier?: RowReader) =>
  new RowReader({ base, columns, mapping, pictures: new Map(pictures), library: builtInLibrary }, earlier);

test("a picture that arrives changes the videos of the rows that show it, and no others", () => {
  const [cup, pot] = [row("cup", "https://shop.example/cup.jpg"), row("pot", "https://shop.example/pot.jpg")];
  const before = read([]);
  const [oldCup, oldPot] = [before.read(cup), before.read(pot)];
  expect(oldCup.storyboard.scenes[0]?.slots).not.toHaveProperty("picture");
  const after = read([["https://shop.example/cup.jpg", ready("a1")]], before);
  expect(after.read(pot).storyboard).toBe(oldPot.storyboard);
  expect(after.read(cup).problems).toEqual([]);
  expect([after.pictureIdOf(cup, "c-p"), after.pictureIdOf(pot, "c-p")]).toEqual(["a1", null]);
  expect(after.read(cup).storyboard.scenes[0]?.slots.picture).toMatchObject({ assetId: "a1" });
  const later = read([["https://shop.example/cup.jpg", ready("a1")]], after);
  expect(later.read(cup).storyboard).toBe(after.read(cup).storyboard);
});

test("rows are read again for another mapping or base", () => {
  const cup = row("cup", "");
  const before = read([]);
  const { storyboard } = before.read(cup);
  const other = new RowReader(
    { base, columns, mapping: {}, pictures: new Map(), library: builtInLibrary },
    before,
  );
  expect(other.read(cup).storyboard).not.toBe(storyboard);
  expect(other.shownText(cup, "c-a")).toBe("cup");
});

test("a picture that is not fetched yet is no problem; one that did not come, or a file nobody has, is", () => {
  const at = (photo: string, pictures: [string, CellPicture][] = []) =>
    read(pictures)
      .read(row("cup", photo))
      .problems.map(({ code }) => code);
  const address = "https://shop.example/cup.jpg";
  expect(at(address)).toEqual([]);
  expect(at(address, [[address, { state: "waiting" }]])).toEqual([]);
  expect(at(address, [[address, { state: "failed", message: "Gone." }]])).toEqual(["picture_failed"]);
  expect(at("cup.jpg")).toEqual(["picture_waiting"]);
});
