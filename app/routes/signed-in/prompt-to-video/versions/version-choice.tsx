import type { ReactNode } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { Content } from "~/stores/content/content-document";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { Versions } from "./versions";

const headingId = "versions-heading";

interface VersionChoiceProps {
  contentId: string;
  /** What its pictures were to show and do not; null where they show it all. */
  note: string | null;
  /** Other ways on, beside the heading. */
  actions: ReactNode;
}

/** The same content as different videos, playing side by side. Nothing is rendered; choosing costs nothing. */
export function VersionChoice({ contentId, note, actions }: VersionChoiceProps) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 id={headingId} tabIndex={-1} className="font-display text-3xl">
            Choose a version
          </h1>
          {/* In the place of what is said otherwise, so that the versions stay where they are. */}
          <p className="max-w-prose text-pretty text-muted max-sm:hidden">
            {note ?? "All of them are your video. Nothing is rendered until you download it."}
          </p>
        </div>
        <div className="max-sm:hidden">{actions}</div>
      </header>
      <LiveVersions contentId={contentId} />
      <div className="grid gap-4 sm:hidden">
        {note && <p className="text-pretty rounded-md bg-sunken px-4 py-2.5 text-sm">{note}</p>}
        {actions}
      </div>
    </>
  );
}

function LiveVersions({ contentId }: { contentId: string }) {
  const reading = useDocuments(
    contentId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (content: Content | null) => void, onError) =>
      store.watchContent(documents, contentId, (live) => onChange(live.item), onError),
  );
  switch (reading.kind) {
    case "failed":
      return (
        <ErrorState title="The versions could not be loaded" onRetry={reading.retry}>
          The video itself is safe in your videos.
        </ErrorState>
      );
    case "loading":
      return <VersionSkeletons />;
    case "present":
      return reading.value ? (
        <Versions content={reading.value} labelledBy={headingId} />
      ) : (
        <ErrorState title="This video is no longer there">
          It was deleted, or it belongs to another account.
        </ErrorState>
      );
  }
}

function VersionSkeletons() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" role="status" aria-label="Loading the versions">
      {Array.from({ length: 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three identical placeholders
        <Skeleton key={index} className="h-[calc(100dvh-18.5rem)] min-h-72 rounded-md" />
      ))}
    </div>
  );
}
