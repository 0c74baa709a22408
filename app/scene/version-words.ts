import { setSlotText } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { placesOfVideo, withTexts } from "~/scene/video-texts";
import { markOf } from "~/scene/words-mark";

/**
 * A linked version keeps its own words. For each of its texts it notes which words of the original it was made from, so that it can
 * be told when those have changed since, and what was changed by hand here. Words are noted by a mark of them: both in one document
 * would double it.
 */

/** A text of a version that no longer says what its original says. */
export interface OutOfDateText {
  id: string;
  /** Null for what lies over several scenes. */
  sceneId: string | null;
  /** What the original says now; may be empty. */
  text: string;
  most: number;
  lines: "one" | "many";
  /** A person changed it in the version: it is put in other words only by name. */
  isByHand: boolean;
  /** Its words here are still those of the original, as it was. */
  isUntranslated: boolean;
}

type Notes = NonNullable<Storyboard["wordsOf"]>;

/** The title of a version is always its own. */
const hasOwnWords = (id: string) => id === "title";

/** Notes what a new version's texts were made from. Those of `untranslated` are still the original's. */
export function withNotedWords(
  version: Storyboard,
  original: Storyboard,
  untranslated: ReadonlySet<string> = new Set(),
): Storyboard {
  const from = textsById(original, version);
  const wordsOf: Notes = {};
  for (const { id, text } of placesOf(version, original)) {
    const source = from.get(id);
    // A version of a version is linked to the first of all.
    const of = original.wordsOf ? original.wordsOf[id]?.of : source !== undefined && markOf(source);
    if (of && !hasOwnWords(id)) wordsOf[id] = untranslated.has(id) ? { of } : { of, made: markOf(text) };
  }
  return { ...version, wordsOf };
}

/** What was noted of the texts that are left, with those that have come from the original as it is now. */
export function notesAfterArranging(
  arranged: Storyboard,
  { wordsOf, ...version }: Storyboard,
  original: Storyboard,
): Pick<Storyboard, "wordsOf"> {
  if (!wordsOf) return {};
  const isTranslation = version.language !== original.language;
  const had = textsById(version);
  const from = textsById(original);
  const notes: Notes = {};
  for (const { id, text } of placesOfVideo(arranged)) {
    const [noted, source] = [wordsOf[id], from.get(id)];
    if (noted) notes[id] = noted;
    else if (!had.has(id) && source !== undefined) {
      notes[id] = { of: markOf(source), ...(!isTranslation && { made: markOf(text) }) };
    }
  }
  return { wordsOf: notes };
}

/** Texts of a version whose words in the original have changed since, or that were never translated. */
export function outOfDateTexts(version: Storyboard, original: Storyboard): OutOfDateText[] {
  const { wordsOf, language } = version;
  if (!wordsOf) return [];
  const own = textsById(version, original);
  const isTranslation = language !== original.language;
  return placesOf(original, version).flatMap(({ id, sceneId, text, most, lines }) => {
    const note = wordsOf[id] ?? (isSlot(id) ? neverThere : undefined);
    const mine = own.get(id);
    if (!note || mine === undefined || hasOwnWords(id)) return [];
    const mark = markOf(mine);
    const isByHand = isTranslation ? mark !== (note.made ?? note.of) : mark !== note.of;
    const isUntranslated = note.made === undefined && !isByHand && text.trim() !== "";
    const isChanged = note.of !== markOf(text) && (isTranslation || mine !== text);
    return isChanged || isUntranslated ? [{ id, sceneId, text, most, lines, isByHand, isUntranslated }] : [];
  });
}

/**
 * The version with new words for texts that are out of date. A text that somebody changed in it since `seen` stays, and so does one
 * that is not given.
 */
export function withNewWords(version: Storyboard, { seen, words, outOfDate }: NewWords): Storyboard {
  const textIn = (storyboard: Storyboard) => {
    const texts = textsById(storyboard);
    return (id: string) => texts.get(id) ?? "";
  };
  const [own, before] = [textIn(version), textIn(seen)];
  const taken = outOfDate.filter(({ id }) => words.has(id) && own(id) === before(id));
  let changed = withTexts(version, new Map(taken.map(({ id }) => [id, words.get(id) ?? ""])));
  for (const { id, sceneId } of taken) {
    const text = words.get(id) ?? "";
    const isThere = sceneId === null || changed.scenes.some((scene) => scene.id === sceneId);
    // A slot comes and goes with its words.
    if (sceneId !== null && isThere && isSlot(id) && (text === "" || own(id) === "")) {
      changed = setSlotText(changed, sceneId, slotOf(id), text);
    }
  }
  const now = textIn(changed);
  return noted(changed, taken, ({ id }) => markOf(now(id)));
}

interface NewWords {
  /** The version as it was when the words were asked for. */
  seen: Storyboard;
  words: ReadonlyMap<string, string>;
  outOfDate: readonly OutOfDateText[];
}

/** The version as somebody has read it beside its original: these texts stay as they are and are no longer out of date. */
export function withWordsKept(version: Storyboard, outOfDate: readonly OutOfDateText[]): Storyboard {
  const own = textsById(version);
  return noted(version, outOfDate, ({ id }) => version.wordsOf?.[id]?.made ?? markOf(own.get(id) ?? ""));
}

function noted(
  version: Storyboard,
  texts: readonly OutOfDateText[],
  made: (text: OutOfDateText) => string,
): Storyboard {
  const notes = texts.map((one) => [one.id, { of: markOf(one.text), made: made(one) }] as const);
  return { ...version, wordsOf: { ...version.wordsOf, ...Object.fromEntries(notes) } };
}

/** A video that is no version of another one has nothing to note. */
export function withoutNotedWords({ wordsOf: _, ...storyboard }: Storyboard): Storyboard {
  return storyboard;
}

/** The texts of a video, and the slots that the other one has words in and this one leaves empty. */
function placesOf(storyboard: Storyboard, other: Storyboard = storyboard): ReturnType<typeof placesOfVideo> {
  const own = placesOfVideo(storyboard);
  const ids = new Set(own.map(({ id }) => id));
  const scenes = new Set(storyboard.scenes.map(({ id }) => id));
  const empty = placesOfVideo(other).filter(
    ({ id, sceneId }) => isSlot(id) && !ids.has(id) && sceneId !== null && scenes.has(sceneId),
  );
  return [...own, ...empty.map((place) => ({ ...place, text: "" }))];
}

function textsById(...which: Parameters<typeof placesOf>): Map<string, string> {
  return new Map(placesOf(...which).map(({ id, text }) => [id, text]));
}

/** Of a slot that neither had words in. */
const neverThere = { of: markOf(""), made: markOf("") };
const slotPlace = "/slot/";
const isSlot = (id: string) => id.startsWith("scene/") && id.includes(slotPlace);
const slotOf = (id: string) => id.slice(id.lastIndexOf(slotPlace) + slotPlace.length);
