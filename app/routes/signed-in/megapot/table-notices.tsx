import CircleAlert from "lucide-react/icons/circle-alert";
import type { OpenTable } from "~/rows/use-table-session";
import { Button } from "~/ui/button";

type TableNoticesProps = Pick<OpenTable, "saveState" | "isTrashed" | "retry" | "discard" | "setTrashed">;

/** What stands in the way of a table: a change that was refused, or that it lies in the trash. */
export function TableNotices({ saveState, isTrashed, ...on }: TableNoticesProps) {
  return (
    <>
      {saveState.kind === "refused" && (
        <div
          role="alert"
          className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-danger-soft px-4 py-2"
        >
          <p className="flex min-w-0 items-start gap-2.5">
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            <span>
              <strong className="font-[550]">Your last change is not saved.</strong>{" "}
              {saveState.refusal.message} It stays here until you discard it.
            </span>
          </p>
          <span className="flex gap-2">
            <Button size="sm" variant="ghost" onClick={on.discard}>
              Discard
            </Button>
            <Button size="sm" onClick={on.retry}>
              Try again
            </Button>
          </span>
        </div>
      )}
      {isTrashed && (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-3 bg-warning-soft px-4 py-2">
          <p>This table is in the trash.</p>
          <Button size="sm" onClick={() => on.setTrashed(false)}>
            Restore
          </Button>
        </div>
      )}
    </>
  );
}
