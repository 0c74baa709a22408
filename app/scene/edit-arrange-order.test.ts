import { expect, test } from "vitest";
import { type OrderChange, orderParts } from "./edit-arrange-order";
import { putElement } from "./edit-parts";
import { newElement } from "./new-parts";
import { resolveComposition } from "./resolve-composition";
import type { Storyboard } from "./storyboard";

const plain = {
  version: 3,
  title: "",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: null,
  scenes: [
    { id: "a", role: "hook", durationSeconds: 4, slots: { headline: { kind: "text", text: "Made slowly" } } },
  ],
} as unknown as Storyboard;
const placement = { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.3 };
const heart = { kind: "element", sceneId: "a", id: "m2" } as const;
const board = (["m1", "m2"] as const).reduce(
  (now, id) => putElement(now, "a", id, newElement({ kind: "shape", shape: "heart" }, { placement })),
  plain,
);

/** What can be selected, furthest back first, and what is painted. */
const listed = (storyboard: Storyboard) => resolveComposition(storyboard).parts?.map(({ key }) => key) ?? [];
const painted = (storyboard: Storyboard) => [
  ...new Set(resolveComposition(storyboard).layers.flatMap(({ partKey }) => partKey ?? [])),
];

function moved(storyboard: Storyboard, change: OrderChange): Storyboard {
  const others = [{ kind: "part", sceneId: "a", key: "headline" } as const, { ...heart, id: "m1" }, heart];
  const order = listed(storyboard);
  const keyOf = (target: (typeof others)[number]) =>
    target.kind === "part" ? (`part:${target.key}` as const) : (`element:${target.id}` as const);
  const now = others.toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)));
  return orderParts(storyboard, now, [heart], change);
}

test("parts are listed as they are painted, what was sent to the back before what a layout shows", () => {
  for (const storyboard of [board, moved(board, "back"), moved(board, "backward")]) {
    const keys = painted(storyboard).filter((key) => key !== "part:background");
    expect(listed(storyboard).filter((key) => keys.includes(key))).toEqual(keys);
  }
  const behind = listed(moved(board, "back"));
  expect(behind.indexOf("element:m2")).toBeLessThan(behind.indexOf("part:headline"));
});

test("one step forward goes past one thing, to where it was before one step back", () => {
  const there = moved(moved(board, "backward"), "forward");
  expect(listed(there)).toEqual(listed(board));
});
