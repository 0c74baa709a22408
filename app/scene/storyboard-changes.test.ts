import { expect, test } from "vitest";
import { setSlotText } from "~/scene/edit-storyboard";
import { changedSceneIds, isSceneChanged } from "~/scene/storyboard-changes";
import { contentDocument } from "../../tests/fakes/content-fields";

test("another style makes every scene look otherwise, and only those that were edited can be brought back alone", () => {
  const { storyboard: was } = contentDocument("ada");
  const restyled = { ...was, templateId: "journal" };
  const now = setSlotText(restyled, "one", "headline", "Warm bread");
  expect(changedSceneIds(was, now)).toEqual(new Set(was.scenes.map(({ id }) => id)));
  expect(was.scenes.map(({ id }) => isSceneChanged(was, now, id))).toEqual([true, false]);
});
