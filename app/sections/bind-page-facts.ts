import type { StatedFact } from "~/domain/products/written-fact";
import { bindingsIn, stillIn } from "~/scene/bind-facts";
import type { FactBinding } from "~/scene/fact-binding";
import { reword } from "~/scene/with-facts";
import { type Page, pageLimits, type Section, type SlotContent, type Slots } from "~/sections/page";
import { eachSlot, eachSlotOf } from "./each-slot";

type Text = Extract<SlotContent, { kind: "text" }>;

/**
 * The page with its words bound to the facts they state: prices, measures, ratings and names as they are written in its language.
 * What is bound already stays so.
 */
export function bindPageFacts(page: Page, facts: readonly StatedFact[]): Page {
  const ordered = meantFirst(facts);
  return eachSlot(page, (slot) => bound(slot, ordered, page.language));
}

/**
 * An edited page keeps the bindings of the one before: a text that still has the words of a fact of its section stays bound to it, and
 * one whose words a person changed belongs to the person. Texts that are new are bound to the facts they state.
 */
export function keepPageBindings(before: Page, after: Page, facts: readonly StatedFact[] = []): Page {
  if (before === after || before.sections === after.sections) return after;
  const ordered = meantFirst(facts);
  const sections = Object.entries(after.sections).map(([id, section]) => {
    const was = before.sections[id];
    if (was === section) return [id, section] as const;
    return [
      id,
      was ? keptIn(was, section, ordered, after.language) : boundIn(section, ordered, after.language),
    ] as const;
  });
  return sections.every(([id, section]) => after.sections[id] === section)
    ? after
    : { ...after, sections: Object.fromEntries(sections) };
}

/**
 * The page in the words of today: each place of a text that states a fact says what the fact says now, written as it was written
 * before. Pure, and nothing of it is stored until the section is edited.
 */
export function pageWithFacts(page: Page, facts: readonly StatedFact[]): Page {
  if (facts.length === 0) return page;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return eachSlot(page, (slot) => {
    if (slot.kind !== "text" || !slot.facts) return slot;
    const known = worded.get(slot);
    if (known?.facts === facts && known.language === page.language) return known.now;
    const now = textWithFacts(slot, byId, page.language);
    // What is edited on is in the words of today already.
    for (const each of [slot, now]) worded.set(each, { facts, language: page.language, now });
    return now;
  });
}

/** Texts with the facts they were last worded for: of an edited page only what was edited is worded again. */
const worded = new WeakMap<Text, { facts: readonly StatedFact[]; language: string; now: Text }>();

function textWithFacts(slot: Text, facts: ReadonlyMap<string, StatedFact>, language: string): Text {
  const { text, facts: bindings = [] } = slot;
  const said = reword({ text, bindings }, facts, language, pageLimits.textCharacters);
  return said ? { ...slot, text: said.text, facts: [...said.bindings] } : slot;
}

/** Ids of the facts that a page states or shows, each once. */
export function factIdsOf(page: Page): string[] {
  const ids = new Set<string>();
  eachSlot(page, (slot) => {
    if (slot.kind === "fact") ids.add(slot.factId);
    if (slot.kind === "text") for (const { factId } of slot.facts ?? []) ids.add(factId);
    return slot;
  });
  return [...ids];
}

/** Kinds that words mean first, where two facts are written the same. */
const firstKinds: readonly StatedFact["kind"][] = ["price", "name", "brand"];

function meantFirst(facts: readonly StatedFact[]): StatedFact[] {
  const rankOf = ({ kind }: StatedFact) => {
    const place = firstKinds.indexOf(kind);
    return place < 0 ? firstKinds.length : place;
  };
  return facts.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function bound(slot: SlotContent, facts: readonly StatedFact[], language: string): SlotContent {
  if (slot.kind !== "text" || slot.facts) return slot;
  const bindings = bindingsIn(slot.text, facts, language);
  return bindings.length > 0 ? { ...slot, facts: bindings } : slot;
}

function boundIn(section: Section, facts: readonly StatedFact[], language: string): Section {
  return eachSlotOf(section, (slot) => bound(slot, facts, language));
}

function keptIn(before: Section, after: Section, facts: readonly StatedFact[], language: string): Section {
  const known: FactBinding[] = [];
  eachSlotOf(before, (slot) => {
    if (slot.kind === "text") known.push(...(slot.facts ?? []));
    return slot;
  });
  const keep = (was: Slots | undefined, now: Slots): Slots => {
    const entries = Object.entries(now).map(([name, slot]) => {
      const former = was?.[name];
      if (slot === former || slot.kind !== "text") return [name, slot] as const;
      const isNew = former?.kind !== "text";
      return [name, isNew ? bound(slot, facts, language) : kept(former, slot, known)] as const;
    });
    return entries.every(([name, slot]) => now[name] === slot) ? now : Object.fromEntries(entries);
  };
  const slots = keep(before.slots, after.slots);
  const blocks = Object.entries(after.blocks).map(([id, block]) => {
    const was = before.blocks[id];
    if (was === block) return [id, block] as const;
    const own = keep(was?.slots, block.slots);
    return [id, own === block.slots ? block : { ...block, slots: own }] as const;
  });
  const isSame = slots === after.slots && blocks.every(([id, block]) => after.blocks[id] === block);
  return isSame ? after : { ...after, slots, blocks: Object.fromEntries(blocks) };
}

function kept(before: Text, after: Text, known: readonly FactBinding[]): Text {
  if (before.text === after.text) return after;
  const { facts, ...plain } = after;
  const own = facts && facts !== before.facts ? facts : [...(before.facts ?? []), ...known];
  const still = stillIn(after.text, own);
  return still.length > 0 ? { ...plain, facts: still } : plain;
}
