import { sameData } from "~/domain/data/same-data";
import { findWritten, type StatedFact } from "~/domain/products/written-fact";
import type { Element, Overlay } from "~/scene/element";
import { type FactBinding, mostBindings, placeBindings } from "~/scene/fact-binding";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import { type AddedLine, lineOf, mapLines } from "~/scene/storyboard-words";

/** Kinds that words mean first, where two facts are written the same. */
const meantFirst: readonly StatedFact["kind"][] = ["price", "name", "brand"];

/**
 * The storyboard with its words bound to the facts they state: prices, measures, ratings and names as they are written in its
 * language, in texts, numbers and spoken lines. What is bound already stays so.
 */
export function bindFacts(storyboard: Storyboard, facts: readonly StatedFact[]): Storyboard {
  const ordered = facts.toSorted((one, other) => rankOf(one) - rankOf(other));
  const { language } = storyboard;
  const bindLine = ({ text, facts }: AddedLine): AddedLine | null => {
    if (facts.length > 0) return null;
    const bound = bindingsIn(text, ordered, language);
    return bound.length > 0 ? { text, facts: bound } : null;
  };
  const overlays = mapLines(storyboard.overlays, bindLine);
  return {
    ...storyboard,
    ...(overlays && { overlays }),
    scenes: storyboard.scenes.map((scene): Scene => {
      const spokenFacts = scene.spokenFacts ?? bindingsIn(scene.spoken ?? "", ordered, language);
      return {
        ...scene,
        slots: Object.fromEntries(
          Object.entries(scene.slots).map(([name, slot]) => [name, bindSlot(slot, ordered, language)]),
        ),
        ...(scene.elements && { elements: mapLines(scene.elements, bindLine) }),
        ...(spokenFacts.length > 0 && { spokenFacts }),
      };
    }),
  };
}

/** The storyboard without what binds its words to facts. */
export function withoutBindings(storyboard: Storyboard): Storyboard {
  const unbound = ({ text, facts }: AddedLine) => (facts.length > 0 ? { text, facts: [] } : null);
  const overlays = mapLines(storyboard.overlays, unbound);
  return {
    ...storyboard,
    ...(overlays && { overlays }),
    scenes: storyboard.scenes.map(({ spokenFacts: _, ...scene }) => ({
      ...scene,
      ...(scene.elements && { elements: mapLines(scene.elements, unbound) }),
      slots: Object.fromEntries(
        Object.entries(scene.slots).map(([name, slot]) => [name, withoutBinding(slot)]),
      ),
    })),
  };
}

/**
 * An edited storyboard keeps the bindings of the one before: a text that still has the words of a fact of its scene stays bound to
 * it, and one whose words a person changed belongs to the person.
 */
export function keepBindings(before: Storyboard, after: Storyboard): Storyboard {
  if (before === after) return after;
  const overlays = keepOfLines(before.overlays, after.overlays);
  const kept = overlays && overlays !== after.overlays ? { ...after, overlays } : after;
  if (before.scenes === after.scenes) return kept;
  const scenesBefore = new Map(before.scenes.map((scene) => [scene.id, scene]));
  return {
    ...kept,
    scenes: after.scenes.map((scene) => {
      const was = scenesBefore.get(scene.id);
      return was && was !== scene ? keepOfScene(was, scene) : scene;
    }),
  };
}

/** Ids of the facts that a storyboard states, each once. */
export function boundFactIds({ scenes, overlays }: Pick<Storyboard, "scenes" | "overlays">): string[] {
  const ids = scenes.flatMap(({ slots, spokenFacts = [], elements }) => [
    ...factsOfLines(elements),
    ...spokenFacts.map(({ factId }) => factId),
    ...Object.values(slots).flatMap((slot) => {
      if (slot.kind === "text") return (slot.facts ?? []).map(({ factId }) => factId);
      return slot.kind === "number" ? (slot.factId ?? []) : [];
    }),
  ]);
  return [...new Set([...ids, ...factsOfLines(overlays)])];
}

function factsOfLines(items: Record<string, Element | Overlay> | undefined): string[] {
  return Object.values(items ?? {}).flatMap(({ content }) =>
    (lineOf(content)?.facts ?? []).map(({ factId }) => factId),
  );
}

/** Of a line that a person changed, what binds the words that still stand in it. */
function keepOfLines<Item extends Element | Overlay>(
  before: Record<string, Item> | undefined,
  after: Record<string, Item> | undefined,
): Record<string, Item> | undefined {
  if (before === after) return after;
  return mapLines(after, (line, content, id) => {
    const was = before?.[id];
    if (!was || was.content === content) return null;
    const own = line.facts.length > 0 ? line.facts : (lineOf(was.content)?.facts ?? []);
    const facts = stillIn(line.text, own);
    return sameData(facts, line.facts) ? null : { text: line.text, facts };
  });
}

