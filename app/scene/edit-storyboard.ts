import type { Format } from "~/domain/video/format";
import { mostScenes, type Scene, type SlotContent, type Storyboard } from "~/scene/storyboard";

/** Pure edits: each returns a new storyboard and leaves the given one, and every scene it does not touch, as is. */

export class StoryboardEditError extends Error {
  override name = "StoryboardEditError";
  constructor(
    readonly code:
      | "scene-not-found"
      | "last-scene"
      | "too-many-scenes"
      | "scene-id-taken"
      | "part-not-found"
      | "too-many-parts"
      | "cannot-split"
      | "cannot-cut"
      | "cannot-join"
      | "scene-too-long"
      | "video-full"
      | "out-of-range",
    message: string,
  ) {
    super(message);
  }
}

const NEW_SCENE_SECONDS = 3;

/** Writes a text slot; an empty text removes the slot. Throws `scene-not-found`. */
export function setSlotText(storyboard: Storyboard, sceneId: string, slot: string, text: string): Storyboard {
  return text === ""
    ? clearSlot(storyboard, sceneId, slot)
    : setSlot(storyboard, sceneId, slot, { kind: "text", text });
}

/** Fills a slot with text, media, a number or an icon. Throws `scene-not-found`. */
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

/**
 * Changes some fields of a scene's picture or clip and leaves the rest as it is; a scene without one stays so.
 * Throws `scene-not-found`.
 */
export function setMedia(storyboard: Storyboard, sceneId: string, fields: MediaFields): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => {
    const media = scene.slots.picture;
    if (media?.kind !== "picture" && media?.kind !== "clip") return scene;
    return { ...scene, slots: { ...scene.slots, picture: { ...media, ...fields } as SlotContent } };
  });
}

/** Fields that can be changed on what is there already. Those of clips alone are for clips alone. */
type MediaFields = Partial<
  Pick<Clip, "alt" | "focusX" | "focusY" | "trimStartSeconds" | "trimEndSeconds" | "speed" | "loop" | "gain">
>;
type Clip = Extract<SlotContent, { kind: "clip" }>;

/**
 * Sets how long a scene holds the screen, in seconds, kept within 1–20; it does not follow a voice any more.
 * Throws `scene-not-found`.
 */
export function setSceneDuration(storyboard: Storyboard, sceneId: string, seconds: number): Storyboard {
  const durationSeconds = Math.min(20, Math.max(1, seconds));
  return changeScene(storyboard, sceneId, ({ lastsAs: _, ...scene }) => ({ ...scene, durationSeconds }));
}

/** A scene holds the screen as long as its own voice and `plusSeconds` more. Throws `scene-not-found`. */
export function followVoice(storyboard: Storyboard, sceneId: string, plusSeconds: number): Storyboard {
  const lastsAs = { voiceOfSceneId: sceneId, plusSeconds };
  return changeScene(storyboard, sceneId, (scene) => ({ ...scene, lastsAs }));
}

/** Fixes a scene's layout, or lets the template choose again (`null`). Throws `scene-not-found`. */
export function setLayout(storyboard: Storyboard, sceneId: string, layoutId: string | null): Storyboard {
  return changeScene(storyboard, sceneId, ({ layoutId: _, ...scene }) =>
    layoutId === null ? scene : { ...scene, layoutId },
  );
}

/** Sets what a scene is there for. Throws `scene-not-found`. */
export function setRole(storyboard: Storyboard, sceneId: string, role: Scene["role"]): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => ({ ...scene, role }));
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
  if (storyboard.scenes.length >= mostScenes) {
    throw new StoryboardEditError("too-many-scenes", `A video can have at most ${mostScenes} scenes.`);
  }
  if (storyboard.scenes.some((other) => other.id === scene.id)) {
    throw new StoryboardEditError("scene-id-taken", `There already is a scene with the id "${scene.id}".`);
  }
  const place = Math.min(storyboard.scenes.length, Math.max(0, index));
  return { ...storyboard, scenes: storyboard.scenes.toSpliced(place, 0, scene) };
}

/** Says what a scene's picture is to show; what a new one is made from. Throws `scene-not-found`. */
export function setPictureBrief(storyboard: Storyboard, sceneId: string, pictureBrief: string): Storyboard {
  return changeScene(storyboard, sceneId, (scene) => ({ ...scene, pictureBrief }));
}

/** Puts an empty scene after another one. Throws `scene-not-found`, `too-many-scenes` and `scene-id-taken`. */
export function addSceneAfter(storyboard: Storyboard, sceneId: string, newId: string): Storyboard {
  const index = storyboard.scenes.indexOf(requireScene(storyboard, sceneId));
  const empty: Scene = { id: newId, role: "point", slots: {}, durationSeconds: NEW_SCENE_SECONDS };
  return addScene(storyboard, empty, index + 1);
}

/** Puts a scene's former state in its place. Throws `scene-not-found`. */
export function replaceScene(storyboard: Storyboard, scene: Scene): Storyboard {
  return changeScene(storyboard, scene.id, () => scene);
}

export function setFormat(storyboard: Storyboard, format: Format): Storyboard {
  return { ...storyboard, format };
}

/** Chooses another variant of the same template. The seed is taken modulo 2³². */
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

/** The scene with an id. Throws `scene-not-found`. */
export function requireScene(storyboard: Storyboard, sceneId: string): Scene {
  const scene = storyboard.scenes.find((candidate) => candidate.id === sceneId);
  if (!scene) throw new StoryboardEditError("scene-not-found", "The scene is not in the video any more.");
  return scene;
}
