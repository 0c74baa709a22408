import type { Layout, SlotConstraint } from "~/scene/layouts/layout";
import type {
  GaugePart,
  ListStyle,
  MediaPart,
  PartChange,
  RelativeBox,
  ShapePart,
  StackItem,
  StackPart,
  TickerPart,
} from "~/scene/layouts/part";

/** Left, top, width and height, as fractions of what the part stands within. */
type Edges = readonly [x: number, y: number, width: number, height: number];
type Motif = readonly [centreX: number, centreY: number, size: number] | null;

/** What differs in one format: a box alone, or more of a part. */
type Changes = Record<string, Edges | (Omit<PartChange, "box"> & { at?: Edges })>;

interface GivenLayout extends Omit<Layout, "formats" | "motif"> {
  motif?: Motif;
  formats: Record<keyof Layout["formats"], Changes>;
  /** Where the motif stands in formats that need it elsewhere. */
  motifs?: Partial<Record<keyof Layout["formats"], Motif>>;
}

/** A layout document from its short form. */
export function layout({ motif = null, motifs = {}, formats, ...given }: GivenLayout): Layout {
  const changesFor = (format: keyof Layout["formats"]): Layout["formats"]["1:1"] => {
    const own = motifs[format];
    const parts = Object.entries(formats[format]).map(([id, change]) => [id, changeOf(change)]);
    return { parts: Object.fromEntries(parts), ...(own === undefined ? {} : { motif: motifOf(own) }) };
  };
  return {
    ...given,
    motif: motifOf(motif),
    formats: { "4:5": changesFor("4:5"), "1:1": changesFor("1:1"), "16:9": changesFor("16:9") },
  };
}

function changeOf(change: Changes[string]): PartChange {
  if (isEdges(change)) return { box: boxOf(change) };
  const { at, ...rest } = change;
  return at ? { ...rest, box: boxOf(at) } : rest;
}

function isEdges(change: Changes[string]): change is Edges {
  return Array.isArray(change);
}

function boxOf([x, y, width, height]: Edges): RelativeBox {
  return { x, y, width, height };
}

function motifOf(motif: Motif): Layout["motif"] {
  return motif && { centreX: motif[0], centreY: motif[1], size: motif[2] };
}

/** Texts below each other: at the top of their box and from the start side, on the scene's surface, unless said. */
export function stack(
  id: string,
  at: Edges,
  items: StackItem[],
  rest: Partial<Omit<StackPart, "id" | "kind" | "box" | "items">> = {},
): StackPart {
  const usual = { within: "safe", anchor: "top", align: "start", on: "surface" } as const;
  return { ...usual, ...rest, id, kind: "stack", box: boxOf(at), items };
}

/** A picture that fills its box of the canvas and stays as it is, unless said. */
export function media(
  id: string,
  at: Edges,
  rest: Partial<Omit<MediaPart, "id" | "kind" | "box">> = {},
): MediaPart {
  const usual = {
    within: "canvas",
    slot: "picture",
    shape: "rectangle",
    frame: "none",
    shade: "none",
    grows: false,
  } as const;
  return { ...usual, ...rest, id, kind: "media", box: boxOf(at) };
}

/** A rectangle in the accent colour on the canvas that fades in, unless said. */
export function shape(
  id: string,
  at: Edges,
  rest: Partial<Omit<ShapePart, "id" | "kind" | "box">> = {},
): ShapePart {
  const usual = { within: "canvas", shape: "rectangle", color: "accent", enters: "fade" } as const;
  return { ...usual, ...rest, id, kind: "shape", box: boxOf(at) };
}

export function ticker(
  id: string,
  at: Edges,
  rest: Partial<Omit<TickerPart, "id" | "kind" | "box">> = {},
): TickerPart {
  const usual = { within: "canvas", content: "label", on: "accent", reverse: false } as const;
  return { ...usual, ...rest, id, kind: "ticker", box: boxOf(at) };
}

export function gauge(
  id: string,
  at: Edges,
  rest: Partial<Omit<GaugePart, "id" | "kind" | "box">> = {},
): GaugePart {
  return { within: "safe", empties: false, ...rest, id, kind: "gauge", box: boxOf(at) };
}

export const label: StackItem = { content: "label", style: "label" };
export const display: StackItem = { content: "headline", style: "display" };
export const title: StackItem = { content: "headline", style: "title" };
export const quotation: StackItem = { content: "headline", style: "quote" };
export const body: StackItem = { content: "body", style: "body" };
export const action: StackItem = { content: "action", style: "action" };
export const figure: StackItem = { content: "figure", style: "figure" };
export const icon: StackItem = { content: "icon", style: "label" };
export const stars: StackItem = { content: "stars", style: "label" };

/** The body's lines as rows. */
export function list(
  marker: ListStyle["marker"],
  columns: ListStyle["columns"] = "none",
  hasRules = false,
): StackItem {
  return { content: "body", style: "body", color: "text", list: { marker, columns, rules: hasRules } };
}

type TextLimits = { label?: number; headline?: number; body?: number; action?: number; needs?: string[] };

/** The four text slots with the length that suits the layout best; those in `needs` it cannot be without. */
export function texts(limits: TextLimits = {}): Record<string, SlotConstraint> {
  const usual = { label: 32, headline: 60, body: 140, action: 24 };
  const { needs = [], ...given } = limits;
  return Object.fromEntries(
    Object.entries({ ...usual, ...given }).map(([name, maxCharacters]) => [
      name,
      { kind: "text", maxCharacters, required: needs.includes(name) },
    ]),
  );
}

/** A body whose lines are rows. */
export function rows(
  minItems: number,
  maxItems: number,
  columns: 1 | 2 = 1,
  maxCharacters = 60,
): SlotConstraint {
  return { kind: "list", minItems, maxItems, maxCharacters, columns, required: true };
}

/** A picture or clip the layout cannot be without, by the ratios it is not cropped much in. */
export function picture(minRatio: number, maxRatio: number): SlotConstraint {
  return {
    kind: "media",
    accepts: ["picture", "clip"],
    minRatio,
    maxRatio,
    required: true,
    borrows: false,
  };
}

/** One more picture, which other scenes may lend. */
export function morePictures(
  ...names: ("picture-2" | "picture-3" | "picture-4")[]
): Record<string, SlotConstraint> {
  const slot: SlotConstraint = {
    kind: "media",
    accepts: ["picture", "clip"],
    minRatio: 0.6,
    maxRatio: 1.6,
    required: false,
    borrows: true,
  };
  return Object.fromEntries(names.map((name) => [name, slot]));
}

export function number(unit: "any" | "percent" | "currency" | "rating", required = true): SlotConstraint {
  return { kind: "number", unit, required };
}

export const iconSlot: SlotConstraint = { kind: "icon", required: false };
