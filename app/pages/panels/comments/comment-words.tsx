import Trash2 from "lucide-react/icons/trash-2";
import { initials } from "~/domain/text/initials";
import { timeAgo } from "~/domain/video/video-figures";
import type { PageComment } from "~/stores/projects/comment-document";
import { Avatar } from "~/ui/avatar";
import { PlainIconButton } from "~/ui/icon-button";

interface CommentWordsProps {
  comment: PageComment;
  now: Date;
  /** Null where it is not the person's to delete. */
  onDelete: (() => void) | null;
}

/** Who said what, and when. */
export function CommentWords({ comment, now, onDelete }: CommentWordsProps) {
  const { authorName, authorEmail, createdAt, text } = comment;
  const name = authorName || authorEmail;
  return (
    <article className="group/words grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Avatar initials={initials(name)} className="size-6 !text-2xs" />
      <div className="grid gap-0.5">
        <header className="flex h-6 items-center gap-1.5 text-sm">
          <bdi className="truncate font-[550]" title={authorEmail}>
            {name}
          </bdi>
          <time dateTime={createdAt.toISOString()} className="shrink-0 text-faint text-xs">
            {timeAgo(createdAt, now)}
          </time>
          {onDelete && (
            <PlainIconButton
              label="Delete the comment"
              size="sm"
              icon={<Trash2 className="size-3.5" />}
              onClick={onDelete}
              className="ms-auto !size-6 opacity-0 focus-visible:opacity-100 group-hover/words:opacity-100 pointer-coarse:opacity-100"
            />
          )}
        </header>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-pretty text-sm">
          {text}
        </p>
      </div>
    </article>
  );
}
