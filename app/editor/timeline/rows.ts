import { findMusicBed } from "~/domain/video/music-bed";
import { findSoundEffect } from "~/domain/video/sound-effect";
import type { Target } from "~/editor/target";
import { targetKey } from "~/editor/target";
import type { BedSource } from "~/media/peaks/peaks-worker";
import { captionsOf } from "~/scene/captions-of";
import { shownCaptionLanguage } from "~/scene/edit-time-words";
import { lengthOfSource } from "~/scene/file-length";
import type { Library } from "~/scene/library";
import { partOf } from "~/scene/lines-to-say";
import { cutAfter, type Moments, momentsOf, secondsOfAnchor, secondsOfSceneAnchor } from "~/scene/moments";
import { nameOfPart } from "~/scene/part-names";
import { gainShape } from "~/scene/resolve/added-sounds";
import { captionOriginsOf, captionSpansOf, shownWithin } from "~/scene/resolve/cues";
import { headingOf } from "~/scene/scene-heading";
import type { Storyboard } from "~/scene/storyboard";
import { type VolumeLine, volumeLine } from "./volume-line";

export type ItemKind = "scene" | "element" | "overlay" | "caption" | "voice" | "sound" | "music" | "marker";

/** What is heard of a sound, for drawing its wave. */
export interface Wave {
  source: { assetId: string } | { effectId: string } | BedSource;
  /** Where in the file it begins. */
  fromSeconds: number;
}

/** Something that stands on the timeline for a while. Times in seconds of the video. */
export interface Item {
  key: string;
  target: Target;
  kind: ItemKind;
  fromSeconds: number;
  untilSeconds: number;
  label: string;
  wave?: Wave | undefined;
  /** Of a sound whose loudness changes. */
  volume?: VolumeLine | undefined;
  /** Of a scene: its transition, which begins with it. */
  enterSeconds?: number;
  color?: string | undefined;
  /** Its pictures are shown along it. */
  isFilm?: boolean | undefined;
}

export interface Row {
  id: string;
  kind: ItemKind;
  label: string;
  height: number;
  /** In the order of time; none overlaps another. */
  items: readonly Item[];
}

const heights: Record<ItemKind, number> = {
  scene: 64,
  element: 22,
  overlay: 22,
  caption: 22,
  voice: 34,
  sound: 28,
  music: 34,
  marker: 20,
};

/** Of a row that shows pictures of clips. */
const FILM_HEIGHT = 34;

/** Below this an item cannot be pointed at: it is never shown shorter. */
const SHORTEST_SECONDS = 1 / 30;

/** Everything of a video by rows, from the pictures down to the music. Rows without anything in them are left out. */
export function rowsOf(
  storyboard: Storyboard,
  library: Library,
  lengths: Lengths = noLengths,
): readonly Row[] {
  const moments = momentsOf(storyboard, library);
  const known = rowsOfMoments.get(moments);
  if (known?.lengths === lengths) return known.rows;
  const rows = [
    row("scenes", "scene", "Scenes", sceneItems(moments)),
    ...lanes("elements", "element", "Elements", elementItems(moments)),
    ...lanes("overlays", "overlay", "Overlays", overlayItems(moments)),
    ...lanes("captions", "caption", "Captions", captionItems(moments)),
    ...lanes("voices", "voice", "Voice", voiceItems(moments)),
    ...lanes("sounds", "sound", "Sounds", soundItems(moments, lengths)),
    ...lanes("music", "music", "Music", musicItems(moments)),
  ];
  rowsOfMoments.set(moments, { rows, lengths });
  return rows;
}

/** Both the tracks and their list ask for the rows of a video. */
const rowsOfMoments = new WeakMap<Moments, { rows: readonly Row[]; lengths: Lengths }>();

/** Of files, in seconds, as far as they are known. */
type Lengths = ReadonlyMap<string, number>;

const noLengths: Lengths = new Map();

/** Markers stand on the ruler. */
export function markersOf(storyboard: Storyboard, library: Library): Item[] {
  const moments = momentsOf(storyboard, library);
  const markers = Object.entries(storyboard.markers ?? {}).flatMap(([id, marker]): Item[] => {
    const seconds = secondsOfAnchor(moments, marker.at);
    if (seconds === null) return [];
    return [
      item("marker", { kind: "marker", id }, seconds, seconds, marker.name || "Marker", {
        color: marker.color,
      }),
    ];
  });
  return markers.sort((one, other) => one.fromSeconds - other.fromSeconds);
}

