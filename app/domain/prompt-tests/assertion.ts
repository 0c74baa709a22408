import * as z from "zod/mini";
import { expectedCallSchema } from "../function-calls/test-case";

/** What is asserted of an answer. Each may be turned round (`not`), weighed, and held against a threshold of its own. */

const text = z.string().check(z.maxLength(20_000));
const texts = z.array(text).check(z.minLength(1), z.maxLength(200));
const ignoreCase = z._default(z.boolean(), false);
const share = z.number().check(z.gte(0), z.lte(1));

const common = {
  not: z._default(z.boolean(), false),
  weight: z._default(z.number().check(z.gte(0), z.lte(1000)), 1),
  /** Names a figure that is averaged over cases; assertions of the same name count together. */
  metric: z._default(z.string().check(z.maxLength(60)), ""),
};

const simpleAssertionSchema = z.discriminatedUnion("kind", [
  z.object({ ...common, kind: z.literal("equals"), value: text }),
  z.object({ ...common, kind: z.literal("contains"), value: text, ignoreCase }),
  z.object({ ...common, kind: z.literal("contains-any"), values: texts, ignoreCase }),
  z.object({ ...common, kind: z.literal("contains-all"), values: texts, ignoreCase }),
  z.object({ ...common, kind: z.literal("starts-with"), value: text, ignoreCase }),
  z.object({ ...common, kind: z.literal("regex"), pattern: z.string().check(z.maxLength(1000)), ignoreCase }),
  /** With a schema, the JSON has to fit it. */
  z.object({ ...common, kind: z.literal("json"), schema: z._default(z.nullable(z.unknown()), null) }),
  /** At most so many letters apart. */
  z.object({ ...common, kind: z.literal("levenshtein"), value: text, most: z.int().check(z.gte(0)) }),
  z.object({
    ...common,
    kind: z.literal("rouge-n"),
    value: text,
    size: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
    threshold: z._default(share, 0.75),
  }),
  z.object({ ...common, kind: z.literal("similar"), value: text, threshold: z._default(share, 0.8) }),
  z.object({
    ...common,
    kind: z.literal("word-count"),
    least: z._default(z.int().check(z.gte(0)), 0),
    most: z._default(z.nullable(z.int().check(z.gte(0))), null),
  }),
  z.object({ ...common, kind: z.literal("latency"), mostMs: z.number().check(z.gte(0)) }),
  z.object({ ...common, kind: z.literal("cost"), mostUsd: z.number().check(z.gte(0)) }),
  z.object({ ...common, kind: z.literal("finish-reason"), value: z.string().check(z.maxLength(40)) }),
  z.object({ ...common, kind: z.literal("refusal") }),
  /** Every call is one that its tool takes. */
  z.object({ ...common, kind: z.literal("valid-function-call") }),
  /** Names of tools called, against those expected. */
  z.object({
    ...common,
    kind: z.literal("tool-call-f1"),
    calls: z.array(z.pick(expectedCallSchema, { name: true })).check(z.minLength(1), z.maxLength(32)),
    threshold: z._default(share, 1),
  }),
  z.object({ ...common, kind: z.literal("rubric"), rubric: text, threshold: z._default(share, 0.5) }),
  z.object({ ...common, kind: z.literal("pick-best"), criteria: text }),
  z.object({ ...common, kind: z.literal("human"), question: text }),
]);
export type SimpleAssertion = z.infer<typeof simpleAssertionSchema>;

/** Several, of which so large a share (by weight) has to hold. */
const setSchema = z.object({
  ...common,
  kind: z.literal("set"),
  assertions: z.array(simpleAssertionSchema).check(z.minLength(1), z.maxLength(40)),
  threshold: z._default(z.nullable(share), null),
});
export type AssertionSet = z.infer<typeof setSchema>;

export const assertionSchema = z.union([simpleAssertionSchema, setSchema]);
export type Assertion = z.infer<typeof assertionSchema>;
