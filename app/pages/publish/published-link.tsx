import ExternalLink from "lucide-react/icons/external-link";
import { useEffect, useState } from "react";
import { Badge, type Tone } from "~/ui/badge";
import { buttonStyle } from "~/ui/button-style";
import { CopyField } from "~/ui/copy-field";
import { type Published, standingOf } from "./publish-state";

const badges: Record<ReturnType<typeof standingOf>, { tone: Tone; words: string }> = {
  draft: { tone: "neutral", words: "Not published" },
  down: { tone: "neutral", words: "Not published" },
  waiting: { tone: "accent", words: "Scheduled" },
  over: { tone: "warning", words: "Ended" },
  locked: { tone: "success", words: "Published with a password" },
  public: { tone: "success", words: "Published" },
};

/** Where a page stands, and its link once it has one. */
export function PublishedLink({ published }: { published: Published | null }) {
  const standing = standingOf(published, useMinute());
  const { tone, words } = badges[standing];
  const since = published && (standing === "locked" || standing === "public") && published.editionPublishedAt;
  return (
    <header className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <Badge tone={tone}>{words}</Badge>
        {since && <span className="text-muted text-sm">as of {moment(since)}</span>}
      </div>
      {standing === "waiting" && published?.visibleFrom && (
        <p className="text-sm">Others see it from {moment(published.visibleFrom)}.</p>
      )}
      {standing === "over" && published?.visibleUntil && (
        <p className="text-sm">It was shown until {moment(published.visibleUntil)}.</p>
      )}
      {published && !published.isDown && (
        <div className="flex min-w-0 items-center justify-between gap-1">
          <CopyField label="Link" value={published.address} className="min-w-0" />
          <a
            href={published.address}
            target="_blank"
            rel="noopener"
            aria-label="Open the page in a new tab"
            className={buttonStyle("ghost", "sm")}
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            Open
          </a>
        </div>
      )}
      {published?.isUnlisted && !published.isDown && (
        <p className="text-muted text-sm">Search engines are asked to leave it out.</p>
      )}
    </header>
  );
}

export function moment(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** Milliseconds since 1970, up to date within half a minute. */
function useMinute(): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
