import type { ShownPage } from "./shown-page";

/** Whether an address leads to a page on the web: not within this page, to a mailbox or a telephone. */
export function isOnWeb(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** Every address on the web that a page leads to, each once. */
export function webLinksOf({ action, sections }: Pick<ShownPage, "action" | "sections">): string[] {
  const slots = sections.flatMap((section) => [section.slots, ...section.blocks.map((block) => block.slots)]);
  const hrefs = slots.flatMap((named) =>
    Object.values(named).flatMap((slot) => (slot?.kind === "link" ? [slot.href] : [])),
  );
  return [...new Set([...(action ? [action.href] : []), ...hrefs])].filter(isOnWeb);
}
