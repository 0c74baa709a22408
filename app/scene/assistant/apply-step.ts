import { musicBeds } from "~/domain/video/music-bed";
import { platformPresets } from "~/domain/video/platform";
import type { VideoStep } from "~/scene/assistant/step";
import { type CutVideo, cutToSeconds } from "~/scene/edit-length";
import { setSceneDuration, setSlotText } from "~/scene/edit-storyboard";
import { setPlatform, setShape, setTemplate } from "~/scene/edit-style";
import { moveSceneAndHold, removeSceneAndTie } from "~/scene/edit-time-scenes";
import { keepLooks } from "~/scene/keep-looks";
import { builtInLibrary, type Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";

/** Steps that need nothing but the video. The others ask a writer, a translator, a brand or a product first. */
export type OwnStep = Exclude<VideoStep, { do: "translate" | "pictures" | "brand" | "rewrite" }>;

export interface AppliedStep {
  storyboard: Storyboard;
  dropped: CutVideo["dropped"];
  hurried: CutVideo["hurried"];
}

const quieterFactor = 0.6;

/**
 * The video with a step done, in which scenes keep their looks beside those that go or move; the same one where it changes nothing. Scenes that are not there any more are passed over; the last
 * scene is never removed.
 */
export function applyStep(
  storyboard: Storyboard,
  step: OwnStep,
  library: Library = builtInLibrary,
): AppliedStep {
  if (step.do === "cut") {
    const { storyboard: cut, dropped, hurried } = cutToSeconds(storyboard, step.seconds, library);
    return { storyboard: keepLooks(storyboard, cut, library), dropped, hurried };
  }
  const next = keepLooks(storyboard, changed(storyboard, step, library), library);
  return { storyboard: next, dropped: [], hurried: [] };
}

function changed(
  storyboard: Storyboard,
  step: Exclude<OwnStep, { do: "cut" }>,
  library: Library,
): Storyboard {
  const { music } = storyboard;
  const has = (id: string) => storyboard.scenes.some((scene) => scene.id === id);
  switch (step.do) {
    case "platform": {
      const isThere =
        storyboard.platform === step.platform && storyboard.format === platformPresets[step.platform].format;
      return isThere ? storyboard : setPlatform(storyboard, step.platform);
    }
    case "format":
      return storyboard.format === step.format ? storyboard : setShape(storyboard, step.format);
    case "text":
      return has(step.sceneId) ? setSlotText(storyboard, step.sceneId, step.slot, step.text) : storyboard;
    case "remove-scenes":
      return step.sceneIds.reduce(
        (board, id) =>
          board.scenes.length > 1 && board.scenes.some((scene) => scene.id === id)
            ? removeSceneAndTie(board, id, library)
            : board,
        storyboard,
      );
    case "move-scene":
      return has(step.sceneId)
        ? moveSceneAndHold(
            storyboard,
            step.sceneId,
            Math.min(step.place, storyboard.scenes.length) - 1,
            library,
          )
        : storyboard;
    case "scene-seconds":
      return (step.sceneIds ?? storyboard.scenes.map(({ id }) => id))
        .filter(has)
        .reduce((board, id) => setSceneDuration(board, id, step.seconds), storyboard);
    case "template":
      return library.templates.has(step.templateId) && step.templateId !== storyboard.templateId
        ? setTemplate(storyboard, step.templateId, library)
        : storyboard;
    case "music":
      return {
        ...storyboard,
        music: { gain: 0.6, ...music, bedId: bedFor(step.mood, music?.bedId ?? null) },
      };
    case "music-gain": {
      if (!music) return storyboard;
      if (step.change === "off") return { ...storyboard, music: null };
      const factor = step.change === "quieter" ? quieterFactor : 1 / quieterFactor;
      return { ...storyboard, music: { ...music, gain: Math.min(1, music.gain * factor) } };
    }
    case "captions":
      if ((storyboard.captions?.show ?? false) === step.show) return storyboard;
      return {
        ...storyboard,
        // Who asks for captions wants to see them, also where they say what stands there.
        captions: {
          style: "karaoke",
          ...storyboard.captions,
          show: step.show,
          ...(step.show && { showsRepeats: true }),
        },
      };
    case "transitions":
      return {
        ...storyboard,
        scenes: storyboard.scenes.map((scene, index) =>
          index === 0
            ? scene
            : {
                ...scene,
                transition: {
                  ...scene.transition,
                  ...(step.kind && { kind: step.kind }),
                  ...(step.seconds !== null && { seconds: step.seconds }),
                },
              },
        ),
      };
    case "beats":
      if (!music || (music.cutsOnBeats ?? false) === step.isOn) return storyboard;
      return { ...storyboard, music: { ...music, cutsOnBeats: step.isOn } };
  }
}

/** A piece of a mood that is not the present one; without a mood, the next of another. */
function bedFor(mood: (typeof musicBeds)[number]["mood"] | null, present: string | null): string {
  const now = musicBeds.find(({ id }) => id === present);
  const fitting = musicBeds.filter((bed) => (mood === null ? bed.mood !== now?.mood : bed.mood === mood));
  return (fitting.find(({ id }) => id !== present) ?? fitting[0] ?? musicBeds[0])?.id ?? "";
}
