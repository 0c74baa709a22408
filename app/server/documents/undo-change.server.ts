import type { ChangesAnswer } from "~/domain/documents/document-change";
import type { Settings } from "~/settings/settings.server";
import { type ChangeRecord, readBefore, undoneWrite } from "~/stores/documents/document-changes.server";
import { getRaw } from "~/stores/documents/raw-documents.server";
import { ChangeRefused, commitSteps, requireWritable, type Step } from "./change-documents.server";

interface Undo {
  changeId: string;
  reason: string;
  actorId: string;
}

/**
 * Puts documents back as they were before a change of staff, as a change of its own, which can be taken back too. Refuses where any
 * of them was written since. Throws ChangeRefused.
 */
export async function undoChange(
  settings: Settings,
  change: ChangeRecord,
  undo: Undo,
): Promise<ChangesAnswer> {
  if (change.undoneBy !== null) {
    throw new ChangeRefused(
      409,
      "undone_already",
      "This was taken back already. Look at the latest changes.",
    );
  }
  const images = await readBefore(settings, change.file);
  if (!images) {
    throw new ChangeRefused(
      409,
      "no_longer_kept",
      "What stood there before is no longer kept. The change log tells what it was.",
    );
  }
  for (const { path } of images) requireWritable(settings, path);
  const present = await getRaw(
    settings,
    images.map(({ path }) => path),
  );
  const steps = images.map(
    ({ path, before }, at): Step => ({ path, before: present[at] ?? null, after: before }),
  );
  const moved = steps.filter(({ before }) => before !== null && before.updateTime !== change.writtenAt);
  const reborn = steps.filter(({ before, after }) => before === null && after === null);
  if (moved.length > 0 || reborn.length > 0) {
    const named = [...moved, ...reborn].slice(0, 3).map(({ path }) => path);
    throw new ChangeRefused(
      409,
      "document_changed",
      `Nothing was taken back: written since, ${named.join(", ")}. Edit what is wrong there by hand.`,
    );
  }
  return commitSteps(settings, steps, {
    ...undo,
    actId: change.actId,
    act: "undo",
    more: [undoneWrite(change, undo.changeId)],
  });
}
