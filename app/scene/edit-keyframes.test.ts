import { expect, test } from "vitest";
import { contentDocument } from "../../tests/fakes/content-fields";
import { keyframeAt, removeKeyframe, setKeyframe } from "./edit-keyframes";
import { changesOf } from "./edit-parts";

const board = contentDocument("ada").storyboard;
const target = { kind: "part", sceneId: "one", key: "headline" } as const;
const span = { startSeconds: 10, endSeconds: 14 };
const at = (seconds: number) => ({ seconds, span });
const trackOf = (storyboard: typeof board) => changesOf(storyboard, target)?.keyframes?.x;

test("keyframes stand in the order of time, and a second at the same moment takes the place of the first", () => {
  let edited = setKeyframe(board, target, "x", at(2), { value: 0.2, easing: "linear" });
  edited = setKeyframe(edited, target, "x", at(1), { value: 0.1 });
  edited = setKeyframe(edited, target, "x", at(2.004), { value: 0.3 });
  expect(trackOf(edited)).toEqual([
    { seconds: 1, value: 0.1, easing: "in-out-cubic" },
    { seconds: 2, value: 0.3, easing: "linear" },
  ]);
});

test("one counted from the end is found where it stands now", () => {
  const track = [{ seconds: -0.5, fromEnd: true, value: 1, easing: "linear" }] as const;
  expect(keyframeAt(track, 3.5, span)).toBe(track[0]);
  expect(keyframeAt(track, 3.5, { startSeconds: 0, endSeconds: 8 })).toBeNull();
});

test("without its last keyframe a part is as it was before", () => {
  const edited = setKeyframe(board, target, "x", at(1), { value: 0.1 });
  expect(removeKeyframe(edited, target, "x", at(1))).toEqual(board);
});
