import { toast } from "sonner";
import { expect, test } from "vitest";
import { setSlotText } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { openToasts } from "~/ui/toast";
import { contentDocument } from "../../tests/fakes/content-fields";
import { changeUndoably } from "./change-undoably.ts";

test("what is taken back in a message is this change alone; what was changed since stands", async () => {
  openToasts(toast);
  let shown: Storyboard = contentDocument("ada").storyboard;
  const before = shown;
  const change = (edited: (storyboard: Storyboard) => Storyboard) => {
    shown = edited(shown);
  };
  changeUndoably(change, "Now in Journal", (current) => ({ ...current, templateId: "journal" }));
  change((current) => setSlotText(current, "two", "headline", "Come early"));
  await expect.poll(() => toast.getHistory()).toHaveLength(1);
  const told = toast.getHistory().at(-1);
  expect(told).toMatchObject({ title: "Now in Journal", action: { label: "Undo" } });
  if (told && "action" in told) Object(told.action).onClick();
  expect(shown).toEqual(setSlotText(before, "two", "headline", "Come early"));
});
