import { requireScene } from "~/scene/edit-storyboard";
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

/** How loud one scene's voice is, linear, 0–2. Throws `scene-not-found`. */
export function setSceneVoiceGain(storyboard: Storyboard, sceneId: string, gain: number): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => {
    if (!scene.voice) return scene;
    const { gain: _, ...voice } = scene.voice;
    return { ...scene, voice: gain === 1 ? voice : { ...voice, gain } };
  });
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) => (other === scene ? change(scene) : other)),
  };
}
