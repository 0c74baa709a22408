import { useCallback, useSyncExternalStore } from "react";
import { stillTime } from "~/player/still-time";
import { Skeleton } from "~/ui/skeleton";
import { ExportList } from "./export-list";
import { keepSettings, readSettings } from "./export-memory";
import { ExportPanel } from "./export-panel";
import { startExport } from "./export-runs";
import { type Exported, orderExport } from "./order-export";

/** Files of the video: new ones, and those that are kept. */
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
      {isInBrowser ? (
        <ExportPanel
          storyboard={storyboard}
          askedSeconds={content.brief?.lengthSeconds ?? null}
          order={order}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
      <ExportList userId={content.ownerId} contentId={content.id} />
    </div>
  );
}

/** Makes the usual file at once. */
export function startUsualExport(exported: Exported): void {
  const { id } = exported.content;
  const order = orderExport(exported, "1080p");
  // The panel, after a reload, goes on with this file and not with what was set before.
  const settings = readSettings(id, stillTime(order.composition));
  keepSettings(id, { ...settings, choice: "mp4", videoQuality: "1080p", frameRate: 30 });
  void startExport(order);
}