/** Its name, or its words; parts of a scene that was split are told apart. */
export function sceneLabel({ scenes, language }: Storyboard, index: number): string {
  const scene = scenes[index];
  if (!scene) return "";
  if (scene.name) return scene.name;
  const words = headingOf(scene, language).text || `Scene ${index + 1}`;
  const place = partOf(scenes, index);
  return place ? `${words} · part ${place.part} of ${place.of}` : words;
}

function sceneItems({ storyboard, timings }: Moments): Item[] {
  return storyboard.scenes.flatMap((scene, index): Item[] => {
    const timing = timings[index];
    if (!timing) return [];
    const label = sceneLabel(storyboard, index);
    const target: Target = { kind: "scene", sceneId: scene.id };
    return [
      item("scene", target, timing.startSeconds, cutAfter(timing), label, {
        enterSeconds: timing.enterSeconds,
      }),
    ];
  });
}

function elementItems(moments: Moments): Item[] {
  return moments.storyboard.scenes.flatMap(({ id: sceneId, elements = {} }, index) => {
    const timing = moments.timings[index];
    if (!timing) return [];
    return Object.entries(elements).flatMap(([id, element]): Item[] => {
      const start = secondsOfSceneAnchor(moments, sceneId, element.start) ?? timing.startSeconds;
      const end = secondsOfSceneAnchor(moments, sceneId, element.end) ?? cutAfter(timing);
      // It never leaves its scene.
      const from = Math.min(Math.max(start, timing.startSeconds), cutAfter(timing) - SHORTEST_SECONDS);
      const until = Math.min(Math.max(end, from), cutAfter(timing));
      const target: Target = { kind: "element", sceneId, id };
      const label = nameOfPart(moments.storyboard, target);
      return [item("element", target, from, until, label, { isFilm: element.content.kind === "clip" })];
    });
  });
}

function overlayItems(moments: Moments): Item[] {
  return Object.entries(moments.storyboard.overlays ?? {}).flatMap(([id, overlay]): Item[] => {
    const from = secondsOfAnchor(moments, overlay.start);
    const until = secondsOfAnchor(moments, overlay.end);
    if (from === null || until === null) return [];
    const target: Target = { kind: "overlay", id };
    const label = nameOfPart(moments.storyboard, target);
    const isFilm = overlay.content.kind === "clip";
    return [item("overlay", target, Math.max(0, from), until, label, { isFilm })];
  });
}

/** Captions in the language that is shown: those that people have set and, where they are in the picture, those of voices. */
function captionItems({ storyboard, timings }: Moments): Item[] {
  const language = shownCaptionLanguage(storyboard);
  const { scenes, captions: look } = storyboard;
  if (!look?.show && !scenes.some(({ captions }) => captions?.[language]?.length)) return [];
  const origins = captionOriginsOf(storyboard, timings);
  const spans = captionSpansOf(storyboard, timings);
  return scenes.flatMap((scene, index) =>
    captionsOf(scene, language, storyboard.language).flatMap(({ startSeconds, endSeconds, text }, place) => {
      const from = origins[index] ?? 0;
      const span = { startSeconds: from + startSeconds, endSeconds: from + endSeconds };
      const target: Target = { kind: "caption", sceneId: scene.id, index: place };
      return shownWithin(span, spans[index]).map((shown) =>
        item("caption", target, shown.startSeconds, shown.endSeconds, text),
      );
    }),
  );
}

function voiceItems({ voices }: Moments): Item[] {
  return [...voices.values()].map(({ scene, request }) => {
    const { assetId, startSeconds, durationSeconds } = request;
    const label = scene.voice?.text || "Voice";
    return item(
      "voice",
      { kind: "voice", sceneId: scene.id },
      startSeconds,
      startSeconds + durationSeconds,
      label,
      {
        wave: { source: { assetId }, fromSeconds: scene.voice?.fromSeconds ?? 0 },
      },
    );
  });
}

