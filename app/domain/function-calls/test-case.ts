import * as z from "zod/mini";
import { toolSchema } from "./parameter-schema";

export const categories = [
  "simple",
  "multiple",
  "parallel",
  "nested",
  "irrelevance",
  "relevance",
  "multi-turn",
] as const;
export const categorySchema = z.enum(categories);
export type Category = (typeof categories)[number];

export const categoryNames: Record<Category, { name: string; about: string }> = {
  simple: { name: "Simple", about: "One tool is offered, one call is right." },
  multiple: { name: "Multiple", about: "Several tools are offered, one call is right." },
  parallel: { name: "Parallel", about: "Several calls are right, in any order." },
  nested: { name: "Nested", about: "Arguments hold lists and objects." },
  irrelevance: { name: "Irrelevance", about: "No tool that is offered fits: no call is right." },
  relevance: { name: "Relevance", about: "Some tool fits: any call of one that is offered is right." },
  "multi-turn": { name: "Multi-turn", about: "A talk; how things stand is checked after each turn." },
};

/**
 * A call that is right. For each argument the values that are accepted; `""` among them says that it may be left out. Within an
 * object each field lists its accepted values in the same way.
 */
export const expectedCallSchema = z.object({
  name: z.string().check(z.minLength(1)),
  arguments: z.record(z.string(), z.array(z.unknown()).check(z.minLength(1))),
});
export type ExpectedCall = z.infer<typeof expectedCallSchema>;

/** What tools act on in a talk, where we have it: a video. */
export const worldNames = ["video"] as const;

export const caseLimits = { turns: 20, tools: 128, expected: 32, idCharacters: 120, textCharacters: 20_000 };

export const testCaseSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(caseLimits.idCharacters)),
  category: categorySchema,
  /** Asked by people rather than made up: the "live" half of the leaderboard's weights. */
  isLive: z._default(z.boolean(), false),
  world: z._default(z.nullable(z.enum(worldNames)), null),
  /** What a model is told before the talk. */
  instructions: z._default(z.string().check(z.maxLength(caseLimits.textCharacters)), ""),
  tools: z.array(toolSchema).check(z.maxLength(caseLimits.tools)),
  turns: z
    .array(
      z.object({
        user: z.string().check(z.minLength(1), z.maxLength(caseLimits.textCharacters)),
        expected: z.array(expectedCallSchema).check(z.maxLength(caseLimits.expected)),
      }),
    )
    .check(z.minLength(1), z.maxLength(caseLimits.turns)),
});
export type TestCase = z.infer<typeof testCaseSchema>;

export interface Suite {
  id: string;
  name: string;
  about: string;
  cases: TestCase[];
}

/** Names a case among all suites. */
export const caseKey = (suiteId: string, caseId: string) => `${suiteId}/${caseId}`;
