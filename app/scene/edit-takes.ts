import { type CopyTake, isSameTake, keepTake, type PictureTake, type Take } from "~/domain/video/take";
import { replaceScene, requireScene } from "~/scene/edit-storyboard";
import { pictureContent } from "~/scene/media-of-asset";
import type { MediaContent, Scene, Storyboard } from "~/scene/storyboard";

/** Pure edits that change copy or pictures and keep what was there before as takes of the scene. */

export type SceneCopy = CopyTake["lines"] & { spoken?: string | undefined };

/** What tells one take from another: an id and the time, ISO 8601. Made by the caller, a new one for each take. */
export type NewMark = () => Pick<Take, "id" | "keptAt">;

const lineNames = ["label", "headline", "body", "action"] as const;

/** The copy of a scene; a line that is empty is absent. */
export function copyOfScene(scene: Scene): SceneCopy {
  const lines = lineNames.flatMap((name) => {
    const slot = scene.slots[name];
    return slot?.kind === "text" && slot.text.trim() ? [[name, slot.text] as const] : [];
  });
  return { ...Object.fromEntries(lines), ...(scene.spoken ? { spoken: scene.spoken } : {}) };
}

/**
 * Gives a scene other copy; a line it leaves out is empty. The copy of before and all that was offered is kept.
 * Throws `scene-not-found`.
 */
export function setCopy(
  storyboard: Storyboard,
  sceneId: string,
  words: SceneCopy,
  newMark: NewMark,
  offered?: { words: readonly SceneCopy[]; madeBy: string },
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  let takes = scene.takes;
  for (const other of offered?.words.toReversed() ?? []) {
    takes = keepTake(takes, copyTake(other, newMark, offered?.madeBy ?? null));
  }
  const before = copyTake(copyOfScene(scene), newMark, null);
  takes = keepTake(takes, { ...before, madeBy: madeByOf(scene, before) });
  const slots = { ...scene.slots };
  for (const name of lineNames) {
    const text = words[name];
    if (text) slots[name] = { kind: "text", text };
    else if (slots[name]?.kind === "text") delete slots[name];
  }
  const { spoken: _, ...rest } = scene;
  return replaceScene(storyboard, {
    ...rest,
    slots,
    takes,
    ...(words.spoken ? { spoken: words.spoken } : {}),
  });
}

/** Gives a scene another picture or clip, or none (`null`), and keeps a picture that was there. Throws `scene-not-found`. */
export function setPicture(
  storyboard: Storyboard,
  sceneId: string,
  media: MediaContent | null,
  newMark: NewMark,
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const { picture: before, ...slots } = scene.slots;
  const takes =
    before?.kind === "picture"
      ? keepTake(scene.takes, { ...newMark(), kind: "picture", ...shownOf(before), madeBy: null })
      : scene.takes;
  return replaceScene(storyboard, {
    ...scene,
    slots: media ? { ...slots, picture: media } : slots,
    ...(takes ? { takes } : {}),
  });
}

/** Brings a take back; what it replaces becomes a take. Throws `scene-not-found`. */
export function bringBack(storyboard: Storyboard, sceneId: string, take: Take, newMark: NewMark): Storyboard {
  if (take.kind === "words") {
    const { lines, spoken } = take;
    return setCopy(storyboard, sceneId, { ...lines, spoken }, newMark);
  }
  return setPicture(storyboard, sceneId, pictureContent(shownOf(take)), newMark);
}

/** What a picture and a take of it have in common. */
function shownOf({
  assetId,
  alt,
  areas,
  missing,
}: Pick<PictureTake, "assetId" | "alt" | "areas" | "missing">) {
  return { assetId, alt, ...(areas && { areas }), ...(missing && { missing }) };
}

function copyTake({ spoken, ...lines }: SceneCopy, newMark: NewMark, madeBy: string | null): Take {
  const present = Object.fromEntries(Object.entries(lines).filter(([, text]) => text));
  return { ...newMark(), kind: "words", madeBy, lines: present, ...(spoken ? { spoken } : {}) };
}

/** Who wrote the copy a scene has now, where a take of the same copy knows it. */
function madeByOf(scene: Scene, now: Take): string | null {
  return scene.takes?.find((take) => isSameTake(take, now))?.madeBy ?? null;
}
