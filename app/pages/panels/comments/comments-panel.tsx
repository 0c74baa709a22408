import { useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { useSignedInViewer } from "~/session/use-viewer";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { nameOfType } from "../../builder/section-actions";
import { sendComment } from "./comment-actions";
import { CommentForm } from "./comment-form";
import { Members } from "./members";
import { Thread } from "./thread";
import { useComments } from "./use-comments";

/** What people say of the page and its sections, and who they are. */
export default function CommentsPanel(props: BuilderPanelProps) {
  const { project, page, selection, isOwner, isReadOnly } = props;
  const viewer = useSignedInViewer();
  const reading = useComments(project.id);
  const [of, setOf] = useState<"page" | "section">("page");
  const sectionId = of === "section" ? (selection?.sectionId ?? null) : null;
  const section = selection && page.sections[selection.sectionId];
  const name = section ? nameOfType(section.type) : "";
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {section && (
        <SegmentedControl
          label="What is spoken of"
          size="sm"
          segments={[
            { value: "page", label: "Whole page" },
            { value: "section", label: name },
          ]}
          value={of}
          onChange={setOf}
        />
      )}
      {!isReadOnly && viewer && (
        <CommentForm
          key={sectionId}
          label={sectionId ? `Comment on ${name}` : "Comment on the page"}
          placeholder="What should be otherwise?"
          send="Comment"
          onSend={(text) => {
            const author = { userId: viewer.userId, name: viewerName(viewer), email: viewer.email ?? "" };
            return sendComment(project.id, author, { text, sectionId, parentId: null });
          }}
        />
      )}
      <Threads {...props} reading={reading} sectionId={sectionId} />
      <Members project={project} isOwner={isOwner && !isReadOnly} />
    </div>
  );
}

interface ThreadsProps extends BuilderPanelProps {
  reading: ReturnType<typeof useComments>;
  /** Those of one section; null for all. */
  sectionId: string | null;
}

function Threads({ reading, sectionId, ...props }: ThreadsProps) {
  const now = new Date();
  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">The comments could not be read. They are safe. {reading.error.message}</p>
        <Button size="sm" onClick={reading.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  const threads = reading.value.filter((thread) => sectionId === null || thread.sectionId === sectionId);
  const open = threads.filter(({ isResolved }) => !isResolved).toReversed();
  const settled = threads.filter(({ isResolved }) => isResolved).toReversed();
  const shared = { ...props, now };
  return (
    <>
      {open.length === 0 ? (
        <p className="text-muted text-sm">
          {settled.length > 0
            ? "All is settled."
            : "Nobody has said anything yet. Choose a section to speak of it alone."}
        </p>
      ) : (
        <ul aria-label="Comments" className="grid gap-2.5">
          {open.map((thread) => (
            <Thread key={thread.id} thread={thread} {...shared} />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-text">
            {settled.length} resolved
          </summary>
          <ul aria-label="Resolved comments" className="mt-2 grid gap-2.5 opacity-75">
            {settled.map((thread) => (
              <Thread key={thread.id} thread={thread} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
