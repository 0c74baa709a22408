import { followVoice, requireScene } from "~/scene/edit-storyboard";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { removeSceneAndTie, replace, trimSceneEnd } from "~/scene/edit-time-scenes";
import { LEAST_CUT_SECONDS, splitScene } from "~/scene/edit-time-split";
import { type NewId, trimToPlayhead } from "~/scene/edit-time-trim";
import type { Library } from "~/scene/library";
import { cutAfter, momentsOf, timingOf } from "~/scene/moments";
import { ownSeconds } from "~/scene/resolve/timing";
import { longestSceneSeconds, type Storyboard } from "~/scene/storyboard";

/** A stretch of the video, in seconds. */
export interface Stretch {
  fromSeconds: number;
  untilSeconds: number;
}

/** Shorter pieces than this are no scene. */
const LEAST_PIECE_SECONDS = 0.25;

/** Less than this before or after what a scene says is no scene of its own. */
const LEAST_SILENT_SECONDS = 1;

/**
 * Takes stretches out of a scene: what is left follows by cuts, clips and voice in step, and every piece of the voice within its
 * scene. Stretches are moments of the video and may not overlap; `stretchesToCut` says what of them goes. Throws as `splitScene`.
 */
export function cutStretches(
  storyboard: Storyboard,
  sceneId: string,
  stretches: readonly Stretch[],
  newId: NewId,
  library?: Library,
): Storyboard {
  const cuttable = stretchesToCut(storyboard, sceneId, stretches, library);
  if (cuttable.length === 0) return storyboard;
  // From the last one on: what comes before keeps its times.
  return cuttable.reduceRight(
    (current, stretch) => cutStretch(current, sceneId, stretch, newId, library),
    readyToCut(storyboard, sceneId, library),
  );
}

/**
 * What goes of these stretches: what stands in the scene, less what pieces between them need to be a scene. Nothing that is heard
 * outside of them goes.
 */
export function stretchesToCut(
  storyboard: Storyboard,
  sceneId: string,
  stretches: readonly Stretch[],
  library?: Library,
): Stretch[] {
  const moments = momentsOf(readyToCut(storyboard, sceneId, library), library);
  const timing = timingOf(moments, sceneId);
  if (!timing) return [];
  const standsAt = toMilliseconds(timing.startSeconds + timing.enterSeconds);
  const end = toMilliseconds(cutAfter(timing));
  const voice = moments.voices.get(sceneId);
  const saidFrom = voice?.request.startSeconds ?? -Infinity;
  const saidUntil = voice ? saidFrom + voice.scene.voice!.durationSeconds : Infinity;
  const isSilentUntil = (seconds: number) => seconds <= saidFrom + 1e-3;
  const isSilentFrom = (seconds: number) => seconds >= saidUntil - 1e-3;
  const cuttable: Stretch[] = [];
  for (const stretch of [...stretches].sort((one, other) => one.fromSeconds - other.fromSeconds)) {
    const free = cuttable.at(-1)?.untilSeconds ?? standsAt;
    let fromSeconds = Math.max(free, toMilliseconds(stretch.fromSeconds));
    let untilSeconds = Math.min(end, toMilliseconds(stretch.untilSeconds));
    const isAtStart = free === standsAt && isSilentUntil(fromSeconds);
    if (isAtStart && fromSeconds < free + LEAST_SILENT_SECONDS) fromSeconds = free;
    else if (fromSeconds > free) fromSeconds = Math.max(fromSeconds, free + LEAST_PIECE_SECONDS);
    const isAtEnd = isSilentFrom(untilSeconds) && untilSeconds > end - LEAST_SILENT_SECONDS;
    if (!isAtEnd && untilSeconds < end) untilSeconds = Math.min(untilSeconds, end - LEAST_PIECE_SECONDS);
    if (untilSeconds - fromSeconds >= LEAST_CUT_SECONDS) cuttable.push({ fromSeconds, untilSeconds });
  }
  const [only] = cuttable;
  const isAll =
    only?.fromSeconds === standsAt && (only.untilSeconds === end || isSilentFrom(only.untilSeconds));
  return isAll ? [] : cuttable;
}

/** The scene as it is cut: its voice keeps its place whatever else goes, and the scene lasts until it is said. */
function readyToCut(storyboard: Storyboard, sceneId: string, library?: Library): Storyboard {
  const moments = momentsOf(storyboard, library);
  const timing = timingOf(moments, sceneId);
  const scene = moments.voices.get(sceneId)?.scene;
  if (!timing || !scene?.voice) return storyboard;
  const { startSeconds } = moments.voices.get(sceneId)!.request;
  const leadSeconds = toMilliseconds(startSeconds - timing.startSeconds - timing.enterSeconds);
  const placed = replace(storyboard, scene, { ...scene, voice: { ...scene.voice, leadSeconds } });
  const said = scene.voice.durationSeconds;
  const missing = startSeconds + said - cutAfter(timing);
  if (missing <= 1e-3) return placed;
  const own = ownSeconds(scene, storyboard.scenes) + missing;
  return followVoice(placed, sceneId, toMilliseconds(Math.max(0, own - said)));
}

function cutStretch(
  storyboard: Storyboard,
  sceneId: string,
  { fromSeconds, untilSeconds }: Stretch,
  newId: NewId,
  library: Library | undefined,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const timing = timingOf(moments, sceneId);
  if (!timing) return storyboard;
  const isFromStart = fromSeconds < timing.startSeconds + timing.enterSeconds + LEAST_CUT_SECONDS;
  const afterSeconds = toMilliseconds(cutAfter(timing) - untilSeconds);
  const voice = moments.voices.get(sceneId);
  const isSilentAfter =
    voice && voice.request.startSeconds + voice.scene.voice!.durationSeconds <= untilSeconds + 1e-3;
  if (afterSeconds < (isSilentAfter ? LEAST_SILENT_SECONDS : LEAST_CUT_SECONDS)) {
    const ended = trimToPlayhead(storyboard, sceneId, "after", fromSeconds, newId, library, "moment");
    // What stood after the last word stands after the one that is the last now.
    return afterSeconds < LEAST_CUT_SECONDS ? ended : longerBy(ended, sceneId, afterSeconds);
  }
  if (isFromStart)
    return trimToPlayhead(storyboard, sceneId, "before", untilSeconds, newId, library, "moment");
  const secondId = newId();
  const thirdId = newId();
  const tail = splitScene(storyboard, sceneId, untilSeconds, thirdId, library, "moment");
  const middle = splitScene(tail, sceneId, fromSeconds, secondId, library, "moment");
  return removeSceneAndTie(middle, secondId, library);
}

function longerBy(storyboard: Storyboard, sceneId: string, bySeconds: number): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const own = ownSeconds(scene, storyboard.scenes) + bySeconds;
  if (!scene.voice || own <= longestSceneSeconds) return trimSceneEnd(storyboard, sceneId, bySeconds);
  return followVoice(storyboard, sceneId, toMilliseconds(own - scene.voice.durationSeconds));
}
