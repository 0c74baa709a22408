import { mediaSlots } from "~/scene/layouts/part";
import type { SceneContext } from "~/scene/resolve/scene-context";
import type { MediaContent, Scene, SlotContent } from "~/scene/storyboard";

/** The text of a slot without surrounding space; empty where there is none. */
export function textOf(scene: Scene, slotName: string): string {
  const slot = scene.slots[slotName];
  return slot?.kind === "text" ? slot.text.trim() : "";
}

/** The picture or clip of a slot, or `null` where it has none. */
export function mediaOf(scene: Scene, slotName = "picture"): MediaContent | null {
  const slot = scene.slots[slotName];
  return slot?.kind === "picture" || slot?.kind === "clip" ? slot : null;
}

/** The scene's number, or `null`. */
export function figureOf(scene: Scene): Extract<SlotContent, { kind: "number" }> | null {
  const slot = scene.slots.figure;
  return slot?.kind === "number" ? slot : null;
}

/** Whether a number can be shown as stars; without one none are drawn, for nobody gave them. */
export function isRating(figure: ReturnType<typeof figureOf>): boolean {
  return figure !== null && figure.unit === null && figure.value >= 0 && figure.value <= 5;
}

/** Name of the scene's icon, or `null`. */
export function iconNameOf(scene: Scene): string | null {
  const slot = scene.slots.icon;
  return slot?.kind === "icon" ? slot.name : null;
}

/** All media of a scene, those of its known slots in their order. */
export function allMediaOf(scene: Scene): MediaContent[] {
  return mediaSlots.flatMap((slot) => mediaOf(scene, slot) ?? []);
}

/** What a media slot shows, and whether it is a second use of what another slot shows already. */
export interface ShownMedia {
  media: MediaContent;
  isRepeated: boolean;
}

/** The scene's own, else what other scenes lend, else the scene's picture once more; `null` where it may not borrow. */
export function shownMedia(context: SceneContext, slotName: string): ShownMedia | null {
  const own = mediaOf(context.scene, slotName);
  if (own) return { media: own, isRepeated: false };
  if (!context.borrowingSlots.has(slotName)) return null;
  const emptySlots = mediaSlots.filter(
    (slot) => context.borrowingSlots.has(slot) && !mediaOf(context.scene, slot),
  );
  const lent = context.otherMedia[emptySlots.indexOf(slotName as (typeof mediaSlots)[number])];
  if (lent) return { media: lent, isRepeated: false };
  const first = mediaOf(context.scene);
  return first && { media: first, isRepeated: true };
}

/** Twice what the longest list of a layout is made for. Each row is measured at every size that is tried. */
export const mostListRows = 12;

/**
 * Lines of a list, each divided into one or two cells where the list has columns. A list of more than `mostListRows`
 * has the rest of its words in the last row.
 */
export function listRows(text: string, hasColumns: boolean): string[][] {
  const byLine = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const all = (byLine.length > 1 ? byLine : text.split(/(?<=[.!?])\s+|(?<=[。！？।])|\s*[•;；]\s*/u))
    .map((line) => line.replace(/^[-–—•*✓✔]\s+/u, "").trim())
    .filter((line) => line !== "");
  const lines = atMost(all, mostListRows);
  if (!hasColumns) return lines.map((line) => [line]);
  return lines.map((line) => {
    const match = /^(.+?)(?:\s*[|\t]\s*|\s+[–—-]\s+|:\s+|：\s*)(.+)$/u.exec(line);
    return match ? [match[1]!.trim(), match[2]!.trim()] : [line];
  });
}

function atMost(lines: string[], most: number): string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
}

/** How many rows a text makes as a list; 1 for running text. */
export function lineCountOf(text: string): number {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => line.trim() !== "").length;
}
