import { fileSecondsAfter } from "~/scene/clip-clock";
import { itemOf } from "~/scene/edit-content";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { requireClip } from "~/scene/edit-time-clip";
import { spanOfTarget, type TimedTarget } from "~/scene/edit-time-items";
import { playsFile, withPiece } from "~/scene/edit-time-piece";
import { replace } from "~/scene/edit-time-scenes";
import { type ClipContent, shiftClips } from "~/scene/edit-time-shift";
import { type FileLength, unknownLength } from "~/scene/file-length";
import type { Library } from "~/scene/library";
import { momentsOf, timingOf } from "~/scene/moments";
import type { Storyboard } from "~/scene/storyboard";

/**
 * Pure edits that show or sound another piece of a file, without moving anything: positive is later in the file. The piece stays
 * within the file where its length is known.
 */

/** Another piece of the scene's clips. Throws `scene-not-found`, and `part-not-found` where it shows none. */
export function slipScene(
  storyboard: Storyboard,
  sceneId: string,
  bySeconds: number,
  lengthOf: FileLength = unknownLength,
  library?: Library,
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  requireClip(scene);
  const timing = timingOf(momentsOf(storyboard, library), sceneId);
  const shownSeconds = timing ? timing.endSeconds - timing.startSeconds : 0;
  const latestOf = (clip: ClipContent) => latestStart(clip, shownSeconds, lengthOf);
  return replace(storyboard, scene, shiftClips(scene, bySeconds, latestOf));
}

/** Another piece of what an item plays. Throws `part-not-found`. */
export function slipItem(
  storyboard: Storyboard,
  target: TimedTarget,
  bySeconds: number,
  lengthOf: FileLength = unknownLength,
  library?: Library,
): Storyboard {
  if (!playsFile(storyboard, target)) {
    throw new StoryboardEditError(
      "part-not-found",
      "Nothing is slipped: only a clip or a sound file can be.",
    );
  }
  const span = spanOfTarget(momentsOf(storyboard, library), target);
  const shownSeconds = span ? (span.untilSeconds ?? span.fromSeconds) - span.fromSeconds : 0;
  return withPiece(storyboard, target, bySeconds, latestOf(storyboard, target, shownSeconds, lengthOf));
}

function latestOf(
  storyboard: Storyboard,
  target: TimedTarget,
  shownSeconds: number,
  lengthOf: FileLength,
): number {
  if (target.kind === "sound") {
    const { source, loops = false } = storyboard.sounds![target.id]!;
    return source.kind === "file"
      ? latestStart({ ...source, speed: 1, loop: loops }, shownSeconds, lengthOf)
      : 0;
  }
  const content =
    target.kind === "element" || target.kind === "overlay" ? itemOf(storyboard, target)?.content : null;
  return content?.kind === "clip" ? latestStart(content, shownSeconds, lengthOf) : 0;
}

type Piece = Pick<
  ClipContent,
  "assetId" | "trimStartSeconds" | "trimEndSeconds" | "speed" | "loop" | "speedRamp" | "freezes"
>;

/** The least of a file that is shown or heard, in seconds. */
const LEAST_PIECE_SECONDS = 0.1;

/** The latest that a piece of its length can begin in its file; where it is past that already, no later. */
function latestStart(piece: Piece, shownSeconds: number, lengthOf: FileLength): number {
  const length = lengthOf(piece.assetId);
  if (length === null) return Infinity;
  const { trimStartSeconds, trimEndSeconds } = piece;
  const played = piece.loop ? LEAST_PIECE_SECONDS : fileSecondsAfter(piece, shownSeconds);
  const taken = Math.max(
    LEAST_PIECE_SECONDS,
    trimEndSeconds === null ? played : trimEndSeconds - trimStartSeconds,
  );
  return Math.max(length - taken, trimStartSeconds);
}
