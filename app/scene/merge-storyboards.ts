import { sameData } from "~/domain/data/same-data";
import { mergeCaptions } from "~/scene/merge-captions";
import { type Keyframe, mostKeyframes } from "~/scene/part-changes";
import { captionsFromVoice } from "~/scene/resolve/cues";
import {
  mostElements,
  mostMarkers,
  mostOverlays,
  mostScenes,
  mostSounds,
  type Scene,
  type Storyboard,
} from "~/scene/storyboard";
import { withoutKeptLook } from "~/scene/without-kept-look";

export interface Merged {
  storyboard: Storyboard;
  /** The same place was changed on both sides, and theirs gave way. */
  overruled: boolean;
}

/**
 * What both sides made of the same storyboard, in one. Whatever only one side changed stands, down to a single
 * slot of a scene, a field of an element, a keyframe or a word of a caption; where both changed the same place, mine does. A scene, or something that was added, that one side removed and
 * the other changed stays. Scenes that only one side moved stand where that side put them, new ones after the scene they
 * followed. Scenes are told apart by their ids. Where both sides' new scenes are more than a storyboard may hold,
 * the last of theirs give way, which counts as overruled.
 */
export function mergeStoryboards(base: Storyboard, mine: Storyboard, theirs: Storyboard): Merged {
  const notes = { overruled: false };
  const { scenes: baseScenes, ...baseRest } = base;
  const { scenes: myScenes, ...myRest } = mine;
  const { scenes: theirScenes, ...theirRest } = theirs;
  const rest = mergeValue(baseRest, myRest, theirRest, notes) as Omit<Storyboard, "scenes">;
  const scenes = mergeScenes(baseScenes, myScenes, theirScenes, base.language, notes);
  const overlays = fitRecord(rest.overlays, mine.overlays, mostOverlays, notes);
  const sounds = fitRecord(rest.sounds, mine.sounds, mostSounds, notes);
  const markers = fitRecord(rest.markers, mine.markers, mostMarkers, notes);
  const storyboard = {
    ...rest,
    scenes,
    ...(overlays && { overlays }),
    ...(sounds && { sounds }),
    ...(markers && { markers }),
  };
  return { storyboard, overruled: notes.overruled };
}

