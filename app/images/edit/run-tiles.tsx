import CircleAlert from "lucide-react/icons/circle-alert";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import { callApi } from "~/client/call-api";
import { describeDuplicates } from "~/domain/jobs/kinds/images";
import type { Generation } from "~/stores/images/images";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import { showErrorToast } from "~/ui/toast";
import { operationNames } from "../operation-names";

interface RunTilesProps {
  runs: readonly Generation[];
  onDismiss: (generationId: string) => void;
}

/** Candidates that are not there yet, that failed or came out the same: each says where it stands. */
export function RunTiles({ runs, onDismiss }: RunTilesProps) {
  return runs.map((run) => {
    const name = operationNames[run.request.operation];
    const isRunning = run.state === "running" || run.state === "waiting";
    const open = run.results.filter(({ state }) => state === "waiting" || state === "making");
    const failure = run.results.find(({ state }) => state === "failed")?.error ?? run.error;
    if (isRunning) {
      return (
        <li
          key={run.id}
          className="flex h-[70px] shrink-0 items-center gap-2 rounded-md border border-line border-dashed px-2.5"
        >
          <Spinner className="size-4 shrink-0 text-accent" />
          <span role="status" className="grid text-sm">
            <span className="font-[550]">{name}</span>
            <span className="tabular text-muted text-xs">
              {open.length === 0
                ? "Almost done"
                : `${run.results.length - open.length} of ${run.results.length} made`}
            </span>
          </span>
          <IconButton
            size="sm"
            label="Stop it"
            icon={<X className="size-4" />}
            onClick={() => void cancel(run.id)}
          />
        </li>
      );
    }
    const duplicates = failure ? null : describeDuplicates(run.results);
    return (
      <li
        key={run.id}
        className={classNames(
          "flex min-h-[70px] w-max max-w-80 shrink-0 items-center gap-2 rounded-md px-2.5 py-1 text-sm md:max-w-[40rem]",
          duplicates ? "bg-sunken" : "bg-danger-soft",
        )}
      >
        {duplicates ? (
          <Copy className="size-4 shrink-0 text-muted" aria-hidden="true" />
        ) : (
          <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
        )}
        <span className="min-w-0 text-xs">
          {duplicates ?? `${failure?.message ?? "It could not be made."} It cost nothing.`}
        </span>
        <IconButton
          size="sm"
          label="Dismiss"
          icon={<X className="size-4" />}
          onClick={() => onDismiss(run.id)}
        />
      </li>
    );
  });
}

async function cancel(generationId: string): Promise<void> {
  try {
    await callApi(`/api/v1/jobs/${generationId}/cancel`, { method: "POST" });
  } catch (error) {
    showErrorToast("It could not be stopped", error instanceof Error ? error.message : undefined);
  }
}
