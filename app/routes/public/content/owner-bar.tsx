import { href } from "react-router";
import { ButtonLink } from "~/ui/button-link";

/** Tells its owner who else can see the page. */
export default function OwnerBar({ contentId, publishedAt, isProtected, hasEnded }: OwnerBarProps) {
  const audience =
    publishedAt === null
      ? "Only you can see this"
      : hasEnded
        ? "The link has ended. Only you can see this"
        : isProtected
          ? "Anyone with the link and the password can see this"
          : "Anyone with the link can see this";
  return (
    <aside
      aria-label="Visibility"
      className="flex h-full items-center justify-between gap-4 border-line border-b bg-raised px-4 sm:px-6"
    >
      <p className="min-w-0 truncate text-muted">{audience}</p>
      <div className="flex shrink-0 gap-1.5">
        <ButtonLink to={href("/content/:contentId/edit", { contentId })} variant="ghost" size="sm">
          Edit
        </ButtonLink>
        <ButtonLink
          to={href("/content/:contentId/share", { contentId })}
          variant={publishedAt === null ? "primary" : "secondary"}
          size="sm"
        >
          {publishedAt === null ? "Publish" : "Sharing"}
        </ButtonLink>
      </div>
    </aside>
  );
}

interface OwnerBarProps {
  contentId: string;
  publishedAt: string | null;
  isProtected: boolean;
  hasEnded: boolean;
}
