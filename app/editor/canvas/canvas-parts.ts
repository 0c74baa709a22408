import type { TurnedBox } from "~/editor/canvas/geometry";
import { targetKey } from "~/editor/target";
import { poseAt } from "~/engine/animate";
import type { Composition, Layer, PartKey, ResolvedPart } from "~/scene/composition";
import type { PartTarget } from "~/scene/edit-parts";

/** A part as it stands on the canvas at one moment. */
export interface CanvasPart {
  part: ResolvedPart;
  target: PartTarget;
  /** See `targetKey`. */
  key: string;
  /** At rest. */
  resting: TurnedBox;
  /** With its animations and keyframes at that moment. */
  posed: TurnedBox;
}

/** Null for what belongs to no scene and is no overlay: nobody can change it. */
export function targetOfPart({ key, sceneId }: ResolvedPart): PartTarget | null {
  const [kind, name] = splitKey(key);
  if (kind === "overlay") return { kind, id: name };
  if (sceneId === undefined) return null;
  return kind === "element" ? { kind, sceneId, id: name } : { kind: "part", sceneId, key: name };
}

export function partKeyOf(target: PartTarget): PartKey {
  return target.kind === "part" ? `part:${target.key}` : `${target.kind}:${target.id}`;
}

function splitKey(key: PartKey): [kind: string, name: string] {
  const at = key.indexOf(":");
  return [key.slice(0, at), key.slice(at + 1)];
}

const targets = new WeakMap<ResolvedPart, { target: PartTarget; key: string } | null>();

function namedTarget(part: ResolvedPart): { target: PartTarget; key: string } | null {
  const known = targets.get(part);
  if (known !== undefined) return known;
  const target = targetOfPart(part);
  const named = target && { target, key: targetKey(target) };
  targets.set(part, named);
  return named;
}

const layersByKey = new WeakMap<Composition, Map<PartKey, Layer[]>>();

/** The layers of a part that are there at a moment, those that hold others rather than what they hold. */
export function layersOfPart(composition: Composition, key: PartKey, seconds: number): Layer[] {
  let byKey = layersByKey.get(composition);
  if (!byKey) {
    byKey = new Map();
    collect(composition.layers, byKey);
    layersByKey.set(composition, byKey);
  }
  return (byKey.get(key) ?? []).filter(
    ({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds,
  );
}

function collect(layers: readonly Layer[], byKey: Map<PartKey, Layer[]>): void {
  for (const layer of layers) {
    if (layer.partKey === undefined) {
      if (layer.kind === "group") collect(layer.layers, byKey);
      continue;
    }
    const ofKey = byKey.get(layer.partKey);
    if (ofKey) ofKey.push(layer);
    else byKey.set(layer.partKey, [layer]);
  }
}

const known = new WeakMap<Composition, { seconds: number; parts: readonly CanvasPart[] }>();

/** What can be selected at a moment, furthest back first; what is hidden among it. */
export function partsAt(composition: Composition, seconds: number): readonly CanvasPart[] {
  const last = known.get(composition);
  if (last?.seconds === seconds) return last.parts;
  const parts: CanvasPart[] = [];
  for (const part of composition.parts ?? []) {
    if (seconds < part.startSeconds || seconds >= part.endSeconds) continue;
    const named = namedTarget(part);
    if (!named) continue;
    const resting = { box: part.box, rotationDegrees: part.rotationDegrees };
    parts.push({ part, ...named, resting, posed: posedBox(composition, part, resting, seconds) });
  }
  known.set(composition, { seconds, parts });
  return parts;
}

/** Words that come in one by one are each elsewhere: their text is where it rests. */
function posedBox(
  composition: Composition,
  part: ResolvedPart,
  resting: TurnedBox,
  seconds: number,
): TurnedBox {
  const layer = layersOfPart(composition, part.key, seconds).at(-1);
  if (!layer || layer.animations.length === 0) return resting;
  if (layer.kind === "text" && layer.reveal !== "block") return resting;
  const pose = poseAt(layer.animations, seconds);
  const { x, y, width, height } = part.box;
  const w = width * pose.scale * pose.scaleX;
  const h = height * pose.scale * pose.scaleY;
  const box = {
    x: x + width / 2 + pose.x - w / 2,
    y: y + height / 2 + pose.y - h / 2,
    width: w,
    height: h,
  };
  // What turns a part for good is among its animations.
  return { box, rotationDegrees: pose.rotationDegrees || part.rotationDegrees };
}
