import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import { problemOf } from "../problem-of";
import { sendUndo } from "./documents-api";

/** Says that something was written and offers to take it back: the latest first, each as a change of its own. */
export function offerUndo(message: string, changeIds: readonly string[], onUndone: () => void): void {
  showUndoToast(message, () => {
    void undoAll(changeIds, "Taken back at once").then(
      () => {
        showToast("Taken back");
        onUndone();
      },
      (error: unknown) => showErrorToast("It was not taken back", problemOf(error).message),
    );
  });
}

export async function undoAll(changeIds: readonly string[], reason: string): Promise<void> {
  for (const id of changeIds.toReversed()) await sendUndo(id, reason);
}
