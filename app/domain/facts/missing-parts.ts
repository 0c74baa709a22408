import type { BriefPart, PartKind } from "~/domain/video/brief-reading";

/** What a viewer needs to come, to pay and to ask: a script without it is no use. */
const needed: readonly PartKind[] = ["contact", "date", "price", "gift", "address"];

/** Parts of a brief that must stand in its script and do not, by their figures or by their words. */
export function missingParts(
  parts: readonly BriefPart[],
  scenes: readonly {
    label?: string | null | undefined;
    headline: string;
    body: string;
    action?: string | null | undefined;
  }[],
): BriefPart[] {
  const shown = plain(
    scenes.flatMap(({ label, headline, body, action }) => [label, headline, body, action]).join(" "),
  );
  return parts.filter(
    ({ kind, text, figure }) => needed.includes(kind) && !shown.includes(plain(figure ?? text)),
  );
}

/** Without case, spaces, and the marks that set the direction of a number. */
function plain(text: string): string {
  return text.replace(/[\s\u2066-\u2069\u200e\u200f]/gu, "").toLowerCase();
}
