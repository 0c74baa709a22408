import { useCallback, useSyncExternalStore } from "react";
import { Skeleton } from "~/ui/skeleton";
import { ExportList } from "./export-list";
import { ExportPanel } from "./export-panel";
import { startExport } from "./export-runs";
import { MakingNotes } from "./making-notes";
import { type Exported, orderExport } from "./order-export";

/** Files of the video, and how it was made. */
export default function FinishPanel({ content, storyboard, library, making }: Exported) {
  const order = useCallback(
    (quality: Parameters<typeof orderExport>[1]) =>
      orderExport({ content, storyboard, library, making }, quality),
    [content, storyboard, library, making],
  );
  // What files a browser can make and save, and how it writes numbers, the server does not know.
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <div className="grid gap-8">
      {isInBrowser ? <ExportPanel storyboard={storyboard} order={order} /> : <Skeleton className="h-96" />}
      <ExportList userId={content.ownerId} contentId={content.id} />
      <MakingNotes making={making} />
    </div>
  );
}

/** Makes the usual file at once. */
export function startUsualExport(exported: Exported): void {
  void startExport(orderExport(exported, "1080p"));
}
