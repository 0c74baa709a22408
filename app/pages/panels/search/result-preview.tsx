import { useState } from "react";
import type { PageHead } from "~/sections/page-head";
import { cutToRoom, resultRooms } from "~/sections/search/result-width";
import { SegmentedControl } from "~/ui/segmented-control";

const devices = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;

/** The page among results, cut where a results page cuts. */
export function ResultPreview({ head }: { head: PageHead }) {
  const [device, setDevice] = useState<keyof typeof resultRooms>("desktop");
  const { title, description } = resultRooms[device];
  const { host, pathname } = new URL(head.url);
  const place = [host, ...pathname.split("/").filter(Boolean)].join(" › ");
  const words = cutToRoom(head.description, description).shown;
  return (
    <section aria-label="As a search result" className="grid gap-2.5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-[550]">Search result</h3>
        <SegmentedControl
          label="Results on"
          size="sm"
          segments={devices}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div
        data-search-result=""
        className="grid gap-1 rounded-md border border-line bg-raised p-3.5 font-[Arial,sans-serif]"
      >
        <span className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-neutral-4 text-2xs text-muted"
          >
            {host.slice(0, 1).toUpperCase()}
          </span>
          <span className="truncate text-muted text-xs">{place}</span>
        </span>
        <p dir="auto" className="wrap-anywhere text-[17px] text-accent leading-snug">
          {cutToRoom(head.title, title).shown}
        </p>
        <p dir="auto" className="wrap-anywhere text-muted text-sm leading-normal">
          {words || "Without a description a search engine picks words of the page."}
        </p>
      </div>
      {head.isUnlisted && (
        <p className="text-sm text-warning">It is left out of search: nobody gets to see this.</p>
      )}
    </section>
  );
}
