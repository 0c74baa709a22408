import {
  type Category,
  type ExpectedCall,
  type TestCase,
  testCaseSchema,
} from "~/domain/function-calls/test-case";
import type { VideoStep } from "~/scene/assistant/step";
import { videoTools, videoToolsNamed } from "~/scene/assistant/video-tools";

type StepName = VideoStep["do"];

/** A call that is right: each argument as it must be, or the several ways it may be. */
export function right(name: StepName, accepted: Record<string, unknown[]> = {}): ExpectedCall {
  return { name, arguments: accepted };
}

interface CaseOptions {
  id: string;
  /** A talk has several. */
  turns: [user: string, ...expected: ExpectedCall[]][];
  /** Which tools are offered; all where absent. */
  tools?: readonly StepName[];
}

export function makeCase(category: Category, { id, turns, tools }: CaseOptions): TestCase {
  return testCaseSchema.parse({
    id,
    category,
    world: "video",
    tools: tools ? videoToolsNamed(tools) : videoTools,
    turns: turns.map(([user, ...expected]) => ({ user, expected })),
  });
}
