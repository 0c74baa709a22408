import Link2 from "lucide-react/icons/link-2";
import Sheet from "lucide-react/icons/sheet";
import { saveFile } from "~/client/save-file";
import { csvText } from "~/domain/text/csv-field";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/error-state";
import { ProgressBar } from "~/ui/progress-bar";
import { count } from "./count";
import { HeldRows } from "./held-rows";
import { addressOfVideo, type LinksView, loadLinks } from "./published-links";
import { PublishedRows } from "./published-rows";
import { type LinksOrder, publishRows, stopLinks, unpublishRows } from "./row-links";

interface LinksTabProps {
  order: LinksOrder;
  links: LinksView;
}

/** Every row as a page of its own, and what holds rows up. */
export function LinksTab({ order, links }: LinksTabProps) {
  const { plan } = order;
  const rows = [...new Map(plan.videos.map((video) => [video.row.id, video])).values()];
  const published = rows.filter(({ row }) => links.published.has(row.id));
  if (links.status === "loading") return <p className="text-muted">Looking for links…</p>;
  if (links.status === "failed") {
    return (
      <ErrorState title="The links could not be loaded" onRetry={() => void loadLinks(order.batchId)}>
        They are as they were.
      </ErrorState>
    );
  }
  if (links.status !== "rest") {
    const { done, of } = links.progress;
    return (
      <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5">
        <ProgressBar
          label={links.status === "publishing" ? "Publishing" : "Unpublishing"}
          value={done / Math.max(1, of)}
          detail={`${done} of ${count(of, "row")}`}
        />
        <Button size="sm" className="justify-self-start" onClick={() => stopLinks(order.batchId)}>
          Stop
        </Button>
      </div>
    );
  }

  function saveCsv() {
    const lines = published.map(({ row, rowNumber, sku, title }) => {
      const contentId = links.published.get(row.id) ?? "";
      return [rowNumber, sku, title, addressOfVideo(contentId)];
    });
    const csv = csvText([["row", "sku", "title", "link"], ...lines]);
    saveFile(new Blob([`\uFEFF${csv}`], { type: "text/csv" }), "links.csv");
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Button
          variant="primary"
          size="lg"
          icon={<Link2 className="size-4" />}
          disabled={rows.length === 0}
          onClick={() => void publishRows(order, plan.videos)}
        >
          {published.length === 0
            ? `Publish ${count(rows.length, "row")}`
            : `Publish all ${count(rows.length, "row")} as they are now`}
        </Button>
        <p className="text-pretty text-muted text-sm">
          No credits. Each row becomes one of your videos, in its first format, with a link that anyone can
          open. Statements that no cell backs hold a row up until you accept them. Publishing again keeps the
          links.
        </p>
      </div>
      <HeldRows order={order} held={[...links.held.values()]} />
      {published.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="grow font-[550] text-sm text-success">{count(published.length, "row")} published</p>
          <Button size="sm" icon={<Sheet className="size-3.5" />} onClick={saveCsv}>
            CSV of links
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              void unpublishRows(
                order,
                published.map(({ row }) => row.id),
              )
            }
          >
            Unpublish all
          </Button>
        </div>
      )}
      {published.length > 0 && <PublishedRows published={published} links={links.published} />}
    </div>
  );
}
