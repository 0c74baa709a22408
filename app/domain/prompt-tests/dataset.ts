import * as z from "zod/mini";
import { jsonEntries } from "../function-calls/json-entries";
import { isMap } from "../function-calls/parameter-schema";
import { assertionSchema } from "./assertion";

export const datasetLimits = { rows: 10_000, variables: 60, valueCharacters: 20_000, errors: 50 } as const;

const valueSchema = z.string().check(z.maxLength(datasetLimits.valueCharacters));

/** A case of a dataset: what a prompt's variables stand for, and what has to hold of the answer. */
export const datasetRowSchema = z.object({
  variables: z.record(z.string().check(z.minLength(1), z.maxLength(80)), valueSchema),
  assertions: z._default(z.array(assertionSchema).check(z.maxLength(40)), []),
  note: z._default(z.string().check(z.maxLength(400)), ""),
});
export type DatasetRow = z.infer<typeof datasetRowSchema>;

export type ImportedRows =
  | { rows: DatasetRow[]; errors: [] }
  | { rows: null; errors: { line: number; message: string }[] };

/**
 * Rows of JSON, an array or one to a line: `{"variables": {…}, "assertions": […]}`, or an object of plain values, which are then
 * the variables. Nothing is taken of a file in which a line is wrong.
 */
export function importJsonRows(text: string): ImportedRows {
  const read = jsonEntries(text).map(({ line, text: entry }) => {
    const value = parsed(entry);
    if (value === undefined) return { line, message: "This is not JSON. Correct it." };
    if (!isMap(value)) return { line, message: "This is no object. Write each row as one, in braces." };
    const row = datasetRowSchema.safeParse(
      isMap(value.variables)
        ? { ...value, variables: asTexts(value.variables) }
        : { variables: asTexts(value) },
    );
    if (row.success) return { line, row: row.data };
    const issue = row.error.issues[0];
    return {
      line,
      message: `Correct ${issue?.path.join(".") || "the row"}: ${issue?.message ?? "it is not as expected"}.`,
    };
  });
  return settled(read);
}

/** Rows of a table whose first line names the variables; `note` is a row's own remark. Lines count from 1, the names' among them. */
export function importTableRows(cells: readonly (readonly string[])[]): ImportedRows {
  const [names = [], ...lines] = cells;
  const empty = names.findIndex((name) => name.trim() === "");
  if (empty >= 0) return failed(1, `Column ${empty + 1} has no name. Give it one.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return failed(1, `Two columns are called “${twice}”. Rename one of them.`);
  return settled(
    lines.map((values, index) => {
      const line = index + 2;
      if (values.length > names.length) {
        return {
          line,
          message: `This line has ${values.length} values for ${names.length} columns. Correct it.`,
        };
      }
      const pairs = names.map((name, place) => [name, values[place] ?? ""] as const);
      const row = datasetRowSchema.safeParse({
        variables: Object.fromEntries(pairs.filter(([name]) => name !== "note")),
        note: pairs.find(([name]) => name === "note")?.[1] ?? "",
      });
      return row.success ? { line, row: row.data } : { line, message: "A value is too long. Shorten it." };
    }),
  );
}

type Read = { line: number } & ({ row: DatasetRow } | { message: string });

function settled(read: readonly Read[]): ImportedRows {
  if (read.length === 0) return failed(1, "There are no rows. Choose a file with at least one.");
  if (read.length > datasetLimits.rows) {
    return failed(1, `There are ${read.length} rows. Split the file: a dataset takes ${datasetLimits.rows}.`);
  }
  const errors = read.flatMap((one) => ("message" in one ? [{ line: one.line, message: one.message }] : []));
  if (errors.length > 0) return { rows: null, errors: errors.slice(0, datasetLimits.errors) };
  return { rows: read.flatMap((one) => ("row" in one ? [one.row] : [])), errors: [] };
}

const failed = (line: number, message: string): ImportedRows => ({ rows: null, errors: [{ line, message }] });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asTexts = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
