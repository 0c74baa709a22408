import { placeKey, type ShownPage, type ShownSlot } from "~/sections/shown-page";
import { isOnWeb } from "~/sections/web-links";

interface ActionLinkProps {
  page: ShownPage;
  /** A link and a label of the section's own; without them those of the page. */
  link?: ShownSlot<"link"> | undefined;
  label?: ShownSlot<"text"> | undefined;
  className?: string;
}

/** The call to action: where the page wants people to go. Clicks on it are counted where the page is tested. */
export function ActionLink({ page, link, label, className = "button" }: ActionLinkProps) {
  const href = link?.href ?? page.action?.href;
  const text = label?.text || page.action?.label;
  if (!href || !text) return null;
  return (
    <a
      className={className}
      href={page.goHref && isOnWeb(href) ? page.goHref + encodeURIComponent(href) : href}
      data-action=""
      {...(page.isEditing && label && { "data-slot": placeKey(label.place) })}
    >
      {text}
    </a>
  );
}
