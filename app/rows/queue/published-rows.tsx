import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import type { PlannedVideo } from "./plan-videos";
import { addressOfVideo } from "./published-links";

const pageLength = 30;

interface PublishedRowsProps {
  published: readonly PlannedVideo[];
  /** Row id → its video. */
  links: ReadonlyMap<string, string>;
}

/** The rows that have a link, each with it. */
export function PublishedRows({ published, links }: PublishedRowsProps) {
  const [shown, setShown] = useState(pageLength);
  return (
    <div className="grid gap-1">
      <ul aria-label="Published rows" className="grid">
        {published.slice(0, shown).map(({ row, rowNumber, title }) => {
          const address = addressOfVideo(links.get(row.id) ?? "");
          return (
            <li key={row.id} className="flex h-10 items-center gap-2 border-line border-b text-sm">
              <span className="tabular w-8 shrink-0 text-faint">{rowNumber}</span>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                className="inline-flex min-w-0 grow items-center gap-1.5 hover:underline"
              >
                <bdi className="truncate">{title}</bdi>
                <ExternalLink className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
              </a>
              <CopyButton label="Copy" text={() => address} />
            </li>
          );
        })}
      </ul>
      {published.length > shown && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setShown(shown + pageLength)}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
