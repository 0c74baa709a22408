import type { Library } from "~/scene/library";
import { type Moments, momentsOf, secondsOfAnchor, secondsOfSceneAnchor } from "~/scene/moments";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** What moved with something else, by what it is called. */
type Moved = "scene" | "element" | "overlay" | "sound" | "marker" | "voice";

const order: readonly Moved[] = ["scene", "element", "overlay", "sound", "voice", "marker"];
const plurals: Record<Moved, string> = {
  scene: "scenes",
  element: "elements",
  overlay: "overlays",
  sound: "sounds",
  voice: "voices",
  marker: "markers",
};

/** Shorter than a frame nobody sees. */
const LEAST_SECONDS = 1 / 60;

/**
 * What an edit did to the times of everything else, in a sentence or two: which scene is longer or shorter, what came or went,
 * and what moved by how much. Empty where no time changed.
 */
export function describeMove(before: Storyboard, after: Storyboard, library?: Library): string {
  if (before === after) return "";
  const [then, now] = [momentsOf(before, library), momentsOf(after, library)];
  if (sameTimes(then, now)) return "";
  const sentences = [
    ...lengthsOf(then, now),
    ...arrivals(then, now),
    ...moves(startsOf(then), startsOf(now), "start"),
  ];
  // What ends with its scene says nothing that the scene does not.
  if (sentences.length === 0) return moves(endsOf(then), endsOf(now), "end").join(" ");
  const change = now.durationSeconds - then.durationSeconds;
  if (sentences.length > 0 && Math.abs(change) >= LEAST_SECONDS) {
    sentences.push(`The video is ${formatSeconds(now.durationSeconds)} long.`);
  }
  return sentences.join(" ");
}

/** Most edits move nothing: told by what times hang on, without comparing them one by one. */
function sameTimes(then: Moments, now: Moments): boolean {
  const [one, other] = [then.storyboard, now.storyboard];
  if (one.scenes.length !== other.scenes.length || then.durationSeconds !== now.durationSeconds) return false;
  if (one.overlays !== other.overlays || one.sounds !== other.sounds || one.markers !== other.markers)
    return false;
  return other.scenes.every((scene, index) => {
    const before = one.scenes[index];
    if (before === scene) return then.timings[index]?.startSeconds === now.timings[index]?.startSeconds;
    const { durationSeconds, lastsAs, voice, transition, id } = scene;
    return (
      before?.id === id &&
      before.durationSeconds === durationSeconds &&
      before.lastsAs === lastsAs &&
      before.voice === voice &&
      before.transition === transition &&
      then.timings[index]?.startSeconds === now.timings[index]?.startSeconds &&
      sameSpans(before.elements ?? {}, scene.elements ?? {})
    );
  });
}

function sameSpans(one: NonNullable<Scene["elements"]>, other: NonNullable<Scene["elements"]>): boolean {
  const ids = Object.keys(other);
  return (
    ids.length === Object.keys(one).length &&
    ids.every((id) => one[id]?.start === other[id]?.start && one[id]?.end === other[id]?.end)
  );
}

/** Scenes that are longer or shorter, those of the same change together. */
function lengthsOf(then: Moments, now: Moments): string[] {
  const places = new Map<string, string[]>();
  for (const [sceneId, place] of now.placeOf) {
    const [was, is] = [spanOf(then, sceneId), spanOf(now, sceneId)];
    if (was === null || is === null || Math.abs(is - was) < LEAST_SECONDS) continue;
    const words = `${formatSeconds(Math.abs(is - was))} ${is > was ? "longer" : "shorter"}`;
    places.set(words, [...(places.get(words) ?? []), String(place + 1)]);
  }
  if (places.size > 3) return [`${[...places.values()].flat().length} scenes have another length.`];
  return [...places].map(([words, scenes]) =>
    scenes.length === 1 ? `Scene ${scenes[0]} is ${words}.` : `Scenes ${listed(scenes)} are ${words}.`,
  );
}

function spanOf({ timings, placeOf }: Moments, sceneId: string): number | null {
  const timing = timings[placeOf.get(sceneId) ?? -1];
  return timing ? (timing.exitStartSeconds ?? timing.endSeconds) - timing.startSeconds : null;
}

