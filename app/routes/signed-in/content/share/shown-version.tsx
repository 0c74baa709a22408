interface ShownVersionProps {
  publishedAt: Date;
  /** The video was edited after that. */
  hasNewerEdits: boolean;
}

/** Which version a pinned link shows now, and what publishing again would change. */
export function ShownVersion({ publishedAt, hasNewerEdits }: ShownVersionProps) {
  const time = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }).format(publishedAt);
  if (!hasNewerEdits) return <p className="text-pretty">The link shows the version of {time}.</p>;
  return (
    <p className="text-pretty rounded-md bg-warning-soft px-3.5 py-2.5">
      You edited this video after you published it. The link still shows the version of {time}. “Save
      settings” leaves it so; “Publish the changes” shows the video as it is now.
    </p>
  );
}
