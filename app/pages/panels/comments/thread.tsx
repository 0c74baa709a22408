import { useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { useSignedInViewer } from "~/session/use-viewer";
import type { CommentThread } from "~/stores/projects/comment-document";
import { Button } from "~/ui/button";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { nameOfType } from "../../builder/section-actions";
import { removeComment, sendComment, setResolved } from "./comment-actions";
import { CommentForm } from "./comment-form";
import { CommentWords } from "./comment-words";

interface ThreadProps extends Pick<BuilderPanelProps, "project" | "page" | "editor" | "isOwner"> {
  thread: CommentThread;
  now: Date;
}

/** A comment with its answers: answered, settled, opened again. */
export function Thread({ thread, project, page, editor, isOwner, now }: ThreadProps) {
  const viewer = useSignedInViewer();
  const [isReplying, setReplying] = useState(false);
  const by = { userId: viewer?.userId ?? "", isOwner };
  const section = thread.sectionId === null ? null : page.sections[thread.sectionId];
  const mayDelete = (authorId: string) => isOwner || authorId === by.userId;
  return (
    <li className="grid gap-2.5 rounded-md border border-line p-3">
      {thread.sectionId !== null && (
        <button
          type="button"
          disabled={!section}
          onClick={() => thread.sectionId && editor.show(thread.sectionId)}
          className="justify-self-start rounded-sm text-faint text-xs enabled:hover:text-text"
        >
          {section ? nameOfType(section.type) : "A section that is gone"}
        </button>
      )}
      {[thread, ...thread.replies].map((comment) => (
        <CommentWords
          key={comment.id}
          comment={comment}
          now={now}
          onDelete={
            mayDelete(comment.authorId)
              ? () => void removeComment(project.id, comment.id === thread.id ? thread : comment, by)
              : null
          }
        />
      ))}
      {isReplying ? (
        <CommentForm
          label="Reply"
          placeholder="Write an answer"
          send="Reply"
          hasFocus
          onCancel={() => setReplying(false)}
          onSend={async (text) => {
            if (!viewer) return false;
            const author = { userId: viewer.userId, name: viewerName(viewer), email: viewer.email ?? "" };
            const comment = { text, sectionId: thread.sectionId, parentId: thread.id };
            const wasKept = await sendComment(project.id, author, comment);
            if (wasKept) setReplying(false);
            return wasKept;
          }}
        />
      ) : (
        <div className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => setReplying(true)}>
            Reply
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void setResolved(project.id, thread, !thread.isResolved)}
          >
            {thread.isResolved ? "Open again" : "Resolve"}
          </Button>
        </div>
      )}
    </li>
  );
}
