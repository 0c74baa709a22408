import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import type { Library } from "~/scene/library";
import { type Moments, momentsOf } from "~/scene/moments";
import type { Scene, Storyboard } from "~/scene/storyboard";

/**
 * What scenes of one shot say, held where it is when an edit parts them: a line that went on from a scene that is not before it any
 * more begins with its own picture as it did, without the pause a first line has.
 */
export function holdLines(before: Storyboard, after: Storyboard, library?: Library): Storyboard {
  const [then, now] = [momentsOf(before, library), momentsOf(after, library)];
  const held = after.scenes.map((scene) => {
    const lead = goesOn(scene) ? leadOf(then, scene.id) : null;
    if (!scene.voice || lead === null || Math.abs(lead - (leadOf(now, scene.id) ?? lead)) < 2e-3)
      return scene;
    return { ...scene, voice: { ...scene.voice, leadSeconds: within(lead, -3, 20) } };
  });
  return held.every((scene, index) => scene === after.scenes[index]) ? after : { ...after, scenes: held };
}

function goesOn({ voice, goesOnFrom }: Scene): boolean {
  return voice?.leadSeconds === undefined && (goesOnFrom !== undefined || voice?.fromSeconds !== undefined);
}

/** How long after its scene stands a voice begins. */
function leadOf({ voices, timings }: Moments, sceneId: string): number | null {
  const voice = voices.get(sceneId);
  const timing = timings[voice?.sceneIndex ?? -1];
  if (!voice || !timing) return null;
  return toMilliseconds(voice.request.startSeconds - timing.startSeconds - timing.enterSeconds);
}
