import { expect, test } from "vitest";
import * as edit from "~/scene/edit-storyboard";
import { mostScenes, type Scene, type Storyboard, storyboardSchema } from "~/scene/storyboard";

const scene = (id: string): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text: id } },
  durationSeconds: 3,
});
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), scene("b"), scene("c")],
  templateId: "bold",
  seed: 7,
  music: null,
};
const ids = ({ scenes }: Storyboard) => scenes.map(({ id }) => id).join("");
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof edit.StoryboardEditError ? error.code : error;
  }
};

test("writing a slot changes that scene alone and leaves the original as it was", () => {
  const before = structuredClone(storyboard);
  const after = edit.setSlotText(storyboard, "b", "body", "New");
  expect(after.scenes[1]?.slots.body).toEqual({ kind: "text", text: "New" });
  expect(after.scenes[0]).toBe(storyboard.scenes[0]);
  expect(storyboard).toEqual(before);
});

test("an empty text empties the slot", () => {
  expect(edit.setSlotText(storyboard, "b", "headline", "").scenes[1]?.slots).toEqual({});
  expect(edit.clearSlot(storyboard, "b", "none").scenes[1]?.slots).toEqual(storyboard.scenes[1]?.slots);
});

test("scenes move to the place asked for, and no further than the ends", () => {
  expect(ids(edit.moveScene(storyboard, "a", 1))).toBe("bac");
  expect(ids(edit.moveScene(storyboard, "a", 9))).toBe("bca");
  expect(ids(edit.moveScene(storyboard, "c", -1))).toBe("cab");
});

test("scenes are added and removed within the limits of a storyboard", () => {
  expect(ids(edit.addScene(storyboard, scene("d")))).toBe("abcd");
  expect(ids(edit.addScene(storyboard, scene("d"), 1))).toBe("adbc");
  expect(ids(edit.removeScene(storyboard, "b"))).toBe("ac");
  expect(codeOf(() => edit.addScene(storyboard, scene("a")))).toBe("scene-id-taken");
  expect(codeOf(() => edit.removeScene({ ...storyboard, scenes: [scene("a")] }, "a"))).toBe("last-scene");
  const full = {
    ...storyboard,
    scenes: Array.from({ length: mostScenes }, (_, index) => scene(`s${index}`)),
  };
  expect(codeOf(() => edit.addScene(full, scene("d")))).toBe("too-many-scenes");
});

test("a scene that does not exist is named in the error", () => {
  for (const act of [
    () => edit.setSlotText(storyboard, "x", "body", "New"),
    () => edit.moveScene(storyboard, "x", 0),
    () => edit.removeScene(storyboard, "x"),
    () => edit.setSceneDuration(storyboard, "x", 2),
  ]) {
    expect(codeOf(act)).toBe("scene-not-found");
  }
});

test("whatever number is set, the storyboard stays valid", () => {
  const edited = edit.setSeed(edit.setSceneDuration(edit.setFormat(storyboard, "1:1"), "a", 999), -1.5);
  expect(storyboardSchema.safeParse(edited).success).toBe(true);
  expect(edited.scenes[0]?.durationSeconds).toBe(20);
  expect(edit.setSceneDuration(storyboard, "a", 0).scenes[0]?.durationSeconds).toBe(1);
});

test("an empty scene stands after another one", () => {
  expect(ids(edit.addSceneAfter(storyboard, "a", "d"))).toBe("adbc");
  expect(() => storyboardSchema.parse(edit.addSceneAfter(storyboard, "c", "d"))).not.toThrow();
});

test("a time of its own ends following a voice; a layout is fixed and given back", () => {
  const following = edit.followVoice(storyboard, "b", 0.4);
  expect(following.scenes[1]?.lastsAs).toEqual({ voiceOfSceneId: "b", plusSeconds: 0.4 });
  expect(edit.setSceneDuration(following, "b", 30).scenes[1]).toEqual({ ...scene("b"), durationSeconds: 20 });
  const fixed = edit.setLayout(storyboard, "b", "cover");
  expect(fixed.scenes[1]?.layoutId).toBe("cover");
  expect(edit.setLayout(fixed, "b", null)).toEqual(storyboard);
});

test("media keep what an edit does not name; a scene without media is left as it is", () => {
  const picture = { kind: "picture", assetId: "x", alt: "A cup", focusX: 0.5, focusY: 0.5 } as const;
  const pictured = edit.setSlot(storyboard, "b", "picture", picture);
  expect(edit.setMedia(pictured, "b", { focusX: 0.2 }).scenes[1]?.slots.picture).toEqual({
    ...picture,
    focusX: 0.2,
  });
  expect(edit.setMedia(storyboard, "b", { focusX: 0.2 })).toEqual(storyboard);
});
