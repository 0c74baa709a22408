import { isPrice } from "~/domain/video/figure";
import type { CounterLayer, TextLayer } from "~/scene/composition";
import { type Draft, keyed } from "~/scene/resolve/draft";
import { graphicLayers } from "~/scene/resolve/graphic";
import { keyOfItem } from "~/scene/resolve/parts/part-keys";
import { spansOfCell } from "~/scene/resolve/parts/row-spans";
import { inkByHand, spansOf } from "~/scene/resolve/parts/text-by-hand";
import type { PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import { figureOf } from "~/scene/resolve/scene-slots";
import type { PlacedText } from "~/scene/resolve/stack-text";
import { surfaceOn } from "~/scene/resolve/surfaces";
import { animateText, contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import type { Entrance, Surface } from "~/scene/templates/template";

export type { SceneContext } from "~/scene/resolve/scene-context";

/** A number is still counting while its words come in, and stands while they are read. */
const COUNTING_SHARE = 0.5;
const LONGEST_COUNT_SECONDS = 1.8;
/** Words that come one by one take this part of the scene. */
const WORD_BY_WORD_SHARE = 0.5;

/** Layers of a placed stack in painting order. `order` counts what came in before it in the scene. */
export function stackLayers(placed: PlacedStack, order: number, context: SceneContext): Draft[] {
  let next = order;
  let row: number | undefined;
  return placed.items.flatMap((item) => {
    // What belongs to one row comes in with it.
    if (item.row === undefined || item.row !== row) next++;
    row = item.row;
    const drafts =
      item.kind === "text"
        ? [textLayer(item, placed, next - 1, context)]
        : graphicLayers(item, placed.stack, next - 1, context);
    return keyed(keyOfItem(item, placed.stack), drafts);
  });
}

/** How many steps a stack's items take to come in. */
export function stepsOf({ items }: PlacedStack): number {
  return items.filter((item, index) => item.row === undefined || item.row !== items[index - 1]?.row).length;
}

function textLayer(placed: PlacedText, { stack }: PlacedStack, order: number, context: SceneContext): Draft {
  const { template, timing, sceneIndex, frame } = context;
  const surface = surfaceOn(stack.on, context);
  const source = stack.items.find(({ content }) => content === placed.name);
  const entrance = entranceOf(placed, source?.wordByWord === true, context);
  const colors = colorsOf(placed, surface, context);
  const changes = context.changes.get(keyOfItem(placed, stack));
  const plain = {
    id: `scene-${sceneIndex}/${placed.name}`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box: placed.box,
    font: placed.style.font,
    maxSize: placed.sizePixels,
    minSize: placed.minSizePixels,
    lineHeight: placed.lineHeight,
    letterSpacing: placed.letterSpacingEm * placed.sizePixels,
    color: colors.text,
    align: placed.align ?? stack.align,
    verticalAlign: placed.verticalAlign,
    uppercase: placed.style.uppercase,
    plate: placed.plate && {
      color: colors.plate,
      paddingX: placed.plate.paddingXEm * placed.sizePixels,
      paddingY: placed.plate.paddingYEm * placed.sizePixels,
      radius: plateRadius(placed, context),
      per: placed.plate.per,
    },
  };
  const base = inkByHand(plain, changes?.text);
  if (placed.name === "figure") return { layer: counterLayer(base, placed, order, context), part: "content" };
  const layer: TextLayer = {
    ...base,
    kind: "text",
    text: placed.text,
    maxLines: placed.maxLines,
    reveal: placed.plate?.per === "block" ? "block" : entrance.reveal,
    masked: entrance.masked && placed.plate === null,
    ...(placed.row === undefined
      ? spansOf(changes, writtenIn(placed.name, context), placed.text)
      : spansInRow(placed, stack, placed.row, context)),
    animations: animateText(placed, entrance, order, timing, template, frame),
  };
  return { layer, part: "content" };
}

/** Of a cell of a list; the number before a row has none. */
function spansInRow({ name }: PlacedText, stack: PlacedStack["stack"], row: number, context: SceneContext) {
  const item = stack.items.find(({ content, list }) => list && name.startsWith(`${content}-${row}`));
  if (!item?.list || name.endsWith("-number")) return undefined;
  const column = name.endsWith("-b") ? 1 : 0;
  const changes = context.changes.get(item.content);
  return spansOfCell(changes, writtenIn(item.content, context), item.list.columns !== "none", {
    row,
    column,
  });
}

/** What stands in the slot of a text; its own words where it shows none. */
function writtenIn(name: string, { scene }: SceneContext): string {
  const slot = scene.slots[name];
  return slot?.kind === "text" ? slot.text : "";
}

function entranceOf(placed: PlacedText, isWordByWord: boolean, { template, timing }: SceneContext): Entrance {
  if (isWordByWord) {
    const words = Math.max(2, placed.text.split(/\s+/u).length);
    const seconds = (timing.exitStartSeconds ?? timing.endSeconds) - contentStartSeconds(timing, template);
    return {
      ...template.motion.headline,
      reveal: "word",
      masked: false,
      fades: true,
      seconds: 0.38,
      staggerSeconds: Math.min(0.32, (seconds * WORD_BY_WORD_SHARE) / words),
      easing: "out-back",
      fromXEm: 0,
      fromYEm: 0.12,
      fromScale: 1.15,
    };
  }
  const isHeadline = placed.name === "headline" || placed.name === "scene-number" || placed.name === "figure";
  return isHeadline ? template.motion.headline : template.motion.support;
}

type CounterBase = Omit<CounterLayer, "kind" | "from" | "to" | "decimals" | "unit" | "animations">;

/** The number fades in where it stands and runs to its value; a price stands at once, for on its way it would be another. */
function counterLayer(
  base: CounterBase,
  placed: PlacedText,
  order: number,
  context: SceneContext,
): CounterLayer {
  const { template, timing, scene } = context;
  const figure = figureOf(scene)!;
  const startSeconds =
    contentStartSeconds(timing, template) + Math.min(order * template.motion.sequenceSeconds, 0.6);
  const holdSeconds = (timing.exitStartSeconds ?? timing.endSeconds) - startSeconds;
  const countSeconds = Math.max(0.3, Math.min(LONGEST_COUNT_SECONDS, holdSeconds * COUNTING_SHARE));
  return {
    ...base,
    kind: "counter",
    minSize: Math.min(base.minSize, placed.sizePixels * 0.4),
    from: isPrice(figure) ? figure.value : figure.from,
    to: figure.value,
    decimals: figure.decimals,
    unit: figure.unit,
    animations: [
      {
        property: "opacity",
        from: 0,
        to: 1,
        startSeconds,
        endSeconds: startSeconds + 0.3,
        easing: "out-cubic",
      },
      {
        property: "value",
        from: 0,
        to: 1,
        startSeconds,
        endSeconds: startSeconds + countSeconds,
        easing: "out-cubic",
      },
      ...exit(timing, template),
    ],
  };
}

function plateRadius(placed: PlacedText, { template, frame }: SceneContext): number {
  if (placed.plate?.per !== "block") return 0;
  const radius = placed.name === "action" ? template.button.radius : (template.labelPlate?.radius ?? 0);
  return radius * frame.unit;
}

function colorsOf(
  placed: PlacedText,
  surface: Surface,
  context: SceneContext,
): { text: string; plate: string } {
  if (placed.plate?.per === "line") {
    // A headline on a picture keeps the scene's own colours; what supports it stands back.
    const plated = placed.name === "headline" ? context.surface : surface;
    return { text: plated[placed.style.color], plate: plated.background };
  }
  if (placed.plate) {
    return context.template.button.fill === "accent" || placed.name === "label"
      ? { text: surface.onAccent, plate: surface.accent }
      : { text: surface.background, plate: surface.text };
  }
  return { text: surface[placed.style.color], plate: surface.background };
}
