import type { Published } from "./share-options";

interface ShownVersionProps {
  published: Published;
  /** The video was edited after the version that the link shows. */
  hasNewerEdits: boolean;
}

/** What the link shows now, and what publishing again would change. */
export function ShownVersion({ published, hasNewerEdits }: ShownVersionProps) {
  if (published.mode === "follow") {
    return <p className="text-pretty">The link follows your edits: whatever you change is public at once.</p>;
  }
  const time = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }).format(
    published.publishedAt,
  );
  if (!hasNewerEdits) {
    return (
      <p className="text-pretty">
        The link shows the version of {time}. Edits you make from now on stay private until you publish them
        here.
      </p>
    );
  }
  return (
    <p className="text-pretty rounded-md bg-warning-soft px-3.5 py-2.5">
      You edited this video after you published it. The link still shows the version of {time}. “Publish the
      changes” shows the video as it is now at the same link, with the settings below.
    </p>
  );
}
