import type { ClipLayer, ClipSoundRequest, Layer, SoundMix, VoiceRequest } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** A voice begins this long after its scene stands, where there is room: the eye looks first. */
const LEAD_SECONDS = 0.25;
/** Between two lines that would run into each other. */
const BREATH_SECONDS = 0.15;

/** Everything a storyboard asks to hear, at its times; `null` where that is nothing. */
export function soundMixOf(
  storyboard: Storyboard,
  timings: readonly SceneTiming[],
  layers: readonly Layer[],
): SoundMix | null {
  const { music, seed, scenes } = storyboard;
  const voices = voicesOf(storyboard, timings).map(({ request }) => request);
  const clips = clipSounds(scenes, layers);
  if (!music && voices.length === 0 && clips.length === 0) return null;
  return { music: music && { bedId: music.bedId, gain: music.gain, seed }, voices, clips };
}

export interface PlacedVoice {
  scene: Scene;
  sceneIndex: number;
  request: VoiceRequest;
}

/**
 * The spoken lines at their times. A line begins when its scene stands, or after the line before it; what would go on
 * after the video's end is cut there.
 */
export function voicesOf(
  { scenes, voiceGain = 1 }: Pick<Storyboard, "scenes" | "voiceGain">,
  timings: readonly SceneTiming[],
): PlacedVoice[] {
  const endSeconds = timings.at(-1)?.endSeconds ?? 0;
  let freeFrom = 0;
  return scenes.flatMap((scene, sceneIndex): PlacedVoice[] => {
    const timing = timings[sceneIndex];
    if (!scene.voice || !timing) return [];
    const standsAt = timing.startSeconds + timing.enterSeconds;
    const room = (timing.exitStartSeconds ?? timing.endSeconds) - standsAt - scene.voice.durationSeconds;
    const lead = Math.min(LEAD_SECONDS, Math.max(0, room / 2));
    // Where the scene is too short for its line, the line begins while the scene is coming in.
    const early = Math.min(timing.enterSeconds / 2, Math.max(0, -room));
    const startSeconds = Math.max(freeFrom, standsAt + lead - early);
    const durationSeconds = Math.min(scene.voice.durationSeconds, endSeconds - startSeconds);
    if (durationSeconds <= 0) return [];
    freeFrom = startSeconds + durationSeconds + BREATH_SECONDS;
    const request = { assetId: scene.voice.assetId, startSeconds, durationSeconds, gain: voiceGain };
    return [{ scene, sceneIndex, request }];
  });
}

/** The sound of the clips that are shown where they belong; a clip shown twice in a scene is heard once. */
function clipSounds(scenes: readonly Scene[], layers: readonly Layer[]): ClipSoundRequest[] {
  const heard = new Set<string>();
  return layersWithin(layers).flatMap((layer): ClipSoundRequest[] => {
    if (layer.kind !== "clip" || layer.sceneIndex === undefined) return [];
    const gain = gainOf(layer, scenes[layer.sceneIndex]);
    const key = `${layer.sceneIndex}/${layer.assetId}`;
    if (gain === 0 || heard.has(key)) return [];
    heard.add(key);
    const { assetId, startSeconds, endSeconds, trimStartSeconds, trimEndSeconds, speed, loop } = layer;
    return [{ assetId, startSeconds, endSeconds, trimStartSeconds, trimEndSeconds, speed, loop, gain }];
  });
}

/** Another scene's clip, borrowed as a backdrop, is not heard. */
function gainOf(layer: ClipLayer, scene: Scene | undefined): number {
  const own = Object.values(scene?.slots ?? {}).find(
    (content) => content.kind === "clip" && content.assetId === layer.assetId,
  );
  return own?.kind === "clip" ? own.gain : 0;
}