interface Notes {
  overruled: boolean;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, notes: Notes, path: Path = []): unknown {
  if (sameData(mine, theirs) || sameData(base, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  if (isCollection(path)) return mergeRecords(base, mine, theirs, notes, path);
  if (isCaptions(path) && Array.isArray(mine) && Array.isArray(theirs)) {
    const before = Array.isArray(base) ? base : [];
    return mergeCaptions(before, mine, theirs, path.at(-1) ?? "", notes);
  }
  if (isTrack(path, mine, theirs)) return mergeTracks(base, mine, theirs, notes);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && sameKind(mine, theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const fields = [...names].map((name) => [
      name,
      mergeValue(base[name], mine[name], theirs[name], notes, [...path, name]),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  notes.overruled = true;
  return mine;
}

/** Names of the fields that lead to a value, within the storyboard or one of its scenes. */
type Path = readonly string[];

/** Records whose entries are things of their own: one that one side removed and the other changed stays. */
const things: ReadonlySet<string> = new Set(["elements", "overlays", "sounds", "markers"]);
/** Fields that may be absent at first, and of which both sides may then set different ones. */
const collections: ReadonlySet<string> = new Set([
  ...things,
  ...[
    "overrides",
    "captions",
    "captionsMadeOf",
    "formats",
    "keyframes",
    "text",
    "motion",
    "style",
    "transition",
  ],
  "wordsOf",
]);

function isCollection(path: Path): boolean {
  const name = path.at(-1) ?? "";
  // A slot may have any name.
  if (path.at(-2) === "slots" || things.has(path.at(-2) ?? "")) return false;
  return collections.has(name) || path.at(-2) === "overrides" || path.at(-2) === "formats";
}

/** Field by field, or thing by thing; what is absent is empty, and what becomes empty is absent. */
function mergeRecords(base: unknown, mine: unknown, theirs: unknown, notes: Notes, path: Path): unknown {
  const [was, my, their] = [base, mine, theirs].map((value) => (isRecord(value) ? value : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const isOfThings = things.has(path.at(-1) ?? "");
  const merged = [...new Set([...Object.keys(their), ...Object.keys(my)])].flatMap((name) => {
    const [before, one, other] = [was[name], my[name], their[name]];
    const isRemoved = isOfThings && before !== undefined && (one === undefined || other === undefined);
    const value = isRemoved
      ? changedOf(before, one ?? other, notes)
      : mergeValue(before, one, other, notes, [...path, name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return merged.length > 0 ? Object.fromEntries(merged) : undefined;
}

/** What one side removed: gone, unless the other side has changed it since. */
function changedOf(before: unknown, left: unknown, notes: Notes): unknown {
  if (left === undefined || sameData(before, left)) return undefined;
  notes.overruled = true;
  return left;
}

/** Of one language in a scene; those of a whole video are their look. */
function isCaptions(path: Path): boolean {
  return path.at(-2) === "captions";
}

/**
 * Captions are made from the voice until they are first changed: where both sides did that, they changed those.
 */
function withMadeCaptions(was: Scene | undefined, mine: Scene, theirs: Scene, language: string) {
  const isFirst = mine.captions?.[language] && theirs.captions?.[language] && !was?.captions?.[language];
  if (!was || !isFirst) return was;
  return { ...was, captions: { ...was.captions, [language]: captionsFromVoice(was, language) } };
}

function isTrack(path: Path, mine: unknown, theirs: unknown): boolean {
  return path.at(-2) === "keyframes" && Array.isArray(mine) && Array.isArray(theirs);
}

/** Keyframe by keyframe, told apart by when they are. */
function mergeTracks(base: unknown, mine: unknown, theirs: unknown, notes: Notes): Keyframe[] {
  const byTime = (track: unknown) =>
    Object.fromEntries(
      ((track ?? []) as Keyframe[]).map((one) => [`${one.fromEnd ? "end" : "start"} ${one.seconds}`, one]),
    );
  const merged = mergeRecords(byTime(base), byTime(mine), byTime(theirs), notes, []) as
    | Record<string, Keyframe>
    | undefined;
  const keyframes = Object.values(merged ?? {}).sort(
    (one, other) =>
      Number(one.fromEnd ?? false) - Number(other.fromEnd ?? false) || one.seconds - other.seconds,
  );
  const fits = keyframes.length > 0 && keyframes.length <= mostKeyframes;
  if (!fits) notes.overruled = true;
  return fits ? keyframes : (mine as Keyframe[]);
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
  language: string,
  notes: Notes,
): Scene[] {
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)];
  const isKept = (id: string) => {
    const [was, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    if (!was || (my && their)) return true;
    // Removed on one side: it stays away, unless the other side has changed it since; that it keeps its look is no change.
    return !sameData(withoutKeptLook(was), withoutKeptLook(my ?? their));
  };
  const isMyOrder = !sameOrder(base, mine);
  const [leading, following] = isMyOrder ? [mine, theirs] : [theirs, mine];
  const order = mergeOrder(idsOf(leading), idsOf(following)).filter(isKept);
  const merged = order.map((id) => {
    const [was, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    if (!my || !their) return (my ?? their) as Scene;
    return mergeValue(withMadeCaptions(was, my, their, language), my, their, notes) as Scene;
  });
  return fitElements(fitScenes(merged, mineById, notes), mineById, notes);
}

/** Too many of anything are only ever too many because both sides added some: those that only they have give way. */
function fitRecord<Item>(
  items: Record<string, Item> | undefined,
  mine: Record<string, Item> | undefined,
  most: number,
  notes: Notes,
): Record<string, Item> | undefined {
  const entries = Object.entries(items ?? {});
  let excess = entries.length - most;
  if (excess <= 0) return items;
  notes.overruled = true;
  return Object.fromEntries(entries.filter(([id]) => mine?.[id] !== undefined || excess-- <= 0));
}

function fitElements(scenes: Scene[], mineById: Map<string, Scene>, notes: Notes): Scene[] {
  const countOf = ({ elements = {} }: Scene) => Object.keys(elements).length;
  let excess = scenes.reduce((sum, scene) => sum + countOf(scene), 0) - mostElements;
  if (excess <= 0) return scenes;
  return scenes.map((scene) => {
    if (excess <= 0) return scene;
    const elements = fitRecord(
      scene.elements,
      mineById.get(scene.id)?.elements,
      Math.max(0, countOf(scene) - excess),
      notes,
    );
    const fitted = { ...scene, ...(elements && { elements }) };
    excess -= countOf(scene) - countOf(fitted);
    return fitted;
  });
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
