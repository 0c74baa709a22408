import { Link } from "react-router";
import type { PublishedPage } from "~/products/use-published-works";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

interface PagesOutOfDateProps {
  pages: readonly PublishedPage[];
  onBringUp: (pageIds: string[]) => Promise<void>;
}

/** The published pages of a product, with what others see of it otherwise than it is. Nothing where none is published. */
export function PagesOutOfDate({ pages, onBringUp }: PagesOutOfDateProps) {
  if (pages.length === 0) return null;
  const behind = pages.filter(({ differences }) => differences.length > 0);
  return (
    <section className="grid gap-3">
      <h2 className="font-[550] text-lg">Pages of it</h2>
      <ul className="grid gap-1">
        {pages.map(({ pageId, title, differences }) => (
          <li key={pageId} className="grid gap-1 py-1.5">
            <span className="flex items-center justify-between gap-3">
              <Link to={`/pdp/project/${pageId}`} className="min-w-0 truncate hover:underline" dir="auto">
                {title}
              </Link>
              {differences.length > 0 ? (
                <Badge tone="warning">Out of date</Badge>
              ) : (
                <Badge tone="success">Published</Badge>
              )}
            </span>
            {differences.map(({ factId, shown, now }) => (
              <span key={factId} className="text-muted text-sm">
                Others see {shown}; it is {now} now.
              </span>
            ))}
          </li>
        ))}
      </ul>
      {behind.length > 0 && (
        <Button onClick={() => void onBringUp(behind.map(({ pageId }) => pageId))}>
          {behind.length === 1 ? "Bring it up to date" : `Bring ${behind.length} up to date`}
        </Button>
      )}
    </section>
  );
}
