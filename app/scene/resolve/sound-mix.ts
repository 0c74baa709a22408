import type { Layer, MusicRequest, SoundMix, VoiceRequest } from "~/scene/composition";
import type { Moments } from "~/scene/moments";
import { goesOn } from "~/scene/recordings";
import { addedSounds, gainShape } from "~/scene/resolve/added-sounds";
import { clipSounds } from "~/scene/resolve/clip-sounds";
import type { SceneTiming } from "~/scene/resolve/timing";
import { type Shot, shotsOf, timingOfShot } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** A voice begins this long after its scene stands, where there is room: the eye looks first. */
export const LEAD_SECONDS = 0.25;
/** Between two lines that would run into each other. */
const BREATH_SECONDS = 0.15;

/** A line may go on so far from the cut that it is parted at: words are not. */
const MOST_OVER_CUT_SECONDS = 0.6;

/** Everything a storyboard asks to hear, at its times; `null` where that is nothing. */
export function soundMixOf(
  storyboard: Storyboard,
  moments: Moments,
  layers: readonly Layer[],
): SoundMix | null {
  const { seed } = storyboard;
  const voices = voicesOf(storyboard, moments.timings).map(({ request }) => request);
  const clips = clipSounds(storyboard, layers);
  const sounds = addedSounds(storyboard.sounds, moments);
  if (!storyboard.music && voices.length + clips.length + sounds.length === 0) return null;
  const music = storyboard.music && musicOf(storyboard.music, seed);
  return { music, voices, clips, ...(sounds.length > 0 && { sounds }) };
}

function musicOf(music: NonNullable<Storyboard["music"]>, seed: number): MusicRequest {
  const { bedId, gain, assetId, fromSeconds, duckDecibels } = music;
  return {
    bedId,
    gain,
    seed,
    ...(assetId !== undefined && { assetId }),
    ...(fromSeconds !== undefined && { fromSeconds }),
    ...(duckDecibels !== undefined && { duckDecibels }),
    ...gainShape(music),
  };
}

export interface PlacedVoice {
  scene: Scene;
  sceneIndex: number;
  request: VoiceRequest;
}

/**
 * The spoken lines at their times. A line begins when its scene stands, or after the line before it; one that goes on over a cut in
 * the same recording does so without a pause, and one that has been placed stands there. What would go on after the video's end is cut there.
 */
export function voicesOf(
  { scenes, voiceGain = 1 }: Pick<Storyboard, "scenes" | "voiceGain">,
  timings: readonly SceneTiming[],
): PlacedVoice[] {
  const endSeconds = timings.at(-1)?.endSeconds ?? 0;
  const shots = shotsOf(scenes);
  let lineEnd = -BREATH_SECONDS;
  return scenes.flatMap((scene, sceneIndex): PlacedVoice[] => {
    const own = timings[sceneIndex];
    if (!scene.voice || !own) return [];
    const shot = shots[sceneIndex]!;
    // The first line of a shot begins where it would if nothing had been split, with its first word perhaps on the cut.
    const isFirst = !scenes.slice(shot.first, sceneIndex).some(({ voice }) => voice);
    const timing = isFirst ? timingOfShot(shot, timings) : own;
    const overCut = isFirst && !scene.voice.fromSeconds ? MOST_OVER_CUT_SECONDS : 0;
    const earliest = sceneIndex === shot.first ? 0 : own.startSeconds - overCut;
    const standsAt = timing.startSeconds + timing.enterSeconds;
    const said = saidTogether(scenes, timings, shots, sceneIndex);
    const room = said.untilSeconds - standsAt - said.durationSeconds;
    const lead = Math.min(LEAD_SECONDS, Math.max(0, room / 2));
    // Where the scene is too short for its line, the line begins while the scene is coming in.
    const early = Math.min(timing.enterSeconds / 2, Math.max(0, -room));
    const isInOneBreath =
      saysOn(scenes, timings, sceneIndex) && Math.abs(lineEnd - standsAt) <= MOST_OVER_CUT_SECONDS;
    const { leadSeconds } = scene.voice;
    const startSeconds =
      leadSeconds !== undefined
        ? Math.max(0, lineEnd, own.startSeconds + own.enterSeconds + leadSeconds)
        : isInOneBreath
          ? lineEnd
          : Math.max(lineEnd + BREATH_SECONDS, earliest, standsAt + lead - early);
    const durationSeconds = Math.min(scene.voice.durationSeconds, endSeconds - startSeconds);
    if (durationSeconds <= 0) return [];
    lineEnd = startSeconds + durationSeconds;
    const { assetId, fromSeconds, gain = 1 } = scene.voice;
    const request = {
      assetId,
      startSeconds,
      durationSeconds,
      gain: voiceGain * gain,
      ...(fromSeconds !== undefined && { fromSeconds }),
    };
    return [{ scene, sceneIndex, request }];
  });
}

/** Whether a scene's voice goes on, by a cut, in the recording of the scene before it. */
function saysOn(scenes: readonly Scene[], timings: readonly SceneTiming[], index: number): boolean {
  const [before, voice] = [scenes[index - 1]?.voice, scenes[index]?.voice];
  if (!before || !voice || voice.leadSeconds !== undefined) return false;
  return timings[index]?.enterSeconds === 0 && goesOn(before, voice);
}

/** How long a line lasts with what goes on from it, and until when the scenes of that stand. */
function saidTogether(
  scenes: readonly Scene[],
  timings: readonly SceneTiming[],
  shots: readonly Shot[],
  index: number,
) {
  let last = index;
  let durationSeconds = scenes[index]?.voice?.durationSeconds ?? 0;
  while (saysOn(scenes, timings, last + 1)) {
    last++;
    durationSeconds += scenes[last]?.voice?.durationSeconds ?? 0;
  }
  const timing = timings[shots[last]!.last];
  return { durationSeconds, untilSeconds: timing ? (timing.exitStartSeconds ?? timing.endSeconds) : 0 };
}
