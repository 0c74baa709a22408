import type { Format } from "~/domain/format";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** Pure edits: each returns a new storyboard and leaves the given one, and every scene it does not touch, as is. */

export class StoryboardEditError extends Error {
  override name = "StoryboardEditError";
  constructor(
    readonly code: "scene-not-found" | "last-scene" | "too-many-scenes" | "scene-id-taken",
    message: string,
  ) {
    super(message);
  }
}

const MAX_SCENES = 40;

/** Writes a text slot; an empty text removes the slot. Throws `scene-not-found`. */
export function setSlotText(storyboard: Storyboard, sceneId: string, slot: string, text: string): Storyboard {
  return text === ""
    ? clearSlot(storyboard, sceneId, slot)
    : setSlot(storyboard, sceneId, slot, { kind: "text", text });
}

/** Fills a slot with text or a picture. Throws `scene-not-found`. */
export function setSlot(
  storyboard: Storyboard,
  sceneId: string,
  slot: string,
  content: SlotContent,
): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => ({
    ...scene,
    slots: { ...scene.slots, [slot]: content },
  }));
}

/** Empties a slot; an empty one stays so. Throws `scene-not-found`. */
export function clearSlot(storyboard: Storyboard, sceneId: string, slot: string): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => {
    const { [slot]: _removed, ...slots } = scene.slots;
    return { ...scene, slots };
  });
}

/** Sets how long a scene holds the screen, in seconds, kept within 1–20. Throws `scene-not-found`. */
export function setSceneDuration(storyboard: Storyboard, sceneId: string, seconds: number): Storyboard {
  const durationSeconds = Math.min(20, Math.max(1, seconds));
  return changeScene(storyboard, sceneId, (scene) => ({ ...scene, durationSeconds }));
}

/** Moves a scene to a place counted after it was taken out; places beyond the ends are the ends. */
export function moveScene(storyboard: Storyboard, sceneId: string, toIndex: number): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const others = storyboard.scenes.filter((other) => other !== scene);
  const index = Math.min(others.length, Math.max(0, toIndex));
  return { ...storyboard, scenes: others.toSpliced(index, 0, scene) };
}

/** Takes a scene out. Throws `scene-not-found`, and `last-scene` where nothing would be left. */
export function removeScene(storyboard: Storyboard, sceneId: string): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  if (storyboard.scenes.length === 1) {
    throw new StoryboardEditError("last-scene", "A video needs at least one scene.");
  }
  return { ...storyboard, scenes: storyboard.scenes.filter((other) => other !== scene) };
}

/** Puts a scene in before the one at `index`, or at the end. Throws `too-many-scenes` and `scene-id-taken`. */
export function addScene(storyboard: Storyboard, scene: Scene, index = storyboard.scenes.length): Storyboard {
  if (storyboard.scenes.length >= MAX_SCENES) {
    throw new StoryboardEditError("too-many-scenes", `A video can have at most ${MAX_SCENES} scenes.`);
  }
  if (storyboard.scenes.some((other) => other.id === scene.id)) {
    throw new StoryboardEditError("scene-id-taken", `There already is a scene with the id "${scene.id}".`);
  }
  const place = Math.min(storyboard.scenes.length, Math.max(0, index));
  return { ...storyboard, scenes: storyboard.scenes.toSpliced(place, 0, scene) };
}

export function setFormat(storyboard: Storyboard, format: Format): Storyboard {
  return { ...storyboard, format };
}

/** Chooses other looks of the same template. The seed is taken modulo 2³². */
export function setSeed(storyboard: Storyboard, seed: number): Storyboard {
  return { ...storyboard, seed: Math.trunc(seed) >>> 0 };
}

export function setMusic(storyboard: Storyboard, music: Storyboard["music"]): Storyboard {
  return { ...storyboard, music };
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) => (other === scene ? change(scene) : other)),
  };
}

function requireScene(storyboard: Storyboard, sceneId: string): Scene {
  const scene = storyboard.scenes.find((candidate) => candidate.id === sceneId);
  if (!scene) throw new StoryboardEditError("scene-not-found", `There is no scene with the id "${sceneId}".`);
  return scene;
}
