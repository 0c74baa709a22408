import { useMemo, useState } from "react";
import type { Mapping, Row } from "~/domain/rows/table";
import type { Format } from "~/domain/video/format";
import type { Library } from "~/scene/library";
import type { CellPictures } from "~/scene/rows/cell-content";
import type { Storyboard } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { Tabs } from "~/ui/tabs";
import type { TableState } from "../table-state";
import { UnfilledParts } from "../unfilled-parts";
import { FilesTab } from "./files-tab";
import { LinksTab } from "./links-tab";
import { useRowLinks } from "./published-links";
import { QueueProblems } from "./queue-problems";
import type { QueueRecord } from "./queue-record";
import { QueueSkeleton } from "./queue-skeleton";
import { useVideoPlan } from "./use-video-plan";
import { useVideoQueue } from "./video-queue";

interface QueuePanelProps {
  batchId: string;
  /** Of the table. */
  name: string;
  base: Storyboard;
  /** Of rows that name none; that of the base where empty. */
  formats: readonly Format[];
  state: TableState;
  pictures: CellPictures;
  library: Library;
  /** Rows that are ticked; all rows where there are none. */
  ticked: readonly Row[];
  /** Of the page, so that the way back leads to it. */
  address: string;
  onShowRow: (rowId: string) => void;
  onMapping: (mapping: Mapping) => void;
  onBase: (base: Storyboard) => void;
}

/** What becomes of a table: files for this computer, and links. */
export function QueuePanel({
  batchId,
  name,
  base,
  formats,
  state,
  pictures,
  library,
  ...props
}: QueuePanelProps) {
  const queue = useVideoQueue(batchId);
  const links = useRowLinks(batchId);
  const [tab, setTab] = useState<"files" | "links">("files");
  const [chosenQuality, setQuality] = useState<QueueRecord["quality"]>();
  const { table, mapping } = state;
  const source = useMemo(
    () => ({ base, table, mapping, pictures, library }),
    [base, table, mapping, pictures, library],
  );

  // What is under way or waits to go on keeps its rows and its size, whatever is ticked meanwhile.
  const isUnderWay = ["running", "paused", "elsewhere"].includes(queue.status);
  const quality = (isUnderWay ? queue.record?.quality : chosenQuality) ?? queue.record?.quality ?? "1080p";
  const begunIds = isUnderWay ? queue.record?.rowIds : undefined;
  const tickedIds = props.ticked.length > 0 ? props.ticked.map(({ id }) => id) : null;
  const rowIds = begunIds === undefined ? tickedIds : begunIds;
  const chosenKey = rowIds?.join() ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the rows there are, not by the array they stand in
  const chosen = useMemo(() => rowIds && new Set(rowIds), [chosenKey]);
  const usual = useMemo(() => (formats.length > 0 ? [...formats] : [base.format]), [formats, base.format]);
  const plan = useVideoPlan(source, chosen, { formats: usual, quality });
  if (!plan || queue.status === "loading") return <QueueSkeleton />;

  const order = { batchId, name, plan, library, address: props.address };
  return (
    <div className="grid gap-5">
      <UnfilledParts
        base={base}
        columns={table.columns}
        mapping={mapping}
        onMapping={props.onMapping}
        onBase={props.onBase}
      />
      <QueueProblems plan={plan} onShowRow={props.onShowRow} />
      <Tabs
        label="What to make"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "files",
            label: "Files",
            content: (
              <FilesTab
                order={{ ...order, rowIds, mediaUrl }}
                queue={queue}
                links={links.published}
                quality={quality}
                onQuality={setQuality}
                onShowRow={props.onShowRow}
              />
            ),
          },
          {
            value: "links",
            label: "Links",
            content: <LinksTab order={order} links={links} />,
          },
        ]}
      />
    </div>
  );
}
