import * as z from "zod/mini";
import { columnSchema, mappingSchema, rowSchema } from "~/domain/rows/table";
import { storyboardSchema } from "~/scene/storyboard";
import { baseChoiceSchema } from "./base-picker";
import type { TableDraft } from "./table-draft";

/**
 * A table that was read and has no document yet lies in this tab's storage with what was set of it, so that a reload loses
 * neither. The rows and the choices lie apart: rows are many and never change.
 */

const choicesSchema = z.object({
  name: z.string(),
  choice: z.nullable(baseChoiceSchema),
  /** Columns that were corrected, by their id. */
  changed: z.record(z.string(), columnSchema),
  ownMapping: z.nullable(mappingSchema),
  ownBase: z.nullable(storyboardSchema),
});
export type NewTableChoices = z.infer<typeof choicesSchema>;

const draftSchema = z.object({
  name: z.string(),
  origin: z.string(),
  table: z.object({ columns: z.array(columnSchema), rows: z.array(rowSchema) }),
});

const rowsKey = (userId: string) => `vitrine:new-table:${userId}:rows`;
const choicesKey = (userId: string) => `vitrine:new-table:${userId}:choices`;

/** Keeps what was read, in place of what was kept before. False where it is too large for this browser's storage. */
export function keepDraft(userId: string, { name, origin, table }: TableDraft): boolean {
  forgetNewTable(userId);
  try {
    sessionStorage.setItem(rowsKey(userId), JSON.stringify({ name, origin, table }));
    return true;
  } catch {
    return false;
  }
}

export function keepChoices(userId: string, choices: NewTableChoices): void {
  try {
    sessionStorage.setItem(choicesKey(userId), JSON.stringify(choices));
  } catch {
    // No room: the choices live as long as the page.
  }
}

/** What a reload found; its file is gone, and with it the ways to read it otherwise. */
export function readKeptDraft(userId: string): TableDraft | null {
  const draft = readKept(rowsKey(userId), draftSchema);
  return draft && { ...draft, report: null, file: null };
}

export function readKeptChoices(userId: string): NewTableChoices | null {
  return readKept(choicesKey(userId), choicesSchema);
}

export function forgetNewTable(userId: string): void {
  try {
    sessionStorage.removeItem(rowsKey(userId));
    sessionStorage.removeItem(choicesKey(userId));
  } catch {
    // Storage is off: nothing was kept.
  }
}

function readKept<Schema extends z.core.$ZodType>(key: string, schema: Schema): z.infer<Schema> | null {
  try {
    return z.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? ""));
  } catch {
    return null;
  }
}
