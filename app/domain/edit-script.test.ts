import { expect, test } from "vitest";
import { addSceneAfter, moveScene, removeScene, scriptProblems, setLine } from "./edit-script";
import type { Script } from "./script";

const scene = (id: string) => ({
  id,
  role: "point" as const,
  headline: `Headline ${id}`,
  body: "",
  pictureBrief: "a loaf of bread",
});
const script: Script = {
  title: "Bread",
  language: "en",
  scenes: ["a", "b", "c", "d"].map(scene),
  claims: [],
};
const ids = (changed: Script) => changed.scenes.map(({ id }) => id).join("");

test("scenes move within the script and stop at its ends", () => {
  expect(ids(moveScene(script, "a", 1))).toBe("bacd");
  expect(ids(moveScene(script, "a", -1))).toBe("abcd");
  expect(ids(moveScene(script, "d", 1))).toBe("abcd");
  expect(ids(moveScene(script, "nobody", 1))).toBe("abcd");
});

test("scenes are added after one and removed down to three", () => {
  expect(ids(addSceneAfter(script, "b", "x"))).toBe("abxcd");
  const three = removeScene(script, "b");
  expect(ids(three)).toBe("acd");
  expect(removeScene(three, "a")).toBe(three);
});

test("an emptied label disappears, an emptied headline stays and is a problem", () => {
  const labelled = setLine(script, "a", "label", "New");
  expect(labelled.scenes[0]?.label).toBe("New");
  expect(setLine(labelled, "a", "label", "").scenes[0]).not.toHaveProperty("label");

  const emptied = setLine(script, "b", "headline", "");
  expect(scriptProblems(emptied)).toEqual({ b: "Write a headline, or remove this scene." });
  expect(scriptProblems(setLine(script, "c", "body", "x".repeat(141)))).toEqual({
    c: "Shorten the body to 140 characters.",
  });
  expect(scriptProblems(script)).toEqual({});
});
