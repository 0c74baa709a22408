import type { ShownPage, ShownSlot } from "~/sections/shown-page";

interface SourceLinkProps {
  link: ShownSlot<"link"> | undefined;
  /** What the place is called; without it, its host. */
  name?: ShownSlot<"text"> | undefined;
  page: Pick<ShownPage, "messages">;
}

/** Where something was said, so that it can be looked up. */
export function SourceLink({ link, name, page }: SourceLinkProps) {
  if (!link) return null;
  return (
    <a className="source" href={link.href} rel="nofollow noopener">
      {name?.text || hostOf(link.href) || page.messages.source}
    </a>
  );
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./u, "") : "";
}
