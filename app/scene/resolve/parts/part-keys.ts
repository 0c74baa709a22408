import type { Arrangement } from "~/scene/layouts/layout";
import { type MediaPart, type Part, type StackPart, textSlots } from "~/scene/layouts/part";
import type { PlacedItem } from "~/scene/resolve/stack-text";

/** Texts and small drawings of a stack that show a slot. */
const slotNames: ReadonlySet<string> = new Set([...textSlots, "figure", "icon"]);

/** The key of a layout's part; of a stack, that of its card. */
export function keyOfPart(part: Part, arrangement: Arrangement): string {
  if (part.kind === "media" && isMain(part, arrangement)) return part.slot;
  if (part.kind === "window") return part.content;
  // Words that run are the slot's own where nothing else shows it.
  if (part.kind === "ticker" && !isStacked(part.content, arrangement)) return part.content;
  return `layout-${part.id}`;
}

/** Of several that show one slot, the last that is sharp and whole. */
function isMain(part: MediaPart, { parts }: Arrangement): boolean {
  const same = parts.filter((one): one is MediaPart => one.kind === "media" && one.slot === part.slot);
  const whole = same.filter(({ blur, detail }) => !blur && !detail);
  return part.id === (whole.at(-1) ?? same.at(-1))?.id;
}

function isStacked(content: string, { parts }: Arrangement): boolean {
  return parts.some(
    (part) =>
      (part.kind === "stack" && part.items.some((item) => item.content === content)) ||
      (part.kind === "window" && part.content === content),
  );
}

/** The key of one of a stack's items; all rows of a list have that of its slot. */
export function keyOfItem(item: PlacedItem, stack: StackPart): string {
  if (item.row !== undefined) {
    const list = stack.items.find(
      ({ content, list }) => list && (item.kind === "graphic" || item.name.startsWith(`${content}-`)),
    );
    if (list) return list.content;
  }
  return slotNames.has(item.name) ? item.name : `layout-${stack.id}-${item.name}`;
}

/** What a brand adds to a scene, by the ids of its layers. */
export function keyOfBrandLayer(id: string): string {
  const name = id.slice(id.indexOf("/") + 1);
  if (name.startsWith("brand-watermark")) return "brand-watermark";
  return name.startsWith("brand-") ? "brand-logo" : "brand-disclaimer";
}
