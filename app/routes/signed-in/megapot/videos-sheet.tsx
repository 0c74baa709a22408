import { type ComponentProps, Suspense } from "react";
import { href, useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import { QueueSkeleton } from "~/rows/queue/queue-skeleton";
import { SideSheet } from "~/ui/side-sheet";

const QueuePanel = lazy(async () => ({ default: (await import("~/rows/queue/queue-panel")).QueuePanel }));

const panel = "videos";

/** Whether files and links are shown, as the address says: so the activity list leads to them. */
export function useVideosSheet() {
  const [parameters, setParameters] = useSearchParams();
  return {
    isOpen: parameters.get("panel") === panel,
    setOpen: (isOpen: boolean) =>
      setParameters(
        (former) => {
          const next = new URLSearchParams(former);
          if (isOpen) next.set("panel", panel);
          else next.delete("panel");
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

type VideosSheetProps = Omit<ComponentProps<typeof QueuePanel>, "address"> & { onClose: () => void };

/** Files and links of the table, beside it. */
export function VideosSheet({ onClose, ...table }: VideosSheetProps) {
  const address = `${href("/megapot")}?table=${table.batchId}&panel=${panel}`;
  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={table.ticked.length > 0 ? "Videos of the ticked rows" : "Videos"}
    >
      <Suspense fallback={<QueueSkeleton />}>
        <QueuePanel {...table} address={address} />
      </Suspense>
    </SideSheet>
  );
}
