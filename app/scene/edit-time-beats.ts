import { findMusicBed } from "~/domain/video/music-bed";
import { clockOfBed } from "~/scene/bed-clock";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { keptLength, withLength } from "~/scene/edit-time-scenes";
import type { Library } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import { endCardSeconds, ownSeconds } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

export interface Beat {
  seconds: number;
  /** The first of its bar. */
  isStrong: boolean;
}

/** The beats of a video's music, in order, in a video so many seconds long; none without a piece whose beats are known. */
export function beatsOf(music: Storyboard["music"], durationSeconds: number): Beat[] {
  if (!music || music.assetId) return [];
  const clock = clockOfBed(music.bedId, durationSeconds);
  if (!clock) return [];
  const count = Math.floor(durationSeconds / clock.beatSeconds + 1e-6);
  return Array.from({ length: count + 1 }, (_, index) => ({
    seconds: index * clock.beatSeconds,
    isStrong: index % clock.beatsPerBar === 0,
  }));
}

/**
 * Gives scenes such lengths that each begins on a strong beat, or where they are shorter than a bar on any beat, and the video
 * ends with a bar: as near to their present lengths as that lets them, and never shorter than what is said. Throws `cannot-cut`
 * where the music has no known beats.
 */
export function cutToBeats(storyboard: Storyboard, library?: Library): Storyboard {
  const bed = storyboard.music && !storyboard.music.assetId ? findMusicBed(storyboard.music.bedId) : null;
  if (!bed) {
    throw new StoryboardEditError(
      "cannot-cut",
      "Nothing is cut: the beats of this music are not known. Choose one of our pieces under Sound.",
    );
  }
  const { scenes } = storyboard;
  const beat = 60 / bed.beatsPerMinute;
  const after = endCardSeconds(storyboard.brand);
  const { timings } = momentsOf(
    { ...storyboard, music: storyboard.music && { ...storyboard.music, cutsOnBeats: false } },
    library,
  );
  let startBeats = 0;
  let idealSeconds = 0;
  const next = scenes.map((scene, index) => {
    const enter = timings[index]?.enterSeconds ?? 0;
    const own = ownSeconds(scene, scenes);
    idealSeconds += enter + own;
    const isLast = index === scenes.length - 1;
    const said = scene.voice ? Math.min(scene.voice.durationSeconds, own) : 0;
    const step = isLast || enter + own >= bed.beatsPerBar * beat * 0.75 ? bed.beatsPerBar : 1;
    const reach = isLast ? after : 0;
    const wanted = Math.round((idealSeconds + reach) / beat / step) * step;
    const least = startBeats + (Math.max(0.5, said) + enter + reach) / beat;
    const most = startBeats + (20 + enter + reach) / beat;
    let until = wanted;
    while (until < least - 1e-6) until += step;
    while (until > most + 1e-6 && until - step >= least) until -= step;
    const seconds = (until - startBeats) * beat - enter - reach;
    startBeats = until;
    return toMilliseconds(own) === keptLength(seconds) ? scene : withLength(scene, keptLength(seconds));
  });
  return { ...storyboard, scenes: next };
}
