import type { Suite } from "~/domain/function-calls/test-case";
import { irrelevanceCases, relevanceCases } from "./no-right-call";
import { multipleCases, nestedCases, parallelCases, simpleCases } from "./single-turn";
import { talkCases } from "./talks";

/** What people ask of a video, with what the assistant has to call. */
export const assistantSuite: Suite = {
  id: "assistant",
  name: "Editor assistant",
  about: "The tools of the editor's assistant, on a video of five scenes.",
  cases: [
    ...simpleCases,
    ...multipleCases,
    ...parallelCases,
    ...nestedCases,
    ...irrelevanceCases,
    ...relevanceCases,
    ...talkCases,
  ],
};
