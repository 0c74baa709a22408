import * as z from "zod/mini";
import { reasonSchema } from "../audit/reason";
import { isDocumentPath } from "./document-access";

/** So many documents in one commit. */
export const mostChanges = 200;
export const mostChangeBytes = 6 * 1024 * 1024;
/** So long what staff change can be taken back, in days. */
export const keptDays = 30;

const path = z.string().check(z.refine(isDocumentPath, "it is no path of a document: collection/id"));
const fields = z.record(z.string(), z.json());
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "it is no time of a change"));

const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("create"), path, fields }),
  /** The whole document, where it still is as of `unchangedSince`. */
  z.object({ kind: z.literal("set"), path, fields, unchangedSince: time }),
  /** Some fields by their paths; `remove` takes fields away. */
  z.object({
    kind: z.literal("edit"),
    path,
    set: fields,
    remove: z.array(z.string()),
    unchangedSince: time,
  }),
  z.object({ kind: z.literal("copy"), path, to: path, unchangedSince: time }),
  z.object({ kind: z.literal("move"), path, to: path, unchangedSince: time }),
  z.object({ kind: z.literal("delete"), path, unchangedSince: time }),
]);
export type DocumentChange = z.output<typeof changeSchema>;

export const documentActs = ["edit", "create", "duplicate", "move", "delete", "import"] as const;
export type DocumentAct = (typeof documentActs)[number] | "undo";

export const changesSchema = z.object({
  /** A ULID: sent twice, it happens once. */
  changeId: z.string().check(z.regex(/^[0-9a-z]{26}$/i, "it is no id of a change")),
  /** What several commits belong to. */
  actId: z.string().check(z.regex(/^[0-9a-z]{26}$/i, "it is no id of an act")),
  act: z.enum(documentActs),
  reason: reasonSchema,
  /** What was typed, where more than one document is deleted: a name that all their paths have. */
  typedName: z.optional(z.string()),
  changes: z
    .array(changeSchema)
    .check(
      z.minLength(1, "there is nothing to change"),
      z.maxLength(mostChanges, `send at most ${mostChanges}`),
    ),
});
export type DocumentChanges = z.output<typeof changesSchema>;

export interface ChangesAnswer {
  changeId: string;
  /** When all of it was written; null where nothing differed. */
  writtenAt: string | null;
}
