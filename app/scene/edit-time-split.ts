import { addScene, requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { shareElements } from "~/scene/edit-time-elements";
import { mapAnchors } from "~/scene/edit-time-links";
import { holdFollowers, withLength } from "~/scene/edit-time-scenes";
import { shiftClips, shiftKeyframes } from "~/scene/edit-time-shift";
import { cutVoice, type SpokenPart } from "~/scene/edit-time-voice";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { momentsOf, secondsOfSceneAnchor, timingOf } from "~/scene/moments";
import { ownSeconds } from "~/scene/resolve/timing";
import { seenFromSeconds } from "~/scene/resolve/transition";
import { originOf } from "~/scene/shots";
import { type Scene, type Storyboard, shortestSceneSeconds } from "~/scene/storyboard";

/**
 * Parts a scene in two at a moment of the video: the second one, under `newId`, follows by a cut. Clips, the voice with its
 * words, captions, elements and what is tied to the scene are shared out; every frame is as it was before. Throws
 * `scene-not-found`, `cannot-split` where a part would be too short, `too-many-scenes` and `scene-id-taken`.
 */
export function splitScene(
  storyboard: Storyboard,
  sceneId: string,
  atSeconds: number,
  newId: string,
  library?: Library,
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const moments = momentsOf(storyboard, library);
  const timing = timingOf(moments, sceneId);
  if (!timing) return storyboard;
  const own = toMilliseconds(ownSeconds(scene, storyboard.scenes));
  const first = toMilliseconds(atSeconds - timing.startSeconds - timing.enterSeconds);
  const second = toMilliseconds(own - first);
  if (first < shortestSceneSeconds || second < shortestSceneSeconds) {
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
  const cut = cutVoice(
    scene,
    atSeconds - (voice?.request.startSeconds ?? timing.startSeconds),
    storyboard.language,
  );
  const elements = shareElements(scene.elements ?? {}, {
    spanSeconds,
    unseenSeconds,
    firstWords: cut.firstWords,
    secondsOf: (anchor) => {
      const seconds = secondsOfSceneAnchor(moments, sceneId, anchor);
      return seconds === null ? null : toMilliseconds(seconds - timing.startSeconds);
    },
  });
  const left: Scene = { ...withSpoken(withLength(scene, first), cut.first), ...elements.first };
  const { takes: _takes, layoutId: _layout, ...rest } = shiftClips(scene, spanSeconds - unseenSeconds);
  const right: Scene = {
    ...withSpoken(withLength(rest, second), cut.second),
    id: newId,
    goesOnFrom: originOf(scene),
    transition: { ...scene.transition, seconds: 0 },
    ...(scene.overrides && {
      overrides: Object.fromEntries(
        Object.entries(scene.overrides).map(([key, part]) => [key, shiftKeyframes(part, -spanSeconds)]),
      ),
    }),
    ...elements.second,
  };
  const said = cut.second.voice?.durationSeconds ?? Infinity;
  const plusSeconds = toMilliseconds(second - said);
  const follows = scene.lastsAs?.voiceOfSceneId === sceneId && plusSeconds >= 0;
  const last: Scene = follows ? { ...right, lastsAs: { voiceOfSceneId: newId, plusSeconds } } : right;
  const held = holdFollowers(storyboard, sceneId);
  const index = storyboard.scenes.indexOf(scene);
  const parted = addScene(
    { ...held, scenes: held.scenes.with(index, trimmed(left)) },
    trimmed(last),
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

function withSpoken(scene: Scene, part: SpokenPart): Scene {
  const { voice: _voice, captions: _captions, spoken: _spoken, ...rest } = scene;
  return { ...rest, ...part };
}

/** Without lists and records that hold nothing. */
function trimmed(scene: Scene): Scene {
  const { elements, captions, ...rest } = scene;
  const spoken = Object.entries(captions ?? {}).filter(([, list]) => list.length > 0);
  return {
    ...rest,
    ...(elements && Object.keys(elements).length > 0 && { elements }),
    ...(spoken.length > 0 && { captions: Object.fromEntries(spoken) }),
  };
}
