import { TableEditError } from "~/domain/rows/edit-table";
import type { TableChange } from "~/rows/table-state";
import { showErrorToast } from "~/ui/toast";

/** A change with what it does in words: for people who do not see it, and for taking it back. */
export interface NamedChange extends TableChange {
  words: string;
}

/** Makes a change and says what did not work: a limit of the table. */
export function tryChange(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (!(error instanceof TableEditError)) throw error;
    showErrorToast("That does not fit into the table", error.message);
    return false;
  }
}
