import { addScene, requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { cutCaptions } from "~/scene/edit-time-captions";
import { shareElements } from "~/scene/edit-time-elements";
import { mapAnchors } from "~/scene/edit-time-links";
import { holdFollowers, withLength } from "~/scene/edit-time-scenes";
import { shiftClips, shiftKeyframes } from "~/scene/edit-time-shift";
import { cutVoice, type PartedAt, type SpokenPart } from "~/scene/edit-time-voice";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { momentsOf, secondsOfSceneAnchor, timingOf } from "~/scene/moments";
import { ownSeconds, SHORTEST_SCENE_SECONDS } from "~/scene/resolve/timing";
import { seenFromSeconds } from "~/scene/resolve/transition";
import { originOf } from "~/scene/shots";
import { withMarks } from "~/scene/stale-captions";
import { longestSceneSeconds, type Scene, type Storyboard, shortestSceneSeconds } from "~/scene/storyboard";

/**
 * Parts a scene in two at a moment of the video: the second one, under `newId`, follows by a cut. Clips, the voice with its
 * words, captions, elements and what is tied to the scene are shared out; every frame is as it was before. Parted at the moment
 * itself, each part of the voice is as long as its part of the scene. Throws
 * `scene-not-found`, `cannot-split` where a part would be too short, `too-many-scenes` and `scene-id-taken`.
 */
export function splitScene(
  storyboard: Storyboard,
  sceneId: string,
  atSeconds: number,
  newId: string,
  library?: Library,
  partedAt: PartedAt = "pause",
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const moments = momentsOf(storyboard, library);
  const timing = timingOf(moments, sceneId);
  if (!timing) return storyboard;
  const own = toMilliseconds(ownSeconds(scene, storyboard.scenes));
  const first = toMilliseconds(atSeconds - timing.startSeconds - timing.enterSeconds);
  const second = toMilliseconds(own - first);
  // What is cut out of a scene may be shorter than a scene: it does not stay.
  const least = partedAt === "pause" ? shortestSceneSeconds : LEAST_CUT_SECONDS;
  if (first < least || second < least) {
    throw new StoryboardEditError(
      "cannot-split",
      `Nothing is split: each part has to last ${shortestSceneSeconds} s. Move the playhead further into the scene.`,
    );
  }
  const spanSeconds = toMilliseconds(atSeconds - timing.startSeconds);
  const kind =
    scene.transition?.kind ?? templateFrom(library ?? builtInLibrary, storyboard.templateId).transition.kind;
  const unseenSeconds = seenFromSeconds(timing, kind) - timing.startSeconds;
  const voice = moments.voices.get(sceneId);
  const origin = voice?.request.startSeconds ?? timing.startSeconds;
  const cut = cutVoice(scene, atSeconds - origin, storyboard.language, partedAt);
  const captions = cutCaptions(scene.captions ?? {}, origin + cut.cutSeconds, {
    whole: origin,
    first: cut.first.voice ? origin : timing.startSeconds,
    second: cut.second.voice ? origin + (cut.first.voice ? cut.cutSeconds : 0) : atSeconds,
  });
  const later = cut.second.voice;
  const afterCut = Math.max(0, (voice?.request.startSeconds ?? 0) - atSeconds);
  // A voice that has been placed stays there; one whose start is cut off begins with its scene.
  const leadSeconds = partedAt === "moment" ? afterCut : later?.leadSeconds && later.leadSeconds - first;
  const elements = shareElements(scene.elements ?? {}, {
    spanSeconds,
    unseenSeconds,
    firstWords: cut.firstWords,
    secondsOf: (anchor) => {
      const seconds = secondsOfSceneAnchor(moments, sceneId, anchor);
      return seconds === null ? null : toMilliseconds(seconds - timing.startSeconds);
    },
  });
  const left: Scene = {
    ...lasting(withSpoken(scene, cut.first, captions.first), first),
    ...elements.first,
  };
  const { takes: _takes, layoutId: _layout, ...rest } = shiftClips(scene, spanSeconds - unseenSeconds);
  const right: Scene = {
    ...lasting(
      { ...withSpoken(rest, placedBy(cut.second, leadSeconds), captions.second), id: newId },
      second,
      scene.lastsAs?.voiceOfSceneId === sceneId,
    ),
    goesOnFrom: originOf(scene),
    transition: { ...scene.transition, seconds: 0 },
    ...(scene.overrides && {
      overrides: Object.fromEntries(
        Object.entries(scene.overrides).map(([key, part]) => [key, shiftKeyframes(part, -spanSeconds)]),
      ),
    }),
    ...elements.second,
  };
  const held = holdFollowers(storyboard, sceneId);
  const index = storyboard.scenes.indexOf(scene);
  const parted = addScene(
    { ...held, scenes: held.scenes.with(index, withMarks(trimmed(left), [scene], storyboard.language)) },
    withMarks(trimmed(right), [scene], storyboard.language),
    index + 1,
  );
  return mapAnchors(parted, (anchor) => {
    if (!("sceneId" in anchor) || anchor.sceneId !== sceneId) return anchor;
    if (anchor.to === "scene-end") return { ...anchor, sceneId: newId };
    if (anchor.to === "word") {
      if (anchor.wordIndex < cut.firstWords) return anchor;
      return { ...anchor, sceneId: newId, wordIndex: anchor.wordIndex - cut.firstWords };
    }
    if (anchor.seconds < spanSeconds) return anchor;
    return { ...anchor, sceneId: newId, seconds: toMilliseconds(anchor.seconds - spanSeconds) };
  });
}

/** The least of a scene that can be cut out of it, in seconds. */
export const LEAST_CUT_SECONDS = 0.02;

/** A scene of a length; one that lasts longer than scenes may by themselves lasts as its own voice does. */
function lasting(scene: Scene, seconds: number, follows = false): Scene {
  const plusSeconds = toMilliseconds(seconds - (scene.voice?.durationSeconds ?? Infinity));
  const canFollow = plusSeconds >= 0 && seconds >= SHORTEST_SCENE_SECONDS;
  const own = withLength(scene, Math.min(seconds, longestSceneSeconds));
  if (!canFollow || !(follows || seconds > longestSceneSeconds)) return own;
  return { ...own, lastsAs: { voiceOfSceneId: scene.id, plusSeconds } };
}

function placedBy(part: SpokenPart, leadSeconds: number | undefined): SpokenPart {
  if (!part.voice || leadSeconds === undefined) return part;
  return { ...part, voice: { ...part.voice, leadSeconds: within(toMilliseconds(leadSeconds), -3, 20) } };
}

function withSpoken(scene: Scene, part: SpokenPart, captions: NonNullable<Scene["captions"]>): Scene {
  const { voice: _voice, captions: before, spoken: _spoken, ...rest } = scene;
  // A list that holds nothing says that nothing of the voice is captioned.
  const kept = Object.entries(captions).filter(
    ([language, list]) => list.length > 0 || part.voice || before?.[language]?.length === 0,
  );
  return { ...rest, ...part, ...(kept.length > 0 && { captions: Object.fromEntries(kept) }) };
}

/** Without elements where there are none. */
function trimmed({ elements, ...scene }: Scene): Scene {
  return elements && Object.keys(elements).length > 0 ? { ...scene, elements } : scene;
}
