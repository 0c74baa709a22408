import { href, Link } from "react-router";

export interface PublishedLink {
  mode: "follow" | "pin";
  publishedAt: Date;
}

interface PublishedNoteProps {
  /** What the link shows; null where the page has not read that: it was published after the page was opened. */
  link: PublishedLink | null;
  /** Statements of the words as they are now that nothing backs and nobody accepted; see `openClaimsOf`. */
  openClaims: number;
  contentId: string;
}

/** What the link shows, in words. */
function shownBy(link: PublishedLink | null, now: Date): string {
  if (!link) return "This video is published.";
  if (link.mode === "follow") return "Your link follows: it shows this video as it is now, with every edit.";
  const isToday = link.publishedAt.toDateString() === now.toDateString();
  const time = new Intl.DateTimeFormat(
    undefined,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(link.publishedAt);
  return `Your link is pinned: it shows the version of ${time}. Edits show once you publish the changes.`;
}

/** What an edit of a published video does to what others see. */
export function PublishedNote({ link, openClaims, contentId }: PublishedNoteProps) {
  const share = (words: string) => (
    <Link
      to={href("/content/:contentId/share", { contentId })}
      className="text-text underline underline-offset-2 hover:text-accent"
    >
      {words}
    </Link>
  );
  return (
    <p role="status" className="text-muted text-sm">
      {openClaims > 0 ? (
        <>
          Published as it was:{" "}
          {share(
            openClaims === 1
              ? "1 statement needs your OK before it shows"
              : `${openClaims} statements need your OK before they show`,
          )}
        </>
      ) : (
        <>
          {shownBy(link, new Date())} {share(link?.mode === "pin" ? "Publish the changes" : "Sharing")}
        </>
      )}
    </p>
  );
}
