import { type StatedFact, states, writeLike } from "~/domain/products/written-fact";
import type { Element, Overlay } from "~/scene/element";
import { type FactBinding, placeBindings } from "~/scene/fact-binding";
import { mostTextCharacters, type Scene, type SlotContent, type Storyboard } from "~/scene/storyboard";
import { mapLines } from "~/scene/storyboard-words";

/**
 * The storyboard in the words of today: each place that states a fact says what the fact says now, written as it was written
 * before ("£19" becomes "£17.50", "19,00 €" becomes "17,50 €"). Words that belong to nobody's fact any more, because a person
 * changed them or the fact is gone, stay. Takes that have the same words follow.
 *
 * Pure: facts in, words out, nothing stored. The same facts give the very same storyboard, and what one set of facts changed
 * another changes on: only the last one counts.
 */
export function withFacts(storyboard: Storyboard, facts: readonly StatedFact[]): Storyboard {
  if (facts.length === 0) return storyboard;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const scenes = storyboard.scenes.map((scene) => sceneWithFacts(scene, byId, storyboard.language));
  const overlays = linesWithFacts(storyboard.overlays, byId, storyboard.language, []);
  const isSame = scenes.every((scene, index) => scene === storyboard.scenes[index]);
  if (isSame && overlays === storyboard.overlays) return storyboard;
  return { ...storyboard, scenes, ...(overlays && { overlays }) };
}

/** Lines of what was added, as those of slots. */
function linesWithFacts<Item extends Element | Overlay>(
  items: Record<string, Item> | undefined,
  facts: FactsById,
  language: string,
  rewordings: Rewording[],
): Record<string, Item> | undefined {
  return mapLines(items, (line) => {
    const worded = { text: line.text, bindings: line.facts };
    const said =
      line.facts.length > 0 ? reword(worded, facts, language, mostTextCharacters, rewordings) : null;
    return said && { text: said.text, facts: said.bindings };
  });
}

type FactsById = ReadonlyMap<string, StatedFact>;

/** Words that became others. */
interface Rewording {
  written: string;
  now: string;
}

interface Worded {
  text: string;
  bindings: readonly FactBinding[];
}

function sceneWithFacts(scene: Scene, facts: FactsById, language: string): Scene {
  const rewordings: Rewording[] = [];
  const slots = Object.entries(scene.slots).map(([name, slot]) => [
    name,
    slotWithFacts(slot, facts, language, rewordings),
  ]);
  const { spoken, spokenFacts, takes } = scene;
  const said = reword({ text: spoken ?? "", bindings: spokenFacts ?? [] }, facts, language, 1000, rewordings);
  const elements = linesWithFacts(scene.elements, facts, language, rewordings);
  const isSame =
    said === null &&
    elements === scene.elements &&
    slots.every(([name, slot]) => scene.slots[name as string] === slot);
  if (isSame) return scene;
  return {
    ...scene,
    slots: Object.fromEntries(slots),
    ...(elements && { elements }),
    ...(said && { spoken: said.text, spokenFacts: [...said.bindings] }),
    ...(takes && { takes: takes.map((take) => takeReworded(take, rewordings)) }),
  };
}

function slotWithFacts(
  slot: SlotContent,
  facts: FactsById,
  language: string,
  rewordings: Rewording[],
): SlotContent {
  if (slot.kind === "text" && slot.facts) {
    const worded = { text: slot.text, bindings: slot.facts };
    const said = reword(worded, facts, language, mostTextCharacters, rewordings);
    return said ? { ...slot, text: said.text, facts: [...said.bindings] } : slot;
  }
  const fact = slot.kind === "number" && slot.factId ? facts.get(slot.factId) : undefined;
  return slot.kind === "number" && fact ? numberOf(slot, fact.value) : slot;
}

/** The words with each fact as it is now; null where nothing changes or there is no room. What changed is added to `rewordings`. */
export function reword(
  { text, bindings }: Worded,
  facts: FactsById,
  language: string,
  mostCharacters: number,
  rewordings: Rewording[] = [],
): Worded | null {
  let reworded = "";
  let end = 0;
  const changed: Rewording[] = [];
  const now = placeBindings(text, bindings).map(({ binding, start, end: until }) => {
    const { factId, form = binding.written } = binding;
    const fact = facts.get(factId);
    const written = fact ? wordsOf(binding, fact, language) : binding.written;
    reworded += text.slice(end, start) + written;
    end = until;
    if (written === binding.written) return binding;
    changed.push({ written: binding.written, now: written });
    return { factId, written, ...(form !== written && { form }) };
  });
  reworded += text.slice(end);
  if (changed.length === 0 || reworded.length > mostCharacters) return null;
  rewordings.push(...changed);
  return { text: reworded, bindings: now };
}

function wordsOf({ written, form = written }: FactBinding, fact: StatedFact, language: string): string {
  if (states(form, fact, language)) return form;
  const words = writeLike(form, fact.value, language);
  return words && words.length <= 200 ? words : written;
}

type NumberSlot = Extract<SlotContent, { kind: "number" }>;

function numberOf(slot: NumberSlot, value: StatedFact["value"]): NumberSlot {
  const said = figureOf(value);
  if (!said || (said.value === slot.value && said.unit === slot.unit)) return slot;
  const least = slot.factDecimals ?? slot.decimals;
  const needed = (said.amount.split(".")[1] ?? "").replace(/0+$/u, "").length;
  const decimals = Math.min(
    4,
    needed > 0 && value.type === "money" ? Math.max(2, needed, least) : Math.max(needed, least),
  );
  return { ...slot, value: said.value, unit: said.unit, decimals, factDecimals: least };
}

function figureOf(value: StatedFact["value"]): { amount: string; value: number; unit: string | null } | null {
  switch (value.type) {
    case "money":
      return { amount: value.amount, value: Number(value.amount), unit: value.currency };
    case "quantity":
      return value.unit === "%"
        ? { amount: value.amount, value: Number(value.amount), unit: "percent" }
        : null;
    case "rating":
      return { amount: value.rating, value: Number(value.rating), unit: null };
    default:
      return null;
  }
}

/** Copy that lies aside must not bring an old price back. */
function takeReworded<Take extends NonNullable<Scene["takes"]>[number]>(
  take: Take,
  rewordings: readonly Rewording[],
): Take {
  if (take.kind !== "words") return take;
  const { lines, spoken } = take;
  const said = Object.entries(lines).map(([name, text]) => [name, replaced(text, rewordings)]);
  return {
    ...take,
    lines: Object.fromEntries(said),
    ...(spoken && { spoken: replaced(spoken, rewordings) }),
  };
}

function replaced(text: string | undefined, rewordings: readonly Rewording[]): string | undefined {
  if (text === undefined) return text;
  let reworded = "";
  let end = 0;
  for (const { binding, start, end: until } of placeBindings(text, rewordings)) {
    reworded += text.slice(end, start) + binding.now;
    end = until;
  }
  reworded += text.slice(end);
  return reworded.length <= mostTextCharacters ? reworded : text;
}
