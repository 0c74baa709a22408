import * as z from "zod/mini";
import { factKinds } from "~/domain/facts/fact";
import { languages } from "~/domain/text/language";
import { formats } from "~/domain/video/format";

/** A table of rows, each of which becomes one video, and where its columns go. */

export const rowLimits = {
  rows: 10_000,
  columns: 100,
  cellCharacters: 10_000,
  /** Of all cells of one row, so that rows stay a small part of a document. */
  rowCharacters: 40_000,
  headingCharacters: 120,
} as const;

export const columnTypes = [
  "text",
  "long-text",
  "number",
  "money",
  "date",
  "picture",
  "link",
  "color",
  "language",
  "yes-no",
] as const;

/** The hyphen keeps ids apart from the names that every object has ("constructor"). */
export const columnIdSchema = z.string().check(z.regex(/^c-[0-9a-z]{1,24}$/));
export const rowIdSchema = z.string().check(z.regex(/^r-[0-9a-z]{1,24}$/));

export const columnSchema = z.object({
  id: columnIdSchema,
  /** The heading, as it was written. */
  name: z.string().check(z.minLength(1), z.maxLength(rowLimits.headingCharacters)),
  type: z.enum(columnTypes),
  /** Why it is of this type, in a sentence for people. */
  reason: z.string().check(z.maxLength(200)),
  /** Of amounts that name none, as ISO 4217. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** How its numbers and dates are written, where a single cell does not tell: "1,234" and "3/4/2026". */
  decimalMark: z.optional(z.enum([".", ","])),
  dateOrder: z.optional(z.enum(["day-first", "month-first"])),
  /** Fills every cell that has no text of its own; begins with "=". */
  formula: z.optional(z.string().check(z.maxLength(2000))),
});
export type Column = z.infer<typeof columnSchema>;

const rowOptionsSchema = z.object({
  templateId: z.optional(z.string().check(z.maxLength(64))),
  formats: z.optional(z.array(z.enum(formats)).check(z.minLength(1), z.maxLength(formats.length))),
  lengthSeconds: z.optional(z.number().check(z.gte(1), z.lte(300))),
  language: z.optional(z.enum(languages)),
});

export const rowSchema = z.object({
  id: rowIdSchema,
  /** Column id → what was typed or read there. A cell that is absent has no text of its own. */
  cells: z.record(columnIdSchema, z.string().check(z.maxLength(rowLimits.cellCharacters))),
  options: z.optional(rowOptionsSchema),
  /** Kept, but no video is made of it. */
  skipped: z.optional(z.boolean()),
  /** The product it was taken from. */
  productId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
});
export type Row = z.infer<typeof rowSchema>;

export interface RowTable {
  columns: readonly Column[];
  rows: readonly Row[];
}

/** Where the cells of a column go. */
export const slotAddressSchema = z.discriminatedUnion("to", [
  /** A slot of a scene of the base storyboard: "headline", "picture", "figure", … */
  z.object({
    to: z.literal("slot"),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    slot: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
  /** The sentence a voice says over a scene. */
  z.object({ to: z.literal("spoken"), sceneId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  /** Known of the row's product, and backs what its video says. */
  z.object({ to: z.literal("fact"), kind: z.enum(factKinds) }),
  /** Name of the work and of its link. */
  z.object({ to: z.literal("title") }),
  z.object({ to: z.literal("file-name") }),
  z.object({ to: z.literal("sku") }),
  /** Rows that are variants of one product have the same text here. */
  z.object({ to: z.literal("group") }),
  z.object({ to: z.literal("format") }),
  z.object({ to: z.literal("language") }),
  z.object({ to: z.literal("color"), token: z.enum(["accent", "background", "text"]) }),
  /** No video is made of rows that say no. */
  z.object({ to: z.literal("wanted") }),
]);
export type SlotAddress = z.infer<typeof slotAddressSchema>;

/** Column id → all places its cells go; a column that is absent goes nowhere. */
export const mappingSchema = z.record(
  columnIdSchema,
  z.array(slotAddressSchema).check(z.minLength(1), z.maxLength(40)),
);
export type Mapping = z.infer<typeof mappingSchema>;

/** What is wrong with a cell, and what would put it right. */
export interface CellProblem {
  rowId: string;
  columnId: string;
  /** Stable; problems of one code and column are put right together. */
  code: CellProblemCode;
  /** In a sentence: what is wrong and what to do. */
  message: string;
  /** A row with an error, or with something that is still on its way, is neither exported nor published; one with a note is. */
  weight: "error" | "waiting" | "note";
  fix?: { label: string; value: string };
}

export type CellProblemCode =
  | "headline_empty"
  | "text_too_long"
  | "characters_uncovered"
  | "number_unreadable"
  | "money_unreadable"
  | "money_without_currency"
  | "money_ambiguous"
  | "money_negative"
  | "date_unreadable"
  | "date_ambiguous"
  | "picture_unreadable"
  | "picture_waiting"
  | "picture_failed"
  | "link_unreadable"
  | "icon_unknown"
  | "color_unreadable"
  | "language_unknown"
  | "format_unknown"
  | "yes_no_unreadable"
  | "formula_invalid";

/** One place for each pair of row and column, whatever stands there. */
export function ownText(row: Row, columnId: string): string {
  return Object.hasOwn(row.cells, columnId) ? (row.cells[columnId] ?? "") : "";
}
