import { requireScene } from "~/scene/edit-storyboard";
import { cutVoice } from "~/scene/edit-time-voice";
import { goesOnFrom } from "~/scene/lines-to-say";
import { LEAD_SECONDS } from "~/scene/resolve/sound-mix";
import { ownSeconds } from "~/scene/resolve/timing";
import type { Scene, SceneVoice, Storyboard } from "~/scene/storyboard";

/** What is kept after a voice before the next scene comes, in seconds. */
export const USUAL_BREATH_SECONDS = 0.5;
const MOST_WORDS = 400;

/**
 * Gives a scene its spoken line; the scene then lasts as long as the line, unless it lasts as another one. Where the scene was
 * split, the line goes on over the cut into the parts that say nothing of their own. Throws `scene-not-found`.
 */
export function setVoice(storyboard: Storyboard, sceneId: string, voice: SceneVoice): Storyboard {
  const { scenes, language } = storyboard;
  const line = { ...voice, words: voice.words.slice(0, MOST_WORDS) };
  const next = partThatListens(scenes, sceneId);
  const head = requireScene(storyboard, sceneId);
  const own = ownSeconds(withoutVoice(head), scenes);
  const cut = next && cutVoice({ ...head, voice: line }, own - LEAD_SECONDS, language);
  if (!next || !cut?.first.voice || !cut.second.voice) return putVoice(storyboard, sceneId, line);
  const { first, second } = cut;
  const shared = changeScene(storyboard, sceneId, ({ lastsAs: _, ...scene }) => ({
    ...scene,
    ...first,
    durationSeconds: own,
  }));
  const { voice: rest, spoken } = second;
  return setVoice(spoken === undefined ? shared : setSpoken(shared, next.id, spoken), next.id, rest!);
}

function putVoice(storyboard: Storyboard, sceneId: string, voice: SceneVoice): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => ({
    ...scene,
    voice,
    lastsAs: scene.lastsAs ?? { voiceOfSceneId: sceneId, plusSeconds: USUAL_BREATH_SECONDS },
  }));
}

/** The scene after it that goes on from it and says nothing of its own. */
function partThatListens(scenes: readonly Scene[], sceneId: string): Scene | null {
  const index = scenes.findIndex(({ id }) => id === sceneId);
  const next = scenes[index + 1];
  if (!next || next.voice || next.spoken !== undefined || !goesOnFrom(scenes[index], next)) return null;
  return next;
}

function withoutVoice({ lastsAs: _, ...scene }: Scene): Scene {
  return scene;
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
