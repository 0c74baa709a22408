import { href, Link } from "react-router";

interface PublishedNoteProps {
  /** Whether the link follows edits; `unknown` where the page has not read that. */
  mode: "follow" | "pin" | "unknown";
  /** Statements of the words as they are now that nothing backs and nobody accepted; see `openClaimsOf`. */
  openClaims: number;
  contentId: string;
}

const effects = {
  follow: "The link shows your edits at once.",
  pin: "The link shows the pinned version. Your edits show after you publish the changes.",
  unknown: "A link that follows your edits shows them at once; a pinned one after you publish the changes.",
};

/** What an edit of a published video does to what others see. */
export function PublishedNote({ mode, openClaims, contentId }: PublishedNoteProps) {
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
          {effects[mode]} {mode !== "follow" && share("Sharing")}
        </>
      )}
    </p>
  );
}
