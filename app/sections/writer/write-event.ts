import * as z from "zod/mini";
import { sectionSchema } from "~/sections/page";
import { outlineSchema, writtenPageSchema } from "~/sections/writer/outline";
import { directionIds } from "~/sections/writer/write-input";

/** What writing a page tells while it goes on, one event a line of the answer of `/api/v1/projects/write`. */
export const writeEventSchema = z.discriminatedUnion("type", [
  /** Of each direction, before its sections. */
  z.object({ type: z.literal("outline"), outline: outlineSchema }),
  /** A later one of the same id replaces it. */
  z.object({
    type: z.literal("section"),
    direction: z.enum(directionIds),
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    section: sectionSchema,
  }),
  /** A direction is whole. */
  z.object({ type: z.literal("page"), direction: z.enum(directionIds), ...writtenPageSchema.shape }),
  /** A direction is not written to its end; the others are. What was told of it before stays. */
  z.object({
    type: z.literal("page-failed"),
    direction: z.enum(directionIds),
    code: z.string(),
    /** What happened, and what to do. */
    message: z.string(),
  }),
  /** Nothing follows. */
  z.object({
    type: z.literal("done"),
    /** Label of the writer. */
    madeBy: z.string(),
    /** What the person should know of the directions as a whole: what they differ in where facts allow less than three. */
    note: z.nullable(z.string()),
  }),
  /** Nothing follows. What was told before stays. */
  z.object({ type: z.literal("failed"), code: z.string(), message: z.string() }),
]);
export type WriteEvent = z.infer<typeof writeEventSchema>;
