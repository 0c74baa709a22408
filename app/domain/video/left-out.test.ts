import { expect, test } from "vitest";
import { putIn, stillLeftOut } from "./left-out";
import type { Script, ScriptScene } from "./script";

const scene = (id: string, role: ScriptScene["role"]): ScriptScene => ({
  id,
  role,
  headline: `Headline ${id}`,
  body: "",
  pictureBrief: id,
});
const long = "We repair every make of bicycle, also those of before 1960, while you wait at the counter";
const script: Script = {
  title: "Bikes",
  language: "en",
  scenes: [scene("a", "hook"), scene("b", "point"), scene("c", "action")],
  leftOut: ["Open on Sundays", long],
};

test("what was left out goes in before the close, whole, and is then no longer left out", () => {
  const first = putIn(script, "Open on Sundays", "new");
  expect(first.scenes.map(({ id }) => id)).toEqual(["a", "b", "new", "c"]);
  expect(first.scenes[2]).toMatchObject({ role: "point", headline: "Open on Sundays", body: "" });
  expect(stillLeftOut(first)).toEqual([long]);
  const second = putIn(first, long, "more");
  expect(second.scenes[3]).toMatchObject({
    headline: "We repair every make of bicycle, also those of before 1960",
    body: "while you wait at the counter",
  });
  expect(stillLeftOut(second)).toEqual([]);
});

test("a script without a close has it at its end; one that is full stays as it is", () => {
  const open = { ...script, scenes: script.scenes.slice(0, 2) };
  expect(putIn(open, "Open on Sundays", "new").scenes.at(-1)?.id).toBe("new");
  const full = { ...script, scenes: Array.from({ length: 18 }, (_, index) => scene(String(index), "point")) };
  expect(putIn(full, "Open on Sundays", "new")).toBe(full);
  expect(stillLeftOut({ ...script, leftOut: undefined })).toEqual([]);
});
