import { clipOf } from "~/scene/edit-time-clip";
import { moveInTime, type TimedTarget, trimInTime } from "~/scene/edit-time-items";
import { playsFile } from "~/scene/edit-time-piece";
import {
  moveSceneAndHold,
  rollCut,
  setTransition,
  trimSceneEnd,
  trimSceneStart,
} from "~/scene/edit-time-scenes";
import { slipItem, slipScene } from "~/scene/edit-time-slip";
import { speedAfterStretch, stretchScene } from "~/scene/edit-time-speed";
import type { Library } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import type { Storyboard } from "~/scene/storyboard";
import { lengthOfFile } from "./file-lengths";
import type { Place } from "./surface";
import type { Edit } from "./use-track-edits";
import type { Zone } from "./zones";

export type GestureKind =
  | "trim-start"
  | "trim-end"
  | "roll"
  | "slip"
  | "move"
  | "reorder"
  | "transition"
  | "speed";

/** What dragging from a place does. */
export interface Gesture {
  kind: GestureKind;
  words: string;
  /** Of a roll the scene before the cut, of a slip the scene itself. */
  sceneId?: string;
  /** Of the slip of an added clip: when it stands, in seconds of the video. */
  span?: { fromSeconds: number; untilSeconds: number };
  /** Moments that move along, for snapping. */
  edges: readonly number[];
  /** What stands at later moments moves itself, and is nothing to snap to. */
  ripplesAfterSeconds: number | null;
  cursor: string;
  edit(bySeconds: number): Edit;
  /** What is read at the pointer instead of the time. */
  readout?(bySeconds: number): string;
  /** Where a scene would go, in the order of scenes without it. */
  dropIndex?(bySeconds: number): { index: number; seconds: number };
}

export interface Grip {
  place: Place;
  zone: Zone | "transition";
  /** In the box, in pixels: of two borders the nearer one is meant. */
  x: number;
  /** With the key that slips instead of moving. */
  slips: boolean;
}

