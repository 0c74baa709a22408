import type { SlotDeclarations } from "~/sections/define-section";
import { removeBlock } from "~/sections/edit/edit-blocks";
import { setTheme } from "~/sections/edit/edit-page";
import { removeSection } from "~/sections/edit/edit-sections";
import { setSlot, slotAt } from "~/sections/edit/edit-slots";
import { blocksOf, type Page, type Section, type Slots, sectionsOf } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage, SlotPlace } from "~/sections/shown-page";

/** Something that costs the page points, and how it is mended. */
export interface Finding {
  id: string;
  /** A sentence. */
  words: string;
  /** Of 100. */
  points: number;
  /** Null for the page as a whole. */
  sectionId: string | null;
  /** What one press mends. */
  fix: Fix | null;
}

export type Fix =
  | { kind: "edit"; label: string; edit: (page: Page) => Page }
  /** Words a person looks at first. */
  | { kind: "alt"; place: SlotPlace; proposal: string };

/** What can be told of accessibility from the document alone. `name` is that of the product, for what an image shows. Pure. */
export function checkPage(page: Page, published: ShownPage, name: string): Finding[] {
  const shown = sectionsOf(page).filter(({ isHidden }) => !isHidden);
  return [
    ...altFindings(shown, name),
    ...linkFindings(page, shown),
    ...emptyBlocks(shown),
    ...unshownSections(shown, published),
    ...unusedTypefaces(page),
  ];
}

interface Placed {
  place: SlotPlace;
  slots: Slots;
  declarations: SlotDeclarations;
}

function placesOf(section: Section & { id: string }): Placed[] {
  const definition = sectionTypes.get(section.type);
  const own = { place: { sectionId: section.id, blockId: null, slot: "" }, slots: section.slots };
  return [
    { ...own, declarations: definition?.slots ?? {} },
    ...blocksOf(section).map((block) => ({
      place: { sectionId: section.id, blockId: block.id, slot: "" },
      slots: block.slots,
      declarations: definition?.blocks?.slots ?? {},
    })),
  ];
}

function altFindings(sections: readonly (Section & { id: string })[], name: string): Finding[] {
  const said = new Map<string, string>();
  return sections.flatMap(placesOf).flatMap(({ place, slots, declarations }) =>
    Object.entries(slots).flatMap(([slot, content]): Finding[] => {
      if (content.kind !== "image") return [];
      const at = { ...place, slot };
      const declared = declarations[slot];
      const angle = declared?.kind === "image" ? (declared.angle ?? declared.label) : "";
      const proposal = [name, angle].filter(Boolean).join(", ").slice(0, 400);
      const shared = { sectionId: place.sectionId, fix: { kind: "alt", place: at, proposal } as const };
      const id = `${place.sectionId}/${place.blockId ?? ""}/${slot}`;
      if (content.alt.trim() === "")
        return [{ ...shared, id: `alt ${id}`, words: "An image does not say what it shows.", points: 5 }];
      const key = content.alt.trim().toLowerCase();
      const other = said.get(key);
      said.set(key, content.assetId);
      if (other === undefined || other === content.assetId) return [];
      const words = `Two images say the same: “${content.alt}”.`;
      return [{ ...shared, id: `same-alt ${id}`, words, points: 2 }];
    }),
  );
}

/** Words that say nothing of where a link leads (WCAG 2.2, 2.4.4), in the languages pages are written in most. */
const emptyLinkWords = new Set(
  [
    ...["here", "click here", "click", "more", "read more", "link", "this"],
    ...["hier", "hier klicken", "klick hier", "mehr", "weiterlesen"],
    ...["ici", "cliquez ici", "plus", "lire plus", "aquí", "haz clic aquí", "más", "leer más"],
    ...["qui", "clicca qui", "di più", "klik hier", "meer", "lees meer", "aqui", "clique aqui", "mais"],
  ].map((words) => words.toLowerCase()),
);

function linkFindings(page: Page, sections: readonly (Section & { id: string })[]): Finding[] {
  const isEmpty = (words: string) =>
    emptyLinkWords.has(
      words
        .trim()
        .replace(/[\s.…»›>→!]+$/u, "")
        .toLowerCase(),
    );
  const own: Finding[] = isEmpty(page.action.label) ? [linkFinding("action", page.action.label, null)] : [];
  const labels = sections
    .flatMap(placesOf)
    .flatMap(({ place, slots }) =>
      Object.entries(slots).flatMap(([slot, content]) =>
        content.kind === "text" && /label|action|link/i.test(slot) && isEmpty(content.text)
          ? [linkFinding(`${place.sectionId}/${place.blockId}/${slot}`, content.text, place.sectionId)]
          : [],
      ),
    );
  return [...own, ...labels];
}

function linkFinding(id: string, label: string, sectionId: string | null): Finding {
  const words = `“${label}” does not say where it leads. Name what people get.`;
  return { id: `link ${id}`, words, points: 4, sectionId, fix: null };
}

function emptyBlocks(sections: readonly (Section & { id: string })[]): Finding[] {
  return sections.flatMap((section) =>
    blocksOf(section).flatMap(({ id, slots }): Finding[] => {
      if (Object.values(slots).some((slot) => slot.kind !== "text" || slot.text.trim() !== "")) return [];
      const edit = (page: Page) => removeBlock(page, section.id, id);
      const what = sectionTypes.get(section.type)?.blocks?.label ?? "block";
      return [
        {
          id: `empty ${section.id}/${id}`,
          words: `An empty ${what.toLowerCase()} stands in “${labelOf(section)}”.`,
          points: 1,
          sectionId: section.id,
          fix: { kind: "edit", label: "Remove it", edit },
        },
      ];
    }),
  );
}

function unshownSections(sections: readonly (Section & { id: string })[], published: ShownPage): Finding[] {
  const shown = new Set(published.sections.map(({ id }) => id));
  return sections.flatMap((section): Finding[] =>
    shown.has(section.id) || !sectionTypes.has(section.type)
      ? []
      : [
          {
            id: `unshown ${section.id}`,
            words: `“${labelOf(section)}” lacks content that it needs, so visitors do not see it.`,
            points: 2,
            sectionId: section.id,
            fix: { kind: "edit", label: "Remove it", edit: (page) => removeSection(page, section.id) },
          },
        ],
  );
}

function unusedTypefaces({ theme }: Page): Finding[] {
  const { brand, style } = theme;
  const used = new Set([style?.headlineFamily, style?.bodyFamily]);
  return (brand?.typefaces ?? []).flatMap(({ family }): Finding[] =>
    used.has(family)
      ? []
      : [
          {
            id: `typeface ${family}`,
            words: `The typeface ${family} comes with the page and nothing is set in it.`,
            points: 3,
            sectionId: null,
            fix: {
              kind: "edit",
              label: "Drop it",
              edit: (page) => {
                const own = page.theme.brand;
                if (!own?.typefaces) return page;
                const typefaces = own.typefaces.filter((each) => each.family !== family);
                return setTheme(page, { brand: { ...own, typefaces } });
              },
            },
          },
        ],
  );
}

/** The page with other words for what an image shows. */
export function withAlt(page: Page, place: SlotPlace, alt: string): Page {
  const content = slotAt(page, place);
  return content?.kind === "image"
    ? setSlot(page, place, { ...content, alt: alt.trim().slice(0, 400) })
    : page;
}

function labelOf({ type }: Pick<Section, "type">): string {
  return sectionTypes.get(type)?.label ?? "Section";
}
