import type { CommentCounts } from "./comment-counts";

/** The number of open comments at the corner of what it stands in; coloured while one of them is new to this person. */
export function CommentCount({ open, unread }: CommentCounts) {
  const count = unread || open;
  if (count === 0) return null;
  return (
    <span
      className={`tabular absolute end-1.5 top-0.5 min-w-4 rounded-full px-1 text-center text-2xs leading-4 ${unread > 0 ? "bg-accent text-on-accent" : "bg-sunken text-muted"}`}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{unread > 0 ? `, ${unread} new` : `, ${open} open`}</span>
    </span>
  );
}