/** What a drag that begins here would do; null where nothing is to be dragged. */
export function gestureAt(
  { place, zone, x, slips }: Grip,
  storyboard: Storyboard,
  library: Library,
): Gesture | null {
  const { item } = place;
  const { target } = item;
  const { scenes } = storyboard;
  if (target.kind === "scene") {
    const { sceneId } = target;
    const index = scenes.findIndex(({ id }) => id === sceneId);
    if (index < 0) return null;
    if (zone === "transition") {
      const seconds = item.enterSeconds ?? 0;
      return {
        kind: "transition",
        words: `Change the transition into scene ${index + 1}`,
        edges: [item.fromSeconds + seconds],
        ripplesAfterSeconds: item.fromSeconds,
        cursor: "ew-resize",
        edit: (by) => (current) => setTransition(current, sceneId, { seconds: seconds + by }),
      };
    }
    if (zone === "roll") {
      const isAtStart = x < place.left + place.width / 2;
      const first = isAtStart ? scenes[index - 1] : scenes[index];
      if (!first) return null;
      const at = isAtStart ? item.fromSeconds : item.untilSeconds;
      return {
        kind: "roll",
        words: `Roll the cut between scenes ${isAtStart ? index : index + 1} and ${isAtStart ? index + 1 : index + 2}`,
        edges: [at],
        ripplesAfterSeconds: null,
        cursor: "col-resize",
        sceneId: first.id,
        edit: (by) => (current) => rollCut(current, first.id, by),
      };
    }
    if (zone === "end" && slips && clipOf(scenes[index]!)) {
      return {
        kind: "speed",
        words: `Change the speed of the clip of scene ${index + 1}`,
        edges: [item.untilSeconds],
        ripplesAfterSeconds: item.untilSeconds - 1e-3,
        cursor: "e-resize",
        edit: (by) => (current) => stretchScene(current, sceneId, by),
        readout: (by) => formatSpeed(speedAfterStretch(storyboard, sceneId, by)),
      };
    }
    if (zone === "end") {
      return {
        kind: "trim-end",
        words: `Trim the end of scene ${index + 1}`,
        edges: [item.untilSeconds],
        ripplesAfterSeconds: item.untilSeconds - 1e-3,
        cursor: "e-resize",
        edit: (by) => (current) => trimSceneEnd(current, sceneId, by),
      };
    }
    if (zone === "start") {
      return {
        kind: "trim-start",
        words: `Trim the start of scene ${index + 1}`,
        edges: [item.fromSeconds],
        ripplesAfterSeconds: item.untilSeconds - 1e-3,
        cursor: "w-resize",
        edit: (by) => (current) => trimSceneStart(current, sceneId, by),
      };
    }
    if (slips) {
      return {
        kind: "slip",
        sceneId,
        words: `Slip the clip of scene ${index + 1}`,
        edges: [],
        ripplesAfterSeconds: null,
        cursor: "ew-resize",
        edit: (by) => (current) => slipScene(current, sceneId, -by, lengthOfFile, library),
      };
    }
    const dropIndex = (by: number) => dropOf(storyboard, library, index, by);
    return {
      kind: "reorder",
      words: `Move scene ${index + 1}`,
      edges: [],
      ripplesAfterSeconds: null,
      cursor: "grabbing",
      dropIndex,
      edit: (by) => (current) => moveSceneAndHold(current, sceneId, dropIndex(by).index, library),
    };
  }
  const timed = timedOf(target);
  if (!timed) return null;
  const name = item.label.length > 40 ? `${item.label.slice(0, 40)}…` : item.label;
  if (timed.kind !== "marker" && timed.kind !== "voice" && (zone === "start" || zone === "end")) {
    const edge = zone === "start" ? item.fromSeconds : item.untilSeconds;
    return {
      kind: zone === "start" ? "trim-start" : "trim-end",
      words: `Change the ${zone} of ${name}`,
      edges: [edge],
      ripplesAfterSeconds: null,
      cursor: zone === "start" ? "w-resize" : "e-resize",
      edit: (by) => (current) => trimInTime(current, timed, zone, edge + by, library, lengthOfFile),
    };
  }
  if (slips && playsFile(storyboard, timed)) {
    return {
      kind: "slip",
      words: `Slip ${name}`,
      ...(timed.kind !== "sound" && { span: item }),
      edges: [],
      ripplesAfterSeconds: null,
      cursor: "ew-resize",
      edit: (by) => (current) => slipItem(current, timed, -by, lengthOfFile, library),
    };
  }
  return {
    kind: "move",
    words: `Move ${name}`,
    edges: timed.kind === "marker" ? [item.fromSeconds] : [item.fromSeconds, item.untilSeconds],
    ripplesAfterSeconds: null,
    cursor: "grabbing",
    edit: (by) => (current) => moveInTime(current, timed, by, library),
  };
}

export function formatSpeed(speed: number): string {
  return `${Math.round(speed * 100) / 100} × speed`;
}

export function timedOf(target: { kind: string }): TimedTarget | null {
  const isTimed = ["element", "overlay", "sound", "marker", "caption", "voice"].includes(target.kind);
  return isTimed ? (target as TimedTarget) : null;
}

/** The gap nearest to where the middle of a dragged scene is. */
function dropOf(storyboard: Storyboard, library: Library, from: number, bySeconds: number) {
  const { timings, scenesEndSeconds } = momentsOf(storyboard, library);
  const starts = [...timings.map(({ startSeconds }) => startSeconds), scenesEndSeconds];
  const middle = ((starts[from] ?? 0) + (starts[from + 1] ?? 0)) / 2 + bySeconds;
  const others = timings.flatMap((_, index) =>
    index === from ? [] : [{ index, middle: ((starts[index] ?? 0) + (starts[index + 1] ?? 0)) / 2 }],
  );
  const index = others.filter((other) => other.middle < middle).length;
  const gap = index <= from ? index : index + 1;
  return { index, seconds: starts[gap] ?? scenesEndSeconds };
}
