import Trash2 from "lucide-react/icons/trash-2";
import { initials } from "~/domain/text/initials";
import { timeAgo } from "~/domain/video/video-figures";
import type { Comment } from "~/stores/review/comment-document";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { PlainIconButton } from "~/ui/icon-button";
import { textParts } from "./mentions";

interface CommentWordsProps {
  comment: Comment;
  now: Date;
  /** Names that stand out where they are mentioned. */
  names?: readonly string[];
  isUnread?: boolean;
  /** Null where it is not the person's to delete. */
  onDelete: (() => void) | null;
}

/** Who said what, and when. */
export function CommentWords({ comment, now, names = [], isUnread, onDelete }: CommentWordsProps) {
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
          {isUnread && <Badge tone="accent">New</Badge>}
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
          {textParts(text, names).map(({ key, words, isMention }) =>
            isMention ? (
              <strong key={key} className="font-[550] text-accent">
                {words}
              </strong>
            ) : (
              words
            ),
          )}
        </p>
      </div>
    </article>
  );
}
