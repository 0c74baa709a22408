import { type ReactNode, useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Comment, ThreadOf } from "~/stores/review/comment-document";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { removeComment, sendComment, setResolved } from "./comment-actions";
import { CommentForm } from "./comment-form";
import { CommentWords } from "./comment-words";

interface ThreadProps {
  thread: ThreadOf<Comment>;
  /** Path of the work that is spoken of, as `content/1`. */
  work: string;
  /** Fields that say what of the work is spoken of: answers have the same. */
  about: Record<string, unknown>;
  /** What is spoken of, on the screen. */
  heading: ReactNode;
  isOwner: boolean;
  mayWrite: boolean;
  now: Date;
  names?: readonly string[];
  /** Comments from after this are new to its reader. */
  readAt?: Date | null;
  isChosen?: boolean;
}

/** A comment with its answers: answered, settled, opened again. */
export function Thread(props: ThreadProps) {
  const { thread, work, about, heading, isOwner, mayWrite, now, names, readAt, isChosen } = props;
  const viewer = useSignedInViewer();
  const [isReplying, setReplying] = useState(false);
  const by = { userId: viewer?.userId ?? "", isOwner };
  const mayDelete = (authorId: string) => isOwner || (mayWrite && authorId === by.userId);
  const isUnread = ({ authorId, createdAt }: Comment) =>
    readAt !== undefined && authorId !== by.userId && (readAt === null || createdAt > readAt);
  return (
    <li
      id={`comment-${thread.id}`}
      aria-current={isChosen || undefined}
      className={classNames(
        "grid gap-2.5 rounded-md border p-3",
        isChosen ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      {heading}
      {[thread, ...thread.replies].map((comment) => (
        <CommentWords
          key={comment.id}
          comment={comment}
          now={now}
          {...(names && { names })}
          isUnread={isUnread(comment)}
          onDelete={
            mayDelete(comment.authorId)
              ? () => void removeComment(work, comment.id === thread.id ? thread : comment, by)
              : null
          }
        />
      ))}
      {mayWrite && isReplying && (
        <CommentForm
          draftKey={`${work}/${thread.id}`}
          label="Reply"
          placeholder="Write an answer"
          send="Reply"
          hasFocus
          {...(names && { names })}
          onCancel={() => setReplying(false)}
          onSend={async (text) => {
            if (!viewer) return false;
            const author = { userId: viewer.userId, name: viewerName(viewer), email: viewer.email ?? "" };
            const wasKept = await sendComment(work, author, { text, parentId: thread.id, about });
            if (wasKept) setReplying(false);
            return wasKept;
          }}
        />
      )}
      {mayWrite && !isReplying && (
        <div className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => setReplying(true)}>
            Reply
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void setResolved(work, thread, !thread.isResolved)}
          >
            {thread.isResolved ? "Open again" : "Resolve"}
          </Button>
        </div>
      )}
    </li>
  );
}
