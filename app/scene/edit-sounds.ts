import { findSoundEffect } from "~/domain/video/sound-effect";
import { putSound } from "~/scene/edit-parts";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { anchorAt } from "~/scene/edit-time-anchors";
import type { Library } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import { type GainCurve, longestSoundSeconds, type Sound } from "~/scene/sound";
import type { Storyboard } from "~/scene/storyboard";

/** Pure edits of added sounds and of the music's shape. */

type Music = NonNullable<Storyboard["music"]>;
export const mostCurvePoints = 60;
const USUAL_GAIN = 0.8;

/** Adds one of our effects at a moment of the video, tied to what is there. Throws `too-many-parts` and `part-not-found`. */
export function addEffect(
  storyboard: Storyboard,
  id: string,
  effectId: string,
  atSeconds: number,
  library: Library,
): Storyboard {
  const effect = findSoundEffect(effectId);
  if (!effect)
    throw new StoryboardEditError("part-not-found", "There is no such effect. Choose another one.");
  const start = anchorAt(momentsOf(storyboard, library), atSeconds);
  const source = { kind: "effect" as const, effectId };
  return putSound(storyboard, id, { name: effect.name, source, start, gain: USUAL_GAIN });
}

interface AddedFile {
  assetId: string;
  name: string;
  isRecording: boolean;
  /** Where it is known: the timeline shows the sound as long as it is. */
  durationSeconds?: number | undefined;
}

/** Adds a sound file at a moment of the video. Throws `too-many-parts`. */
export function addSoundFile(
  storyboard: Storyboard,
  id: string,
  { assetId, name, isRecording, durationSeconds = 0 }: AddedFile,
  atSeconds: number,
  library: Library,
): Storyboard {
  const start = anchorAt(momentsOf(storyboard, library), atSeconds);
  return putSound(storyboard, id, {
    name: name.slice(0, 80),
    source: {
      kind: "file",
      assetId,
      trimStartSeconds: 0,
      trimEndSeconds:
        durationSeconds > 0 && durationSeconds <= longestSoundSeconds ? milliseconds(durationSeconds) : null,
      ...(isRecording && { isRecording: true }),
    },
    start,
    gain: USUAL_GAIN,
    ...(isRecording && { ducksMusic: true }),
  });
}

/** Sets fields of a sound; `undefined` takes one away. Throws `part-not-found`. */
export function setSound(storyboard: Storyboard, id: string, fields: Partial<Sound>): Storyboard {
  return putSound(storyboard, id, withFields(requireSound(storyboard, id), fields));
}

/** Sets fields of the music; `undefined` takes one away. Without music nothing changes. */
export function setMusicFields(storyboard: Storyboard, fields: Partial<Music>): Storyboard {
  return storyboard.music ? { ...storyboard, music: withFields(storyboard.music, fields) } : storyboard;
}

/** A curve with a point at a time, in order; one that is there already gets the gain. */
export function withPoint(curve: GainCurve, seconds: number, gain: number): GainCurve {
  const at = milliseconds(Math.max(0, seconds));
  const others = curve.filter((point) => Math.abs(point.seconds - at) > 0.02);
  if (others.length >= mostCurvePoints) {
    throw new StoryboardEditError("too-many-parts", `A curve can have at most ${mostCurvePoints} points.`);
  }
  return [...others, { seconds: at, gain }].sort((one, other) => one.seconds - other.seconds);
}

/** The gain of a curve at a time: straight lines between its points, held outside; 1 without points. */
export function gainAt(curve: GainCurve, seconds: number): number {
  const after = curve.findIndex((point) => point.seconds >= seconds);
  if (after < 0) return curve.at(-1)?.gain ?? 1;
  const [one, other] = [curve[after - 1], curve[after]!];
  if (!one) return other.gain;
  const share = (seconds - one.seconds) / (other.seconds - one.seconds || 1);
  return one.gain + share * (other.gain - one.gain);
}

function requireSound(storyboard: Storyboard, id: string): Sound {
  const sound = storyboard.sounds?.[id];
  if (!sound) throw new StoryboardEditError("part-not-found", "This sound is not there any more.");
  return sound;
}

/** Firestore stores no `undefined`. */
function withFields<Whole extends object>(whole: Whole, fields: Partial<Whole>): Whole {
  const entries = Object.entries({ ...whole, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Whole;
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
