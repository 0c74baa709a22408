import { hasBlur, isMoved, poseAt } from "~/engine/animate";
import { isPaced } from "~/engine/clip-time";
import type { ClipLayer, Composition, Layer } from "~/scene/composition";

/** Frames that show a clip and nothing else, as it is. */
export interface UntouchedRun {
  layer: ClipLayer;
  startFrame: number;
  /** The first one after it. */
  endFrame: number;
}

/** The stretches of a video in which a clip fills the frame, at its own speed, with nothing over it. */
export function untouchedRuns(
  composition: Composition,
  frameRate: number,
  frameCount: number,
): UntouchedRun[] {
  if (!composition.layers.some((layer) => layer.kind === "clip")) return [];
  const runs: UntouchedRun[] = [];
  for (let frame = 0; frame < frameCount; frame++) {
    const layer = untouchedAt(composition, frame / frameRate);
    const last = runs.at(-1);
    if (!layer) continue;
    if (last?.layer === layer && last.endFrame === frame) last.endFrame++;
    else runs.push({ layer, startFrame: frame, endFrame: frame + 1 });
  }
  return runs;
}

function untouchedAt({ layers, width, height }: Composition, timeSeconds: number): ClipLayer | null {
  const top = layers.findLast((layer) => layer.startSeconds <= timeSeconds && timeSeconds < layer.endSeconds);
  return top && isUntouchedClip(top, width, height, timeSeconds) ? top : null;
}

function isUntouchedClip(
  layer: Layer,
  width: number,
  height: number,
  timeSeconds: number,
): layer is ClipLayer {
  if (layer.kind !== "clip" || layer.speed !== 1 || layer.fit !== "cover" || layer.radius > 0) return false;
  const { box } = layer;
  if (box.x !== 0 || box.y !== 0 || box.width !== width || box.height !== height) return false;
  if (layer.mask || layer.shadow || hasBlur(layer) || (layer.blend ?? "normal") !== "normal") return false;
  if (isPaced(layer) || layer.crop || layer.chromaKey || layer.flipX || layer.flipY) return false;
  const pose = poseAt(layer.animations, timeSeconds);
  return pose.opacity === 1 && pose.clip === 1 && !isMoved(pose);
}
