import { sameData } from "~/domain/data/same-data";
import { mostScenes, type Scene, type Storyboard } from "~/scene/storyboard";

export interface Merged {
  storyboard: Storyboard;
  /** The same place was changed on both sides, and theirs gave way. */
  overruled: boolean;
}

/**
 * What both sides made of the same storyboard, in one. Whatever only one side changed stands, down to a single
 * slot of a scene; where both changed the same place, mine does. A scene that one side removed and the other
 * changed stays. Scenes that only one side moved stand where that side put them, new ones after the scene they
 * followed. Scenes are told apart by their ids. Where both sides' new scenes are more than a storyboard may hold,
 * the last of theirs give way, which counts as overruled.
 */
export function mergeStoryboards(base: Storyboard, mine: Storyboard, theirs: Storyboard): Merged {
  const notes = { overruled: false };
  const { scenes: baseScenes, ...baseRest } = base;
  const { scenes: myScenes, ...myRest } = mine;
  const { scenes: theirScenes, ...theirRest } = theirs;
  const rest = mergeValue(baseRest, myRest, theirRest, notes) as Omit<Storyboard, "scenes">;
  const scenes = mergeScenes(baseScenes, myScenes, theirScenes, notes);
  return { storyboard: { ...rest, scenes }, overruled: notes.overruled };
}

interface Notes {
  overruled: boolean;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, notes: Notes): unknown {
  if (sameData(mine, theirs) || sameData(base, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && sameKind(mine, theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const fields = [...names].map((name) => [name, mergeValue(base[name], mine[name], theirs[name], notes)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  notes.overruled = true;
  return mine;
}

/**
 * A slot that became a picture on one side and a clip on the other is not mixed from both, nor is a text with what binds it to
 * facts: the words of one would have the bindings of the other.
 */
function sameKind(mine: Record<string, unknown>, theirs: Record<string, unknown>): boolean {
  return mine.kind === theirs.kind && mine.kind !== "text";
}

function mergeScenes(
  base: readonly Scene[],
  mine: readonly Scene[],
  theirs: readonly Scene[],
  notes: Notes,
): Scene[] {
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)];
  const isKept = (id: string) => {
    const [was, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    if (!was || (my && their)) return true;
    // Removed on one side: it stays away, unless the other side has changed it since.
    return !sameData(was, my ?? their);
  };
  const isMyOrder = !sameOrder(base, mine);
  const [leading, following] = isMyOrder ? [mine, theirs] : [theirs, mine];
  const order = mergeOrder(idsOf(leading), idsOf(following)).filter(isKept);
  const merged = order.map((id) => {
    const [was, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    return my && their ? (mergeValue(was, my, their, notes) as Scene) : ((my ?? their) as Scene);
  });
  return fitScenes(merged, mineById, notes);
}

/** Too many are only ever too many because both sides added some: the last that only they have give way. */
function fitScenes(scenes: Scene[], mineById: Map<string, Scene>, notes: Notes): Scene[] {
  let excess = scenes.length - mostScenes;
  if (excess <= 0) return scenes;
  notes.overruled = true;
  return scenes
    .reverse()
    .filter(({ id }) => mineById.has(id) || excess-- <= 0)
    .reverse();
}

/** The order of `leading`, with what only `following` has put behind the scene it follows there. */
function mergeOrder(leading: readonly string[], following: readonly string[]): string[] {
  const order = [...leading];
  following.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = following[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Whether the scenes that both have stand in the same order. */
function sameOrder(first: readonly Scene[], second: readonly Scene[]): boolean {
  const [one, other] = [byId(first), byId(second)];
  return sameData(
    idsOf(first).filter((id) => other.has(id)),
    idsOf(second).filter((id) => one.has(id)),
  );
}

function idsOf(scenes: readonly Scene[]): string[] {
  return scenes.map(({ id }) => id);
}

function byId(scenes: readonly Scene[]): Map<string, Scene> {
  return new Map(scenes.map((scene) => [scene.id, scene]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
