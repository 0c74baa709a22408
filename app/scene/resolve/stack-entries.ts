import { formatFigure } from "~/domain/text/format-figure";
import { iconNamed } from "~/scene/icons";
import type { StackItem, StackPart } from "~/scene/layouts/part";
import { styleByHand } from "~/scene/resolve/parts/text-by-hand";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { figureOf, iconNameOf, isRating, listRows, textOf } from "~/scene/resolve/scene-slots";
import type { StackEntry, StackGraphic, StackText } from "~/scene/resolve/stack-text";
import type { TextStyle } from "~/scene/templates/template";

const SHORT_CHARACTERS = 7;
const SHORT_SCALE = 0.7;
const ALONE_SCALE = 1.3;
const linePlate: StackText["plate"] = { per: "line", paddingXEm: 0.24, paddingYEm: 0.09 };
/** Running text is set larger in lists: there is less of it, and it is what the scene is about. */
const LIST_SCALE = 1.4;
/** Between a figure and the texts next to it, besides what the text itself asks for. */
const FIGURE_SPACE_UNITS = 18;
const OLD_STYLE_SPACE_UNITS = 30;

/** What a stack has to show of its scene, in its order; empty where the scene has nothing for it. */
export function stackEntries(part: StackPart, context: SceneContext): StackEntry[] {
  const entries = part.items.flatMap((item) => entryFor(item, part, context));
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    // Old-style digits reach below their line.
    if (before?.name === "figure" && entry.kind === "graphic") entry.spaceBefore += OLD_STYLE_SPACE_UNITS;
    const isAfterFigure = before?.kind === "text" ? before.name === "figure" : before?.name === "bar";
    if (isAfterFigure && entry.kind === "text") {
      entry.style = { ...entry.style, spaceBefore: entry.style.spaceBefore + FIGURE_SPACE_UNITS };
    }
    if (before?.kind === "text" && before.plate && entry.kind === "text" && entry.name === "figure") {
      entry.style = { ...entry.style, spaceBefore: entry.style.spaceBefore + FIGURE_SPACE_UNITS };
    }
  }
  // Ornament stays away where there is nothing for it to belong to.
  return entries.some((entry) => entry.kind !== "graphic" || isContent(entry)) ? entries : [];
}

function isContent({ name }: StackGraphic): boolean {
  return name !== "rule" && name !== "dots";
}

function entryFor(item: StackItem, part: StackPart, context: SceneContext): StackEntry[] {
  switch (item.content) {
    case "icon":
      return iconNamed(iconNameOf(context.scene)) ? [graphic(item, context, "icon", 150, 1)] : [];
    case "stars":
      return isRating(figureOf(context.scene)) ? [graphic(item, context, "stars", 84, 5.6)] : [];
    case "bar":
      return figureOf(context.scene) ? [graphic(item, context, "bar", 34, null)] : [];
    case "rule":
      return [graphic(item, context, "rule", 5, null)];
    case "scene-dots":
      return context.shot.count > 1 ? [graphic(item, context, "dots", 16, null)] : [];
    case "figure":
      return figureEntry(item, part, context);
    default:
      return textEntry(item, part, context);
  }
}

function graphic(
  item: StackItem,
  { template }: SceneContext,
  name: string,
  heightUnits: number,
  aspect: number | null,
): StackGraphic {
  const { spaceBefore } = template.textStyles[item.style];
  return { kind: "graphic", name, heightUnits: heightUnits * (item.scale ?? 1), aspect, spaceBefore };
}

/** Whether the template makes texts on pictures legible with plates. A card is background enough. */
function isPlated({ on, card }: StackPart, { template }: SceneContext): boolean {
  return on === "picture" && !card && template.overPicture === "plate";
}

/** The widest text the number takes: digits are as wide as each other, so that of the longer end. */
function figureEntry(item: StackItem, part: StackPart, context: SceneContext): StackEntry[] {
  const figure = figureOf(context.scene);
  if (!figure) return [];
  const ends = [figure.from, figure.value].map((value) =>
    formatFigure(value, figure, context.frame.language),
  );
  const text = ends
    .reduce((widest, end) => (end.length > widest.length ? end : widest))
    .replace(/[0-9]/g, "0");
  const given = byHand(scaled(context.template.textStyles[item.style], item), item, context);
  // Figures have no descenders, but what stands next to them needs air.
  const style = { ...given, lineHeight: Math.max(1, given.lineHeight) };
  const plate = plateByHand(isPlated(part, context) ? linePlate : null, item, context);
  return [{ kind: "text", name: "figure", text, style, plate, fillsScene: true, isSingleLine: true }];
}

