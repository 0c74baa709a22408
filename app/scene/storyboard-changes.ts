import { sameData } from "~/domain/data/same-data";
import { headingOf } from "~/scene/scene-heading";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import { withoutKeptLook } from "~/scene/without-kept-look";

/** What differs between two states of a video, in words. */
export interface StoryboardChange {
  key: string;
  words: string;
  /** The scene it is of; null for the video as a whole. */
  sceneId: string | null;
  before?: string;
  after?: string;
}

/** What changed from one state to the next: the whole first, then scene by scene. */
export function storyboardChanges(was: Storyboard, now: Storyboard): StoryboardChange[] {
  return [...wholeChanges(was, now), ...sceneChanges(was, now)];
}

/** Scenes that look or sound otherwise, with those that are new or gone; where the whole looks otherwise, all. */
export function changedSceneIds(was: Storyboard, now: Storyboard): Set<string> {
  const look = (storyboard: Storyboard) => {
    const {
      scenes: _,
      title: __,
      markers: ___,
      sounds: ____,
      music: _____,
      wordsOf: ______,
      ...rest
    } = storyboard;
    return rest;
  };
  const ids = [...was.scenes, ...now.scenes].map(({ id }) => id);
  if (!sameData(look(was), look(now))) return new Set(ids);
  return new Set(ids.filter((id) => isSceneChanged(was, now, id)));
}

/** Whether a scene is another itself, whatever the whole video makes of it. */
export function isSceneChanged(was: Storyboard, now: Storyboard, sceneId: string): boolean {
  return !sameData(lookOf(was, sceneId), lookOf(now, sceneId));
}

const lookOf = (storyboard: Storyboard, sceneId: string) => withoutKeptLook(sceneOf(storyboard, sceneId));
const sceneOf = ({ scenes }: Storyboard, sceneId: string) => scenes.find(({ id }) => id === sceneId);

const wholeFields = [
  ["templateId", "Another template"],
  ["format", "Another format"],
  ["language", "Another language"],
  ["style", "The style"],
  ["brand", "The brand"],
  ["music", "The music"],
  ["captions", "How captions look"],
  ["voiceGain", "How loud the voice is"],
  ["platform", "The platform"],
  ["seed", "Another variant"],
] as const;

function wholeChanges(was: Storyboard, now: Storyboard): StoryboardChange[] {
  const fields = wholeFields
    .filter(([field]) => !sameData(was[field], now[field]))
    .map(([field, words]): StoryboardChange => {
      const [before, after] = [was[field], now[field]];
      const isNamed = field === "format" || field === "language";
      return {
        ...{ key: field, words, sceneId: null },
        ...(isNamed && { before: String(before), after: String(after) }),
      };
    });
  return [
    ...(was.title === now.title
      ? []
      : [{ key: "title", words: "Title", sceneId: null, before: was.title, after: now.title }]),
    ...fields,
    ...recordChanges("overlay", was.overlays, now.overlays, null),
    ...recordChanges("sound", was.sounds, now.sounds, null),
    ...recordChanges("marker", was.markers, now.markers, null),
  ];
}

/** What was added, taken away and changed of things by id, each as one line with their number. */
function recordChanges(
  name: string,
  was: Readonly<Record<string, unknown>> = {},
  now: Readonly<Record<string, unknown>> = {},
  sceneId: string | null,
): StoryboardChange[] {
  const ids = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  const kinds = [
    ["added", ids.filter((id) => was[id] === undefined)],
    ["removed", ids.filter((id) => now[id] === undefined)],
    ["changed", ids.filter((id) => was[id] && now[id] && !sameData(was[id], now[id]))],
  ] as const;
  return kinds
    .filter(([, found]) => found.length > 0)
    .map(([done, found]) => ({
      key: `${sceneId ?? ""}/${name}/${done}`,
      words: found.length === 1 ? `One ${name} ${done}` : `${found.length} ${name}s ${done}`,
      sceneId,
    }));
}

function sceneChanges(was: Storyboard, now: Storyboard): StoryboardChange[] {
  const removed = was.scenes
    .filter(({ id }) => !sceneOf(now, id))
    .map((scene) => ({
      ...{ key: `${scene.id}/removed`, words: "Scene removed", sceneId: scene.id },
      before: headingOf(scene, was.language).text,
    }));
  const present = now.scenes.flatMap((scene): StoryboardChange[] => {
    const before = sceneOf(was, scene.id);
    if (before) return changesWithin(before, scene);
    const after = headingOf(scene, now.language).text;
    return [{ key: `${scene.id}/added`, words: "Scene added", sceneId: scene.id, after }];
  });
  return [...present, ...moved(was, now), ...removed];
}

/** Scenes that stand elsewhere among those that both have; few moves explain many places. */
function moved(was: Storyboard, now: Storyboard): StoryboardChange[] {
  const [before, after] = [order(was, now), order(now, was)];
  if (sameData(before, after)) return [];
  return [{ key: "order", words: "Scenes in another order", sceneId: null }];
}

const order = (storyboard: Storyboard, other: Storyboard) =>
  storyboard.scenes.map(({ id }) => id).filter((id) => sceneOf(other, id));

const sceneFields = [
  ["layoutId", "Another layout"],
  ["role", "Another purpose"],
  ["durationSeconds", "How long it lasts"],
  ["lastsAs", "What its length follows"],
  ["voice", "Its voice"],
  ["spoken", "What is said"],
  ["transition", "How it comes in"],
  ["captions", "Its captions"],
  ["name", "Its name"],
] as const;

function changesWithin(was: Scene, now: Scene): StoryboardChange[] {
  const sceneId = now.id;
  const names = [...new Set([...Object.keys(was.slots), ...Object.keys(now.slots)])];
  const slots = names
    .filter((name) => !sameData(was.slots[name], now.slots[name]))
    .map((name): StoryboardChange => {
      const [before, after] = [wordsOf(was.slots[name]), wordsOf(now.slots[name])];
      return {
        ...{ key: `${sceneId}/${name}`, words: slotNames[name] ?? "Words", sceneId },
        ...(before && { before }),
        ...(after && { after }),
      };
    });
  const fields = sceneFields
    .filter(([field]) => !sameData(was[field], now[field]))
    .map(([field, words]): StoryboardChange => {
      const isLength = field === "durationSeconds";
      return {
        ...{ key: `${sceneId}/${field}`, words, sceneId },
        ...(isLength && { before: `${was.durationSeconds} s`, after: `${now.durationSeconds} s` }),
      };
    });
  return [
    ...slots,
    ...fields,
    ...recordChanges("part", was.overrides, now.overrides, sceneId),
    ...recordChanges("element", was.elements, now.elements, sceneId),
  ];
}

const slotNames: Readonly<Record<string, string>> = {
  label: "Label",
  headline: "Headline",
  body: "Text",
  action: "Call to action",
  picture: "Picture",
  figure: "Number",
  icon: "Icon",
};

function wordsOf(slot: SlotContent | undefined): string {
  switch (slot?.kind) {
    case "text":
      return slot.text;
    case "number":
      return String(slot.value);
    case "picture":
    case "clip":
      return slot.alt;
    case "icon":
      return slot.name;
    default:
      return "";
  }
}
