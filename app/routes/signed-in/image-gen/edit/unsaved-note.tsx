import CircleAlert from "lucide-react/icons/circle-alert";
import type { EditedDraft } from "~/images/edit/use-draft";
import { Button } from "~/ui/button";

/** Why what is drawn and set is not with the account, and where it is kept meanwhile. Nothing where it is. */
export function UnsavedNote({ edited: { saveState, isKept, save } }: { edited: EditedDraft }) {
  if (saveState.kind !== "refused") return null;
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-danger-soft px-3 py-2 text-sm"
    >
      <p className="flex min-w-0 items-start gap-2">
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
        <span>
          {saveState.refusal.message}{" "}
          {isKept ? "It is kept on this device alone." : "It is kept in this tab alone: leave it open."}
        </span>
      </p>
      <Button size="sm" onClick={save}>
        Try again
      </Button>
    </div>
  );
}
