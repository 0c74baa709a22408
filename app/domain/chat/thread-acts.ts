import * as z from "zod/mini";
import { reasonSchema } from "../audit/reason";
import { feedbacks, messageStates, threadLimits, threadSettingsSchema } from "./thread";

const id = z.uuid();
const text = z
  .string()
  .check(z.trim(), z.minLength(1, "Write something."), z.maxLength(threadLimits.textCharacters));
const name = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, "Give it a name."), z.maxLength(most));

/** What is asked of several models has as many ids of answers as there are models. */
const answers = z
  .array(z.object({ id, modelId: z.string().check(z.minLength(1), z.maxLength(200)) }))
  .check(z.minLength(1), z.maxLength(2));

export const threadActSchema = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("ask"),
    messageId: id,
    parentId: z.nullable(id),
    text,
    fileIds: z.array(id).check(z.maxLength(threadLimits.files)),
    answers,
  }),
  /** Another answer to the same message, beside those it has. */
  z.object({ do: z.literal("regenerate"), parentId: id, answers }),
  /** An answer that broke off goes on where it ended. */
  z.object({ do: z.literal("continue"), messageId: id }),
  /** An answer as a person would have it, beside the one it was. */
  z.object({ do: z.literal("edit-answer"), messageId: id, newId: id, text }),
  z.object({ do: z.literal("stop") }),
  z.object({
    do: z.literal("allow"),
    messageId: id,
    approvalId: z.string().check(z.maxLength(200)),
    reason: reasonSchema,
  }),
  z.object({ do: z.literal("refuse"), messageId: id, approvalId: z.string().check(z.maxLength(200)) }),
  z.object({ do: z.literal("show"), leafId: id }),
  z.object({ do: z.literal("rate"), messageId: id, feedback: z.nullable(z.enum(feedbacks)) }),
  z.object({
    do: z.literal("set"),
    title: z.optional(name(threadLimits.titleCharacters)),
    isPinned: z.optional(z.boolean()),
    folderId: z.optional(z.nullable(id)),
    settings: z.optional(threadSettingsSchema),
  }),
  z.object({ do: z.literal("delete") }),
  z.object({ do: z.literal("put-back") }),
]);
export type ThreadAct = z.infer<typeof threadActSchema>;

const message = z.object({
  id,
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string().check(z.maxLength(80)) })).check(z.maxLength(400)),
  metadata: z.object({
    parentId: z.nullable(id),
    at: z.iso.datetime(),
    state: z.enum(messageStates),
    modelId: z.nullable(z.string().check(z.maxLength(200))),
    problem: z.nullable(z.string().check(z.maxLength(2000))),
    inputTokens: z.nullable(z.number()),
    outputTokens: z.nullable(z.number()),
    costUsd: z.nullable(z.number()),
    firstMs: z.nullable(z.number()),
    totalMs: z.nullable(z.number()),
    feedback: z.nullable(z.enum(feedbacks)),
    pairId: z.nullable(z.string().check(z.maxLength(80))),
    untold: z.optional(z.int().check(z.gte(0))),
  }),
});

/** A thread as its download holds it. */
export const threadFileSchema = z.object({
  format: z.literal("vitrine-thread-1"),
  title: name(threadLimits.titleCharacters),
  leafId: z.nullable(id),
  settings: threadSettingsSchema,
  messages: z.array(message).check(z.maxLength(threadLimits.messages)),
});
export type ThreadFile = z.infer<typeof threadFileSchema>;

/** What is done with threads as a whole. */
export const deskActSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("begin"), threadId: id, settings: threadSettingsSchema }),
  z.object({ do: z.literal("import"), threadId: id, thread: threadFileSchema }),
  z.object({ do: z.literal("name-folder"), folderId: id, name: name(120) }),
  z.object({ do: z.literal("remove-folder"), folderId: id, ifEmpty: z.optional(z.boolean()) }),
]);
export type DeskAct = z.infer<typeof deskActSchema>;
