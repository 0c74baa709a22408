import { useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { sendComment } from "~/review/comment-actions";
import { CommentForm } from "~/review/comment-form";
import { Thread } from "~/review/thread";
import { ThreadList } from "~/review/thread-list";
import { useSignedInViewer } from "~/session/use-viewer";
import type { CommentThread } from "~/stores/projects/comment-document";
import { SegmentedControl } from "~/ui/segmented-control";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { nameOfType } from "../../builder/section-actions";
import { Members } from "./members";
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
  const work = `projects/${project.id}`;
  const now = new Date();
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
          draftKey={sectionId ? `${work}/${sectionId}` : work}
          label={sectionId ? `Comment on ${name}` : "Comment on the page"}
          placeholder="What should change?"
          send="Comment"
          onSend={(text) => {
            const author = { userId: viewer.userId, name: viewerName(viewer), email: viewer.email ?? "" };
            return sendComment(work, author, { text, parentId: null, about: { sectionId } });
          }}
        />
      )}
      <ThreadList
        reading={reading}
        isListed={(thread) => sectionId === null || thread.sectionId === sectionId}
        nothing="Nobody has said anything yet. Choose a section to speak of it alone."
      >
        {(thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            work={work}
            about={{ sectionId: thread.sectionId }}
            heading={<SectionName thread={thread} {...props} />}
            isOwner={isOwner}
            mayWrite
            now={now}
          />
        )}
      </ThreadList>
      <Members project={project} isOwner={isOwner && !isReadOnly} />
    </div>
  );
}

function SectionName({
  thread: { sectionId },
  page,
  editor,
}: Pick<BuilderPanelProps, "page" | "editor"> & { thread: CommentThread }) {
  if (sectionId === null) return null;
  const section = page.sections[sectionId];
  return (
    <button
      type="button"
      disabled={!section}
      onClick={() => editor.show(sectionId)}
      className="justify-self-start rounded-sm text-faint text-xs enabled:hover:text-text"
    >
      {section ? nameOfType(section.type) : "A section that is gone"}
    </button>
  );
}
