import { mergeWords } from "~/domain/data/merge-words";
import { sameData } from "~/domain/data/same-data";
import { textHash } from "~/domain/text/text-hash";
import { stillIn } from "~/scene/bind-facts";
import { type FactBinding, mostBindings } from "~/scene/fact-binding";
import { pageLimits, type SlotContent, type TextTake } from "~/sections/page";
import { type MergeNotes, mergeWhole } from "./merge-values";

type Text = Extract<SlotContent, { kind: "text" }>;
type Image = Extract<SlotContent, { kind: "image" }>;
type Table = Extract<SlotContent, { kind: "table" }>;
type Content = SlotContent | undefined;

/** What both sides made of a slot; `undefined` where it is empty. */
export function mergeSlot(base: Content, mine: Content, theirs: Content, notes: MergeNotes): Content {
  if (sameData(mine, theirs) || sameData(base, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  // Emptied on one side and changed on the other.
  if (!mine || !theirs) return mine ?? theirs;
  if (mine.kind === "text" && theirs.kind === "text") {
    return mergeText(base?.kind === "text" ? base : { kind: "text", text: "" }, mine, theirs, notes);
  }
  if (base?.kind === "table" && mine.kind === "table" && theirs.kind === "table") {
    return mergeTable(base, mine, theirs, notes);
  }
  if (base?.kind === "image" && mine.kind === "image" && theirs.kind === "image") {
    return mergeImage(base, mine, theirs, notes);
  }
  return mergeWhole(base, mine, theirs, notes);
}

/** Words and place of an image go with its file: where one side changed that, they are not mixed. */
function mergeImage(base: Image, mine: Image, theirs: Image, notes: MergeNotes): Image {
  if (base.assetId !== mine.assetId || base.assetId !== theirs.assetId) {
    return mergeWhole(base, mine, theirs, notes);
  }
  return {
    ...mine,
    alt: mergeWhole(base.alt, mine.alt, theirs.alt, notes),
    ...mergeWhole(focusOf(base), focusOf(mine), focusOf(theirs), notes),
  };
}

function focusOf({ focusX, focusY }: Image) {
  return { focusX, focusY };
}

function mergeText(base: Text, mine: Text, theirs: Text, notes: MergeNotes): Text {
  const merged = mergeWords(base.text, mine.text, theirs.text);
  const takes = mergeTakes(base.takes, mine.takes, theirs.takes);
  if (merged === null || merged.length > pageLimits.textCharacters) {
    notes.overruled = true;
    return withTakes(mine, [takeOf(theirs.text, notes.keptAt), ...takes]);
  }
  const isSample = merged === mine.text ? mine.sample : merged === theirs.text ? theirs.sample : undefined;
  const facts = bindingsOfBoth(base, mine, theirs, merged);
  return withTakes(
    { kind: "text", text: merged, ...(facts.length > 0 && { facts }), ...(isSample && { sample: isSample }) },
    takes,
  );
}

/** Each side's bindings to facts, as far as their words still stand in the merged text. */
function bindingsOfBoth(base: Text, mine: Text, theirs: Text, merged: string): FactBinding[] {
  const { facts: my = [] } = mine;
  const { facts: their = [] } = theirs;
  if (merged === mine.text && mine.text !== theirs.text) return [...my];
  if (merged === theirs.text && mine.text !== theirs.text) return [...their];
  const known = [...my];
  const added = their.filter((binding) => {
    const at = known.findIndex((one) => sameData(one, binding));
    if (at >= 0) known.splice(at, 1);
    return at < 0 && !(base.facts ?? []).some((one) => sameData(one, binding));
  });
  return stillIn(merged, [...my, ...added]).slice(0, mostBindings);
}

/** Takes of both sides, without those that a side removed; the newest first. */
function mergeTakes(
  base: readonly TextTake[] = [],
  mine: readonly TextTake[] = [],
  theirs: readonly TextTake[] = [],
): TextTake[] {
  const has = (takes: readonly TextTake[], id: string) => takes.some((take) => take.id === id);
  const isRemoved = ({ id }: TextTake) => has(base, id) && !(has(mine, id) && has(theirs, id));
  return [...mine, ...theirs.filter(({ id }) => !has(mine, id))]
    .filter((take) => !isRemoved(take))
    .sort((one, other) => (one.keptAt < other.keptAt ? 1 : one.keptAt > other.keptAt ? -1 : 0));
}

function withTakes({ takes: _, ...text }: Text, takes: readonly TextTake[]): Text {
  const seen = new Set<string>();
  const others = takes.filter(({ text: words }) => {
    if (words.trim() === "" || seen.has(words)) return false;
    seen.add(words);
    return true;
  });
  return others.length > 0 ? { ...text, takes: others.slice(0, pageLimits.takes) } : text;
}

/** The same words make the same take, whoever merges them. */
function takeOf(text: string, keptAt: string): TextTake {
  return { id: `m-${textHash(text).toString(36)}-${text.length}`, text, keptAt, madeBy: null };
}

/** Cell by cell where the table kept its shape. */
function mergeTable(base: Table, mine: Table, theirs: Table, notes: MergeNotes): Table {
  const shapeOf = ({ rows }: Table) => rows.map(({ cells }) => cells.length);
  const isSameShape = sameData(shapeOf(base), shapeOf(mine)) && sameData(shapeOf(base), shapeOf(theirs));
  if (!isSameShape) return mergeWhole(base, mine, theirs, notes);
  const rows = mine.rows.map(({ cells }, row) => ({
    cells: cells.map((cell, column) =>
      mergeWhole(cellAt(base, row, column), cell, cellAt(theirs, row, column), notes),
    ),
  }));
  return { kind: "table", rows };
}

function cellAt({ rows }: Table, row: number, column: number): string {
  return rows[row]?.cells[column] ?? "";
}
