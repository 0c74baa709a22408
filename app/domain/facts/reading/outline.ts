import type { OutlinePart } from "../source-event";
import { type Block, shownText } from "./page-structure";

const money = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|kr\b|zł|Kč|Ft|円|元|CHF|EUR|USD)/u;

/** A block as it stands in the outline of its page. */
export function outlinePartOf({ level, text, tag, place }: Block): OutlinePart | null {
  const shown = shownText(text);
  if (level !== null) return { kind: "heading", level, text: shown, place };
  if (tag === "button") return { kind: "button", text: shown, place };
  if (tag === "li") return { kind: "list", text: shown, place };
  if (/^(?:td|th|dt|dd)$/.test(tag)) return { kind: "table", text: shown, place };
  if (shown.length <= 60 && money.test(shown)) return { kind: "price", text: shown, place };
  return shown.length >= 3 ? { kind: "text", text: shown, place } : null;
}
