import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { joinCaptions } from "~/scene/edit-time-captions";
import { joinElements } from "~/scene/edit-time-elements";
import { mapAnchors } from "~/scene/edit-time-links";
import { holdFollowers } from "~/scene/edit-time-scenes";
import { joinVoices } from "~/scene/edit-time-voice";
import type { Library } from "~/scene/library";
import { lineToSay } from "~/scene/line-to-say";
import { cutAfter, momentsOf, secondsOfAnchor, timingOf } from "~/scene/moments";
import { goesOn } from "~/scene/recordings";
import { ownSeconds } from "~/scene/resolve/timing";
import { withMarks } from "~/scene/stale-captions";
import { longestSceneSeconds, type Scene, type Storyboard } from "~/scene/storyboard";

/**
 * Makes one scene of a scene and the one after it, which shows what the first one shows; a scene that was split is whole again.
 * Throws `scene-not-found`, and `cannot-join` for the last scene, for two voices that do not follow each other in one recording,
 * and where it would be too long.
 */
export function joinScenes(storyboard: Storyboard, sceneId: string, library?: Library): Storyboard {
  const first = requireScene(storyboard, sceneId);
  const index = storyboard.scenes.indexOf(first);
  const second = storyboard.scenes[index + 1];
  if (!second) throw cannot("There is no scene after it.");
  const moments = momentsOf(storyboard, library);
  const [timing, next] = [timingOf(moments, first.id), timingOf(moments, second.id)];
  if (!timing || !next) return storyboard;
  const own = toMilliseconds(
    ownSeconds(first, storyboard.scenes) + next.enterSeconds + ownSeconds(second, storyboard.scenes),
  );
  if (own > longestSceneSeconds) throw cannot(`It would last more than ${longestSceneSeconds} s.`);
  const voice = voiceOfBoth(
    first,
    second,
    toMilliseconds(ownSeconds(first, storyboard.scenes) + next.enterSeconds),
  );
  const spanSeconds = toMilliseconds(next.startSeconds - timing.startSeconds);
  const firstEndSeconds = toMilliseconds(cutAfter(timing) - timing.startSeconds);
  const firstWords = first.voice?.words.length ?? 0;
  const elements = joinElements(first.elements ?? {}, second.elements ?? {}, {
    spanSeconds,
    firstWords,
    firstEndSeconds,
  });
  const [saidFrom, saidOn] = [first, second].map(({ id }) => moments.voices.get(id)?.request.startSeconds);
  const captions = joinCaptions(first, second, storyboard.language, {
    whole: saidFrom ?? saidOn ?? timing.startSeconds,
    first: saidFrom ?? timing.startSeconds,
    second:
      saidFrom !== undefined && first.voice && second.voice
        ? saidFrom + first.voice.durationSeconds
        : (saidOn ?? next.startSeconds),
  });
  const plusSeconds = voice ? toMilliseconds(own - voice.durationSeconds) : -1;
  const follows = second.lastsAs?.voiceOfSceneId === second.id && plusSeconds >= 0;
  const { voice: _v, spoken: _s, elements: _e, captions: _c, lastsAs: _l, ...rest } = first;
  const whole: Scene = {
    ...rest,
    durationSeconds: own,
    ...(voice && { voice }),
    ...(follows && { lastsAs: { voiceOfSceneId: first.id, plusSeconds } }),
    ...(Object.keys(elements).length > 0 && { elements }),
    ...(captions && { captions }),
  };
  const isSaid = first.voice && second.voice && first.spoken !== undefined;
  const spoken = isSaid ? voice?.text : (first.spoken ?? second.spoken);
  const isWhatItShows = spoken === lineToSay(whole, storyboard.language);
  const held = holdFollowers(holdFollowers(storyboard, first.id), second.id);
  const joined: Storyboard = {
    ...held,
    scenes: held.scenes.toSpliced(
      index,
      2,
      withMarks(
        isWhatItShows || !spoken ? whole : { ...whole, spoken },
        [first, second],
        storyboard.language,
      ),
    ),
  };
  return mapAnchors(joined, (anchor) => {
    if (!("sceneId" in anchor)) return anchor;
    if (anchor.sceneId === first.id && anchor.to === "scene-end") {
      const seconds = toMilliseconds((secondsOfAnchor(moments, anchor) ?? 0) - timing.startSeconds);
      return { to: "scene-start", sceneId: first.id, seconds };
    }
    if (anchor.sceneId !== second.id) return anchor;
    if (anchor.to === "scene-end") return { ...anchor, sceneId: first.id };
    if (anchor.to === "word")
      return { ...anchor, sceneId: first.id, wordIndex: anchor.wordIndex + firstWords };
    return { ...anchor, sceneId: first.id, seconds: toMilliseconds(anchor.seconds + spanSeconds) };
  });
}

/** The second one's own voice stands so many seconds later in the scene of both. */
function voiceOfBoth(first: Scene, second: Scene, laterSeconds: number): Scene["voice"] {
  if (!second.voice) return first.voice;
  if (!first.voice) {
    const { leadSeconds } = second.voice;
    if (leadSeconds === undefined) return second.voice;
    return { ...second.voice, leadSeconds: within(toMilliseconds(leadSeconds + laterSeconds), -3, 20) };
  }
  if (!goesOn(first.voice, second.voice)) throw cannot("Both have a voice, of different recordings.");
  return joinVoices(first.voice, second.voice);
}

function cannot(reason: string): StoryboardEditError {
  return new StoryboardEditError("cannot-join", `The scenes stay apart. ${reason}`);
}