function textEntry(item: StackItem, part: StackPart, context: SceneContext): StackEntry[] {
  const text = writtenText(item, context);
  if (text === "") return [];
  const { button, labelPlate } = context.template;
  if (item.list) {
    const style = byHand(scaled(context.template.textStyles[item.style], item, LIST_SCALE), item, context);
    const rows = listRows(text, item.list.columns !== "none");
    return [{ kind: "rows", name: item.content, rows, style, list: item.list }];
  }
  let plate: StackText["plate"] = null;
  if (item.content === "action") {
    plate = { per: "block", paddingXEm: button.paddingXEm, paddingYEm: button.paddingYEm };
  } else if (item.content === "label" && labelPlate && item.style === "label" && part.on !== "accent") {
    plate = { per: "block", paddingXEm: labelPlate.paddingXEm, paddingYEm: labelPlate.paddingYEm };
  } else if (isPlated(part, context)) {
    plate = linePlate;
  }
  plate = plateByHand(plate, item, context);
  const fillsScene = isWordsAlone(context);
  const style = byHand(styleOf(item, text, context), item, context);
  return [{ kind: "text", name: item.content, text, style, plate, fillsScene }];
}

/** A text with a place of its own is made larger there, not among the others of its stack. */
function byHand(style: TextStyle, { content, list }: StackItem, context: SceneContext): TextStyle {
  const changes = context.changes.get(content);
  if (!changes?.text) return style;
  const scale = changes.placement && !list ? 1 : (changes.text.size ?? 1);
  const setting = { language: context.frame.language, typefaces: context.typefaces };
  return styleByHand(style, changes.text, setting, scale);
}

function plateByHand(plate: StackText["plate"], { content }: StackItem, context: SceneContext) {
  const wanted = context.changes.get(content)?.text?.plate;
  if (wanted === undefined) return plate;
  return wanted === null ? null : (plate ?? linePlate);
}

/**
 * The template's style, larger where words stand alone. "−30%" or "2 for 1" is a picture in itself: headlines
 * that short are set nearly as large as figures.
 */
function styleOf(item: StackItem, text: string, context: SceneContext): TextStyle {
  const { template, arrangement } = context;
  const style = scaled(template.textStyles[item.style], item);
  if (item.content !== "headline" || item.style === "figure" || item.style === "body") return style;
  const hasFigure = arrangement.parts.some(
    (part) =>
      part.kind === "gauge" ||
      (part.kind === "stack" && part.items.some(({ content }) => content === "figure")),
  );
  if ([...text].length <= SHORT_CHARACTERS && !hasFigure && item.scale === undefined) {
    const { figure } = template.textStyles;
    const { minSize, spaceBefore } = style;
    return { ...figure, size: figure.size * SHORT_SCALE, minSize, maxLines: 1, spaceBefore };
  }
  return item.scale === undefined && isWordsAlone(context)
    ? { ...style, size: style.size * ALONE_SCALE }
    : style;
}

/** Whether nothing but running words fills the scene: no picture, ring or list has a share in it. */
function isWordsAlone({ arrangement }: SceneContext): boolean {
  return arrangement.parts.every((part) => {
    if (part.kind === "stack") return part.items.every(({ list }) => list === undefined);
    return part.kind !== "media" && part.kind !== "gauge";
  });
}

function scaled(style: TextStyle, item: StackItem, scale = 1): TextStyle {
  const factor = (item.scale ?? 1) * scale;
  return {
    ...style,
    size: style.size * factor,
    minSize: style.minSize * Math.min(1, factor),
    color: item.color ?? style.color,
  };
}

function writtenText(item: StackItem, { scene, shot, frame }: SceneContext): string {
  switch (item.content) {
    case "quote-mark":
      return textOf(scene, "headline") === "" ? "" : openingQuote(frame.language);
    case "scene-number":
      return twoDigits(shot.place + 1, frame.language);
    default:
      return textOf(scene, item.content);
  }
}

/** A number as "01", in the digits of the language. */
export function twoDigits(number: number, language: string): string {
  try {
    return new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(number);
  } catch {
    return String(number).padStart(2, "0");
  }
}

/** Opening quotation mark of a language, as CLDR gives it; English where it is not known here. */
function openingQuote(language: string): string {
  const primary = language.toLowerCase().split("-")[0] as string;
  if (["ar", "el", "fa", "fr", "hy", "it", "no", "nb", "ru", "uk"].includes(primary)) return "«";
  if (["bg", "cs", "de", "et", "hr", "is", "ka", "lt", "pl", "ro", "sk", "sl"].includes(primary)) return "„";
  return primary === "ja" ? "「" : "“";
}
