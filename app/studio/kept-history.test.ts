import { expect, test } from "vitest";
import { edit, startHistory, undo } from "~/client/edit-history";
import { setSlotText } from "~/scene/edit-storyboard";
import { contentDocument } from "../../tests/fakes/content-fields";
import { readSteps, writeSteps } from "./kept-history";

const { storyboard } = contentDocument("ada");
const scene = storyboard.scenes[0]?.id ?? "";

function historyOf(count: number) {
  let history = startHistory(storyboard);
  for (let index = 0; index < count; index++) {
    const next = setSlotText(history.present, scene, "headline", `Words ${index}`);
    history = edit(history, next, null, index * 5000, `Write ${index}`);
  }
  return history;
}

test("steps are read as they were written, undone ones too", () => {
  const { past, future } = undo(historyOf(4));
  expect(readSteps(writeSteps({ past, future }))).toEqual({ past, future });
});

test("where there is no room for all steps, the latest are kept", () => {
  const { past, future } = historyOf(60);
  const written = writeSteps({ past, future }, 30_000);
  expect(written.length).toBeLessThanOrEqual(30_000);
  const kept = readSteps(written)?.past ?? [];
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.at(-1)).toEqual(past.at(-1));
});

test("of a hundred scenes a step keeps the one it changes, also once the steps have been read again", () => {
  const [first] = storyboard.scenes;
  const scenes = Array.from({ length: 100 }, (_, index) => ({
    ...first!,
    id: index === 0 ? scene : `scene-${index}`,
  }));
  let history = startHistory({ ...storyboard, scenes });
  const write = (index: number) => {
    const next = setSlotText(history.present, scene, "headline", `Words ${index}`);
    history = edit(history, next, null, index * 5000, `Write ${index}`);
  };
  for (let index = 0; index < 30; index++) write(index);
  const once = writeSteps(history);
  expect(once.length).toBeLessThan(3 * JSON.stringify(history.present).length);
  const { past, future } = readSteps(once)!;
  expect(past).toEqual(history.past);
  expect(writeSteps({ past, future })).toBe(once);
});

test.each([
  null,
  "",
  "{}",
  '{"version":2,"boards":[],"past":[],"future":[]}',
  '{"version":3,"boards":[],"past":[[0,1,null]],"future":[]}',
  '{"version":4,"scenes":[],"boards":[],"past":[[0,1,null]],"future":[]}',
  '{"version":4,"scenes":[],"boards":[{"version":3,"scenes":[0]}],"past":[],"future":[]}',
])("what is no history is none: %s", (text) => {
  expect(readSteps(text)).toBeNull();
});
