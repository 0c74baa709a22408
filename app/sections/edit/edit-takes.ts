import { type Page, pageLimits, type SlotContent, type TextTake } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { setSlot, slotAt } from "./edit-slots";
import { PageEditError } from "./page-edit-error";

/** Pure edits that change words and keep what stood there before as takes of the slot. */

/** What tells one take from another: an id and the time, ISO 8601. Made by the caller, a new one for each take. */
export type NewMark = () => Pick<TextTake, "id" | "keptAt">;

/** Writes other words into a text slot; what stood there is kept. `offered` are others that were written with them. */
export function writeTake(
  page: Page,
  place: SlotPlace,
  text: string,
  newMark: NewMark,
  { madeBy = null, offered = [] }: { madeBy?: string | null; offered?: readonly string[] } = {},
): Page {
  const slot = textAt(page, place);
  let takes = slot.takes;
  for (const other of offered.toReversed()) {
    if (other !== text) takes = withTake(takes, { ...newMark(), text: other, madeBy });
  }
  takes = withTake(takes, { ...newMark(), text, madeBy });
  if (slot.text.trim() && slot.text !== text) {
    const known = slot.takes?.find((take) => take.text === slot.text);
    takes = withTake(takes, { ...newMark(), text: slot.text, madeBy: known?.madeBy ?? null });
  }
  const { sample: _, ...kept } = slot;
  return setSlot(page, place, { ...kept, text, takes });
}

/** Brings a take back; what it replaces becomes a take. Throws `take-not-found`. */
export function bringBackTake(page: Page, place: SlotPlace, takeId: string, newMark: NewMark): Page {
  const take = requireTake(page, place, takeId);
  return writeTake(page, place, take.text, newMark, { madeBy: take.madeBy });
}

/** Throws `take-not-found`. */
export function removeTake(page: Page, place: SlotPlace, takeId: string): Page {
  requireTake(page, place, takeId);
  const { takes = [], ...slot } = textAt(page, place);
  const others = takes.filter(({ id }) => id !== takeId);
  return setSlot(page, place, others.length > 0 ? { ...slot, takes: others } : slot);
}

/** The newest first. One with the same words replaces an earlier one; beyond the limit the oldest is forgotten. */
export function withTake(takes: readonly TextTake[] | undefined, take: TextTake): TextTake[] {
  const others = (takes ?? []).filter(({ id, text }) => id !== take.id && text !== take.text);
  return [take, ...others].slice(0, pageLimits.takes);
}

type TextContent = Extract<SlotContent, { kind: "text" }>;

function textAt(page: Page, place: SlotPlace): TextContent {
  const slot = slotAt(page, place);
  return slot?.kind === "text" ? slot : { kind: "text", text: "" };
}

function requireTake(page: Page, place: SlotPlace, takeId: string): TextTake {
  const take = textAt(page, place).takes?.find(({ id }) => id === takeId);
  if (!take) throw new PageEditError("take-not-found", "These words are not kept any more.");
  return take;
}