function rankOf({ kind }: StatedFact): number {
  const place = meantFirst.indexOf(kind);
  return place < 0 ? meantFirst.length : place;
}

function bindSlot(slot: SlotContent, facts: readonly StatedFact[], language: string): SlotContent {
  if (slot.kind === "text" && !slot.facts) {
    const bound = bindingsIn(slot.text, facts, language);
    return bound.length > 0 ? { ...slot, facts: bound } : slot;
  }
  if (slot.kind === "number" && !slot.factId) {
    const fact = facts.find(({ value }) => statesNumber(slot, value));
    return fact ? { ...slot, factId: fact.id, factDecimals: slot.decimals } : slot;
  }
  return slot;
}

/** The places of a text that state facts; of two that overlap the first and longer one. */
export function bindingsIn(text: string, facts: readonly StatedFact[], language: string): FactBinding[] {
  if (text === "") return [];
  const found = facts
    .flatMap((fact) => findWritten(text, fact, language).map((place) => ({ ...place, factId: fact.id })))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: typeof found = [];
  for (const place of found) if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
  return kept
    .filter(({ start, end }) => end - start <= 200)
    .slice(0, mostBindings)
    .map(({ factId, start, end }) => ({ factId, written: text.slice(start, end) }));
}

function statesNumber(
  { value, unit }: Extract<SlotContent, { kind: "number" }>,
  fact: StatedFact["value"],
): boolean {
  if (fact.type === "money") return unit === fact.currency && Number(fact.amount) === value;
  if (fact.type === "quantity")
    return unit === "percent" && fact.unit === "%" && Number(fact.amount) === value;
  return fact.type === "rating" && unit === null && Number(fact.rating) === value;
}

function withoutBinding(slot: SlotContent): SlotContent {
  if (slot.kind === "text") {
    const { facts: _, ...plain } = slot;
    return plain;
  }
  if (slot.kind !== "number") return slot;
  const { factId: _, factDecimals: __, ...plain } = slot;
  return plain;
}

function keepOfScene(before: Scene, after: Scene): Scene {
  const elements = keepOfLines(before.elements, after.elements);
  const kept = elements && elements !== after.elements ? { ...after, elements } : after;
  const hasSameWords = before.slots === after.slots && before.spoken === after.spoken;
  return hasSameWords && before.spokenFacts === after.spokenFacts ? kept : keepOfSlots(before, kept);
}

function keepOfSlots(before: Scene, after: Scene): Scene {
  const known = bindingsOf(before);
  if (known.length === 0 && !Object.values(before.slots).some((slot) => slot.kind === "number")) return after;
  const { spokenFacts, ...rest } = after;
  const spoken = stillIn(after.spoken ?? "", after.spoken === before.spoken ? spokenFacts : known);
  const slots = Object.entries(after.slots).map(([name, slot]) => {
    const was = before.slots[name];
    if (slot === was) return [name, slot];
    if (slot.kind === "text") {
      const { facts, ...plain } = slot;
      const own = facts ?? (was?.kind === "text" ? [...(was.facts ?? []), ...known] : known);
      const kept = stillIn(slot.text, own);
      return [name, kept.length > 0 ? { ...plain, facts: kept } : plain];
    }
    return [name, keepOfNumber(was, slot)];
  });
  return {
    ...rest,
    slots: Object.fromEntries(slots),
    ...(spoken.length > 0 && { spokenFacts: spoken }),
  };
}

/** A number that a person changed is the person's. */
function keepOfNumber(was: SlotContent | undefined, slot: SlotContent): SlotContent {
  if (slot.kind !== "number" || was?.kind !== "number" || !was.factId) return slot;
  const { factId, factDecimals } = was;
  const isSame = slot.value === was.value && slot.unit === was.unit;
  return isSame
    ? { ...slot, factId, ...(factDecimals !== undefined && { factDecimals }) }
    : withoutBinding(slot);
}

function bindingsOf({ slots, spokenFacts = [] }: Scene): FactBinding[] {
  return [
    ...Object.values(slots).flatMap((slot) => (slot.kind === "text" ? (slot.facts ?? []) : [])),
    ...spokenFacts,
  ];
}

/** The bindings whose words still stand in a text, each place once. */
export function stillIn(text: string, bindings: readonly FactBinding[] = []): FactBinding[] {
  return placeBindings(text, bindings).map(({ binding }) => binding);
}
