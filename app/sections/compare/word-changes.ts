import { blocksOf, type Page, type Section, type Slots, sectionsOf } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";

/** What is otherwise in a page than in another: sections that came, went, moved or were hidden, and words. */
export interface PageChange {
  key: string;
  kind: "added" | "removed" | "moved" | "hidden" | "shown" | "words" | "changed" | "page";
  /** A sentence without its end: "Hero added". */
  words: string;
  /** Null where it is none, or is on neither page. */
  sectionId: string | null;
  /** With `words`: how they read in each. */
  before?: string;
  after?: string;
}

/** How to get from one page to another, in the order of the later one; what was kept as takes is nothing to be seen. */
export function pageChanges(before: Page, after: Page): PageChange[] {
  const changes: PageChange[] = [];
  for (const section of sectionsOf(after)) {
    const former = before.sections[section.id];
    const name = labelOf(section);
    const add = (kind: PageChange["kind"], words: string) =>
      changes.push({ key: `${section.id} ${kind}`, kind, words, sectionId: section.id });
    if (!former || !before.order.includes(section.id)) {
      add("added", `${name} added`);
      continue;
    }
    if (Boolean(former.isHidden) !== Boolean(section.isHidden)) {
      add(section.isHidden ? "hidden" : "shown", `${name} ${section.isHidden ? "hidden" : "shown again"}`);
    }
    const words = wordChanges(section.id, former, section);
    changes.push(...words);
    if (words.length === 0 && lookOf(former) !== lookOf(section)) add("changed", `${name} changed`);
  }
  for (const section of sectionsOf(before)) {
    if (after.order.includes(section.id)) continue;
    const words = `${labelOf(section)} removed`;
    changes.push({ key: `${section.id} removed`, kind: "removed", words, sectionId: null });
  }
  for (const id of movedIds(before.order, after.order)) {
    const words = `${labelOf(after.sections[id])} moved`;
    changes.push({ key: `${id} moved`, kind: "moved", words, sectionId: id });
  }
  for (const { name, words } of pageParts) {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changes.push({ key: name, kind: "page", words, sectionId: null });
  }
  return changes;
}

const pageParts = [
  { name: "theme", words: "Theme changed" },
  { name: "action", words: "Button of the page changed" },
  { name: "seo", words: "Title or description for search engines changed" },
  { name: "language", words: "Language changed" },
] as const;

function wordChanges(sectionId: string, before: Section, after: Section): PageChange[] {
  const former = textsOf(before);
  const present = textsOf(after);
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((key): PageChange[] => {
    const [was, is] = [former.get(key) ?? "", present.get(key) ?? ""];
    if (was === is) return [];
    const words = `${labelOf(after)}: words changed`;
    return [{ key: `${sectionId} ${key}`, kind: "words", words, sectionId, before: was, after: is }];
  });
}

/** The texts of a section by their places. */
function textsOf(section: Section): Map<string, string> {
  const texts = new Map<string, string>();
  const take = (at: string, slots: Slots) => {
    for (const [name, slot] of Object.entries(slots)) {
      if (slot.kind === "text" && slot.text.trim()) texts.set(`${at}${name}`, slot.text);
    }
  };
  take("", section.slots);
  for (const block of blocksOf(section)) take(`${block.id}/`, block.slots);
  return texts;
}

/** All of a section that is seen and is no text. */
function lookOf({ type, variant, slots, blocks, blockOrder }: Section): string {
  const others = (all: Slots) =>
    Object.entries(all)
      .filter(([, { kind }]) => kind !== "text")
      .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    type,
    variant,
    others(slots),
    blockOrder.map((id) => [id, others(blocks[id]?.slots ?? {})]),
  ]);
}

/** The fewest sections that must move to get from one order to the other: all beside the longest run that keeps its order. */
function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const shared = after.filter((id) => before.includes(id));
  const places = shared.map((id) => before.indexOf(id));
  const runs = places.map((): number[] => []);
  let longest: number[] = [];
  places.forEach((place, index) => {
    let best: number[] = [];
    for (let earlier = 0; earlier < index; earlier++) {
      const run = runs[earlier] ?? [];
      if ((places[earlier] ?? 0) < place && run.length > best.length) best = run;
    }
    const run = [...best, index];
    runs[index] = run;
    if (run.length > longest.length) longest = run;
  });
  return shared.filter((_, index) => !longest.includes(index));
}

function labelOf(section: Pick<Section, "type"> | undefined): string {
  return sectionTypes.get(section?.type ?? "")?.label ?? "Section";
}
