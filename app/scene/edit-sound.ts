import type { Caption } from "~/domain/video/captions";
import { distributeWords, joinWords } from "~/domain/video/spread-words";
import type { TimedWord } from "~/domain/video/timed-word";
import { requireScene } from "~/scene/edit-storyboard";
import { voicesOf } from "~/scene/resolve/sound-mix";
import { timeScenes } from "~/scene/resolve/timing";
import type { Scene, SceneVoice, Storyboard } from "~/scene/storyboard";

/** What is kept after a voice before the next scene comes, in seconds. */
export const USUAL_BREATH_SECONDS = 0.5;
const MOST_WORDS = 400;

/**
 * Gives a scene its spoken line; the scene then lasts as long as the line, unless it lasts as another one. Throws
 * `scene-not-found`.
 */
export function setVoice(storyboard: Storyboard, sceneId: string, voice: SceneVoice): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => ({
    ...scene,
    voice: { ...voice, words: voice.words.slice(0, MOST_WORDS) },
    lastsAs: scene.lastsAs ?? { voiceOfSceneId: sceneId, plusSeconds: USUAL_BREATH_SECONDS },
  }));
}

/** Takes a scene's spoken line away; scenes that lasted as long as it last as long as they say again. */
export function removeVoice(storyboard: Storyboard, sceneId: string): Storyboard {
  const without = changeScene(storyboard, sceneId, ({ voice: _, ...scene }) => scene);
  return {
    ...without,
    scenes: without.scenes.map(({ lastsAs, ...scene }) =>
      lastsAs && lastsAs.voiceOfSceneId !== sceneId ? { ...scene, lastsAs } : scene,
    ),
  };
}

/** Whether a scene lasts as long as its own voice. */
export function setFollowsVoice(storyboard: Storyboard, sceneId: string, follows: boolean): Storyboard {
  return changeScene(storyboard, sceneId, ({ lastsAs: _, ...scene }) =>
    follows ? { ...scene, lastsAs: { voiceOfSceneId: sceneId, plusSeconds: USUAL_BREATH_SECONDS } } : scene,
  );
}

/** The sentence a voice is to say; empty: what stands on the screen. */
export function setSpoken(storyboard: Storyboard, sceneId: string, spoken: string): Storyboard {
  return changeScene(storyboard, sceneId, ({ spoken: _, ...scene }) =>
    spoken.trim() === "" ? scene : { ...scene, spoken: spoken.slice(0, 1000) },
  );
}

export function setVoiceGain(storyboard: Storyboard, voiceGain: number): Storyboard {
  return { ...storyboard, voiceGain };
}

export function setCaptions(storyboard: Storyboard, captions: Storyboard["captions"]): Storyboard {
  return { ...storyboard, captions };
}

export interface ImportedCaptions {
  storyboard: Storyboard;
  /** Scenes whose voice now has the file's words and times. */
  timed: number;
  /** Scenes without a voice that now have the file's words to say. */
  worded: number;
}

/**
 * Gives the words of a subtitle file to the scenes they belong to: to the voice that is heard then, with their times; where
 * nothing is heard, to the scene on screen as the line it is to say.
 */
export function importCaptions(
  storyboard: Storyboard,
  captions: readonly Caption[],
  transitionSeconds: number,
): ImportedCaptions {
  const timings = timeScenes(storyboard, transitionSeconds);
  const voices = voicesOf(storyboard, timings);
  let timed = 0;
  let worded = 0;
  const scenes = storyboard.scenes.map((scene, index): Scene => {
    const voice = voices.find((placed) => placed.sceneIndex === index);
    const from = voice?.request.startSeconds ?? timings[index]?.startSeconds ?? 0;
    const until = voice
      ? from + voice.request.durationSeconds
      : (timings[index + 1]?.startSeconds ?? timings[index]?.endSeconds ?? 0);
    const own = captions.filter((caption) => {
      const middle = (caption.startSeconds + caption.endSeconds) / 2;
      return middle >= from - 0.3 && middle < until + (voice ? 0.3 : 0);
    });
    if (own.length === 0) return scene;
    const words = own.flatMap((caption) => wordsOf(caption, storyboard.language));
    const text = joinWords(words.map((word) => word.text)).slice(0, 1000);
    if (!scene.voice || !voice) {
      worded++;
      return { ...scene, spoken: text };
    }
    timed++;
    const most = scene.voice.durationSeconds;
    const relative = words.map((word) => ({
      text: word.text.slice(0, 100),
      startSeconds: clamp(word.startSeconds - from, most),
      endSeconds: clamp(word.endSeconds - from, most),
    }));
    // What is heard is what the scene says, whatever stands on the screen.
    return { ...scene, spoken: text, voice: { ...scene.voice, text, words: relative.slice(0, MOST_WORDS) } };
  });
  return { storyboard: { ...storyboard, scenes }, timed, worded };
}

function wordsOf({ words, text, startSeconds, endSeconds }: Caption, language: string): TimedWord[] {
  return words.length > 0 ? words : distributeWords(text, startSeconds, endSeconds, language);
}

function clamp(seconds: number, most: number): number {
  return Math.max(0, Math.min(most, seconds));
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) => (other === scene ? change(scene) : other)),
  };
}