function soundItems(moments: Moments, lengths: Lengths): Item[] {
  return Object.entries(moments.storyboard.sounds ?? {}).flatMap(([id, sound]): Item[] => {
    const from = secondsOfAnchor(moments, sound.start);
    if (from === null) return [];
    const { source } = sound;
    const file = source.kind === "file" ? source : null;
    const once = lengthOfSource(source, (assetId) => lengths.get(assetId) ?? null) ?? USUAL_SOUND_SECONDS;
    const length = sound.loops ? Infinity : once;
    const end = sound.end ? secondsOfAnchor(moments, sound.end) : null;
    const until = Math.min(end ?? from + length, moments.durationSeconds);
    const label =
      sound.name ||
      (source.kind === "effect" ? (findSoundEffect(source.effectId)?.name ?? "Effect") : "Sound");
    return [
      item("sound", { kind: "sound", id }, from, until, label, {
        wave: file
          ? { source: { assetId: file.assetId }, fromSeconds: file.trimStartSeconds }
          : source.kind === "effect"
            ? { source: { effectId: source.effectId }, fromSeconds: 0 }
            : undefined,
        volume: volumeLine(gainShape(sound), until - from),
      }),
    ];
  });
}

/** Of a sound whose length is not known yet. */
const USUAL_SOUND_SECONDS = 3;

function musicItems({ storyboard: { music, seed }, durationSeconds }: Moments): Item[] {
  if (!music) return [];
  const fromSeconds = music.fromSeconds ?? 0;
  // However it begins, its end falls on the last frame.
  const bed = { bedId: music.bedId, seed, durationSeconds: durationSeconds + fromSeconds };
  const label = music.assetId ? "Own music" : (findMusicBed(music.bedId)?.name ?? "Music");
  return [
    item("music", { kind: "music" }, 0, durationSeconds, label, {
      wave: { source: music.assetId ? { assetId: music.assetId } : bed, fromSeconds },
      volume: volumeLine(gainShape(music), durationSeconds),
    }),
  ];
}

function item(
  kind: ItemKind,
  target: Target,
  fromSeconds: number,
  untilSeconds: number,
  label: string,
  more: Partial<Item> = {},
): Item {
  const until = kind === "marker" ? untilSeconds : Math.max(untilSeconds, fromSeconds + SHORTEST_SECONDS);
  return { key: targetKey(target), target, kind, fromSeconds, untilSeconds: until, label, ...more };
}

function row(id: string, kind: ItemKind, label: string, items: readonly Item[]): Row {
  const height = items.some(({ isFilm }) => isFilm) ? FILM_HEIGHT : heights[kind];
  return { id, kind, label, height, items };
}

/** As few rows as hold the items without one over another. */
function lanes(id: string, kind: ItemKind, label: string, items: Item[]): Row[] {
  const rows: { untilSeconds: number; items: Item[] }[] = [];
  for (const one of items.sort((first, second) => first.fromSeconds - second.fromSeconds)) {
    const free = rows.find(({ untilSeconds }) => untilSeconds <= one.fromSeconds + 1e-3);
    if (free) {
      free.items.push(one);
      free.untilSeconds = one.untilSeconds;
    } else rows.push({ untilSeconds: one.untilSeconds, items: [one] });
  }
  return rows.map((lane, index) => row(`${id}-${index}`, kind, index === 0 ? label : "", lane.items));
}

/** Of items in the order of time, those that are seen between two moments. */
export function itemsBetween(
  items: readonly Item[],
  fromSeconds: number,
  untilSeconds: number,
): readonly Item[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] as Item).untilSeconds < fromSeconds) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < items.length && (items[end] as Item).fromSeconds <= untilSeconds) end++;
  return items.slice(low, end);
}

/** The rows with those of before where they are the same, and the very list where all are: an edit draws only what it moves. */
export function keptRows(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const kept = rows.map((now, index) => {
    const was = before[index];
    return was && was.id === now.id && sameItems(was.items, now.items) ? was : now;
  });
  return kept.length === before.length && kept.every((now, index) => now === before[index]) ? before : kept;
}

function sameItems(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => isSameItem(item, other[index] as Item));
}

function isSameItem(one: Item, other: Item): boolean {
  return (
    one.key === other.key &&
    one.fromSeconds === other.fromSeconds &&
    one.untilSeconds === other.untilSeconds &&
    one.label === other.label &&
    one.enterSeconds === other.enterSeconds &&
    one.isFilm === other.isFilm &&
    JSON.stringify(one.volume) === JSON.stringify(other.volume) &&
    one.wave?.fromSeconds === other.wave?.fromSeconds &&
    JSON.stringify(one.wave?.source) === JSON.stringify(other.wave?.source)
  );
}
