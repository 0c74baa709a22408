import type { SectionDefinition } from "~/sections/define-section";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";

/**
 * What the builder adds to the look of a page: where one is, what can be written, and the names of places that stand empty.
 * Everything else is the page's own.
 */
export function editingCss(page: Pick<ShownPage, "sections">): string {
  const types = new Set(page.sections.map(({ type }) => type));
  const named = [...types].flatMap((type) => {
    const definition = sectionTypes.get(type);
    return definition ? namesOf(definition) : [];
  });
  return [fixed, ...named].join("\n");
}

/** Marks the section that is chosen, and the place in it. The empty places of the others take no room. */
export function selectionCss(sectionId: string | null, placeKey: string | null): string {
  const chosen = `[data-section="${sectionId ?? ""}"]`;
  return `
[data-section]:not(${chosen}) [data-slot]:empty:not([contenteditable]) { display: none !important }
${chosen} { outline: 2px solid oklch(0.555 0.185 36); outline-offset: -2px }
[data-slot="${placeKey ?? ""}"], [data-image="${placeKey ?? ""}"] { outline: 2px solid oklch(0.555 0.185 36); outline-offset: 3px }`;
}

const fixed = `
[data-slot] { cursor: text; white-space: pre-line }
[data-slot][contenteditable] { white-space: pre-wrap; user-select: text; outline: 2px solid oklch(0.555 0.185 36); outline-offset: 3px; border-radius: 2px }
[data-slot]:hover:not([contenteditable]) { outline: 1px solid oklch(0.555 0.185 36 / 0.5); outline-offset: 3px; border-radius: 2px }
[data-slot]:empty { min-width: 4ch; min-height: 1lh }
[data-slot]:empty::before { opacity: .45; font-style: italic }
[data-image] { cursor: pointer }
[data-image]:hover { outline: 1px solid oklch(0.555 0.185 36 / 0.5); outline-offset: 3px }
[data-section] { cursor: default }
[data-section]:hover { box-shadow: inset 0 0 0 1px oklch(0.555 0.185 36 / 0.4) }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto } }`;

function namesOf({ type, label, slots, blocks }: SectionDefinition): string[] {
  const rule = (selector: string, label: string) =>
    `.s-${type} ${selector}:empty::before { content: ${JSON.stringify(label)} }`;
  const empty = `.s-${type}[data-section]:not(:has(:is(img, svg, iframe, table))):not(:has(:not(:has(*)):not(:empty)))::after`;
  return [
    `${empty} { content: ${JSON.stringify(`${label}: nothing here yet`)}; display: block; opacity: .55; font-style: italic; text-align: center }`,
    ...Object.entries(slots).flatMap(([name, { kind, label }]) =>
      kind === "text" ? [rule(`[data-slot$="//${name}"]`, label)] : [],
    ),
    ...Object.entries(blocks?.slots ?? {}).flatMap(([name, { kind, label }]) =>
      kind === "text" ? [rule(`[data-slot$="/${name}"]:not([data-slot$="//${name}"])`, label)] : [],
    ),
  ];
}
