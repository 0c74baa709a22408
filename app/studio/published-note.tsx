import { href, Link } from "react-router";

export interface PublishedLink {
  mode: "follow" | "pin";
  publishedAt: Date;
  /** Edits up to then are in what it shows. */
  editsUntil: Date;
}

interface PublishedNoteProps {
  /** What the link shows; null where the page has not read that: it was published after the page was opened. */
  link: PublishedLink | null;
  /** Statements of the words as they are now that nothing backs and nobody accepted; see `openClaimsOf`. */
  openClaims: number;
  content: { id: string; updatedAt: Date };
  /** Nobody else publishes it. */
  isOwner: boolean;
}

/** What the link shows, in words. */
function shownBy(link: PublishedLink | null, isEdited: boolean, isOwner: boolean, now: Date): string {
  if (!link) return "This video is published.";
  const whose = isOwner ? "Your link" : "Its public link";
  if (link.mode === "follow") return `${whose} follows: it shows this video as it is now, with every edit.`;
  const isToday = link.publishedAt.toDateString() === now.toDateString();
  const time = new Intl.DateTimeFormat(
    undefined,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(link.publishedAt);
  const pinned = `${whose} is pinned: it shows the version of ${time}.`;
  if (!isEdited) return `${pinned} Nothing that it shows has changed since.`;
  return `${pinned} Edits show once ${isOwner ? "you publish" : "its owner publishes"} the changes.`;
}

/** What an edit of a published video does to what others see. */
export function PublishedNote({ link, openClaims, content, isOwner }: PublishedNoteProps) {
  const isEdited = link?.mode === "pin" && content.updatedAt > link.editsUntil;
  const share = (words: string) =>
    isOwner ? (
      <Link
        to={href("/content/:contentId/share", { contentId: content.id })}
        className="text-text underline underline-offset-2 hover:text-accent"
      >
        {words}
      </Link>
    ) : (
      words
    );
  const whoseOk = isOwner ? "your" : "its owner’s";
  return (
    <p role="status" className="text-muted text-sm">
      {openClaims > 0 ? (
        <>
          Published as it was:{" "}
          {share(
            openClaims === 1
              ? `1 statement needs ${whoseOk} OK before it shows`
              : `${openClaims} statements need ${whoseOk} OK before they show`,
          )}
        </>
      ) : (
        <>
          {shownBy(link, isEdited, isOwner, new Date())}{" "}
          {isOwner && share(isEdited ? "Publish the changes" : "Sharing")}
        </>
      )}
    </p>
  );
}