function arrivals(then: Moments, now: Moments): string[] {
  const came = [...now.placeOf].filter(([sceneId]) => !then.placeOf.has(sceneId));
  const went = [...then.placeOf].filter(([sceneId]) => !now.placeOf.has(sceneId));
  return [
    ...came
      .slice(0, 1)
      .map(([, place]) =>
        came.length > 1 ? `${came.length} scenes are new.` : `Scene ${place + 1} is new.`,
      ),
    ...went
      .slice(0, 1)
      .map(([, place]) =>
        went.length > 1 ? `${went.length} scenes are gone.` : `Scene ${place + 1} is gone.`,
      ),
  ];
}

type Edges = ReadonlyMap<string, { kind: Moved; seconds: number }>;

/** What starts or ends at another moment than before, by how far that went: the way most went, and how many went another. */
function moves(were: Edges, are: Edges, edge: "start" | "end"): string[] {
  const groups = new Map<string, Map<Moved, number>>();
  for (const [key, { kind, seconds }] of are) {
    const was = were.get(key)?.seconds;
    if (was === undefined || Math.abs(seconds - was) < LEAST_SECONDS) continue;
    const by = `${formatSeconds(Math.abs(seconds - was))} ${seconds > was ? "later" : "earlier"}`;
    const counts = groups.get(by) ?? new Map<Moved, number>();
    groups.set(by, counts.set(kind, (counts.get(kind) ?? 0) + 1));
  }
  const total = (counts: Map<Moved, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sorted = [...groups].sort(([, one], [, other]) => total(other) - total(one));
  const [main, ...others] = sorted;
  if (!main) return [];
  const [by, counts] = main;
  const names = order.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [`${count} ${count === 1 ? kind : plurals[kind]}`] : [];
  });
  const rest = others.reduce((sum, [, other]) => sum + total(other), 0);
  const verb = total(counts) === 1 ? `${edge}s` : edge;
  return [`${listed(names)} ${verb} ${by}.`, ...(rest > 0 ? [`${rest} more moved otherwise.`] : [])];
}

function startsOf(moments: Moments): Edges {
  const starts = new Map<string, { kind: Moved; seconds: number }>();
  const note = (kind: Moved, id: string, seconds: number | null | undefined) => {
    if (typeof seconds === "number") starts.set(`${kind}/${id}`, { kind, seconds });
  };
  const { scenes, overlays = {}, sounds = {}, markers = {} } = moments.storyboard;
  for (const [index, scene] of scenes.entries()) {
    note("scene", scene.id, moments.timings[index]?.startSeconds);
    note("voice", scene.id, moments.voices.get(scene.id)?.request.startSeconds);
    for (const [id, { start }] of Object.entries(scene.elements ?? {})) {
      note("element", `${scene.id}/${id}`, secondsOfSceneAnchor(moments, scene.id, start));
    }
  }
  for (const [id, { start }] of Object.entries(overlays))
    note("overlay", id, secondsOfAnchor(moments, start));
  for (const [id, { start }] of Object.entries(sounds)) note("sound", id, secondsOfAnchor(moments, start));
  for (const [id, { at }] of Object.entries(markers)) note("marker", id, secondsOfAnchor(moments, at));
  return starts;
}

/** Of what people have added. */
function endsOf(moments: Moments): Edges {
  const ends = new Map<string, { kind: Moved; seconds: number }>();
  const note = (kind: Moved, id: string, seconds: number | null | undefined) => {
    if (typeof seconds === "number") ends.set(`${kind}/${id}`, { kind, seconds });
  };
  const { scenes, overlays = {}, sounds = {} } = moments.storyboard;
  for (const scene of scenes) {
    for (const [id, { end }] of Object.entries(scene.elements ?? {})) {
      note("element", `${scene.id}/${id}`, secondsOfSceneAnchor(moments, scene.id, end));
    }
  }
  for (const [id, { end }] of Object.entries(overlays)) note("overlay", id, secondsOfAnchor(moments, end));
  for (const [id, { end }] of Object.entries(sounds)) note("sound", id, end && secondsOfAnchor(moments, end));
  return ends;
}

/** To a tenth, or to a hundredth where that is what there is. */
export function formatSeconds(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10;
  const isFine = Math.abs(seconds - tenths) > 0.005 && seconds < 10;
  return `${isFine ? seconds.toFixed(2) : tenths.toFixed(tenths % 1 === 0 ? 0 : 1)} s`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
