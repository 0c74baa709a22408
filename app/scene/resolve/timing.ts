import { clockOfBed } from "~/scene/bed-clock";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";

/** When one scene is on screen, in seconds from the start of the video. */
export interface SceneTiming {
  startSeconds: number;
  endSeconds: number;
  /** Length of the transition from the scene before; 0 for the first. */
  enterSeconds: number;
  /** When the next scene begins to come in; `null` for the last. */
  exitStartSeconds: number | null;
  /** How the next scene comes in, where that is not the template's way. */
  leaves?: Template["transition"];
}

/** No scene is shorter than this, whatever asks for it. */
export const SHORTEST_SCENE_SECONDS = 0.5;
/** Long enough to read a name and a line. */
const END_CARD_SECONDS = 2.4;

/**
 * Scenes follow each other with a transition between, `transitionSeconds` long where a scene says nothing else; a scene's own time begins when its transition is over. The whole
 * lasts the sum of those times and the transitions into all but the first.
 *
 * Where cuts are to fall on beats, each scene begins on a beat of the music, moved by less than one beat; the whole keeps
 * its length, or grows by less than a beat where the last line would be cut.
 */
export function timeScenes(
  { scenes, music, brand }: Pick<Storyboard, "scenes" | "music" | "brand">,
  transitionSeconds: number,
): SceneTiming[] {
  const own = scenes.map((scene) => ownSeconds(scene, scenes));
  const enters = scenes.map(({ transition }, index) =>
    index === 0 ? 0 : (transition?.seconds ?? transitionSeconds),
  );
  const starts = [0];
  for (const [index, seconds] of own.entries()) {
    starts.push((starts.at(-1) as number) + (enters[index] as number) + seconds);
  }
  if (music?.cutsOnBeats) {
    const shortest = shortestSpans(scenes, own, enters);
    moveToBeats(starts, music.bedId, shortest, endCardSeconds(brand));
  }

  return scenes.map((_, index) => {
    const startSeconds = starts[index] as number;
    const nextSeconds = starts[index + 1] as number;
    const isLast = index === scenes.length - 1;
    return {
      startSeconds,
      endSeconds: isLast ? nextSeconds : nextSeconds + (enters[index + 1] as number),
      enterSeconds: enters[index] as number,
      exitStartSeconds: isLast ? null : nextSeconds,
    };
  });
}

/** How long a brand's end card stands after the last scene; 0 without one. */
export function endCardSeconds(brand: Storyboard["brand"]): number {
  return brand?.endCard ? END_CARD_SECONDS : 0;
}

/** A scene's own time: as long as the spoken line it is bound to, where there is one, else as long as it says. */
export function ownSeconds(scene: Scene, scenes: readonly Scene[]): number {
  const { lastsAs, durationSeconds } = scene;
  const voice = lastsAs && scenes.find(({ id }) => id === lastsAs.voiceOfSceneId)?.voice;
  if (!lastsAs || !voice) return durationSeconds;
  return Math.max(SHORTEST_SCENE_SECONDS, voice.durationSeconds + lastsAs.plusSeconds);
}

/** The least time from one scene's start to the next one's: room for what is said in it. */
function shortestSpans(
  scenes: readonly Scene[],
  own: readonly number[],
  enters: readonly number[],
): number[] {
  return scenes.map(({ voice }, index) => {
    const said = voice ? Math.min(voice.durationSeconds, own[index] as number) : 0;
    return Math.max(SHORTEST_SCENE_SECONDS, said) + (enters[index] as number);
  });
}

/**
 * Moves scene starts, in place, to beats near them; music goes on for so many seconds `after` the last scene. The first
 * and the end stay, the end as far as the last line lets it.
 */
function moveToBeats(starts: number[], bedId: string, shortest: readonly number[], after: number): void {
  const last = starts.length - 1;
  const original = [...starts];
  const end = original[last] as number;
  // The tempo depends on the whole length, so a longer whole has other beats: one that fits is looked for in steps.
  for (const part of [0, 0.25, 0.5, 0.75, 0.95]) {
    const beat = clockOfBed(bedId, end + after)?.beatSeconds;
    if (!beat) return;
    const whole = end + part * beat;
    const beatSeconds = clockOfBed(bedId, whole + after)?.beatSeconds ?? beat;
    for (let index = 1; index < last; index++) {
      const at = original[index] as number;
      const earliest = (starts[index - 1] as number) + (shortest[index - 1] as number);
      starts[index] = beatNear(at, earliest, beatSeconds, starts[index - 1] as number);
    }
    starts[last] = whole;
    if (whole - (starts[last - 1] as number) >= (shortest[last - 1] as number) - 1e-6) return;
  }
}

/** The nearest beat, or the next one where the nearest comes before `earliest`; always after `previous`. */
function beatNear(timeSeconds: number, earliest: number, beatSeconds: number, previous: number): number {
  const exact = timeSeconds / beatSeconds;
  const nearest = Math.round(exact);
  const after = Math.floor(exact) + 1;
  const wanted = nearest * beatSeconds >= earliest - 1e-6 ? nearest : after;
  const beat = wanted * beatSeconds > previous + 1e-6 ? wanted : after;
  return beat * beatSeconds;
}
