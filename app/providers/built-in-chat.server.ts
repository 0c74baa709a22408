import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { continueWords } from "~/domain/chat/continued-answer";
import { isDeskTool } from "~/domain/chat/desk-tools";
import { readQuestion } from "~/domain/chat/read-question";
import { whatItCan, writeAnswer } from "~/domain/chat/write-answer";

/** Nobody is billed: a program answers. */
const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

type Answer = { text: string } | { tool: string; input: string };

function answer({ prompt, tools }: LanguageModelV4CallOptions): Answer {
  const said = prompt.at(-2);
  if (said?.role !== "assistant" || wordsIn(prompt.at(-1)) !== continueWords) return read({ prompt, tools });
  const whole = read({ prompt: prompt.slice(0, -2), tools });
  const before = wordsIn(said);
  return "text" in whole && whole.text.startsWith(before) ? { text: whole.text.slice(before.length) } : whole;
}

function read({ prompt, tools = [] }: Pick<LanguageModelV4CallOptions, "prompt" | "tools">): Answer {
  const last = prompt.at(-1);
  if (last?.role === "tool") {
    const result = last.content.findLast((part) => part.type === "tool-result");
    if (result?.type === "tool-result" && isDeskTool(result.toolName)) {
      const { output } = result;
      if (output.type === "json") return { text: writeAnswer(result.toolName, output.value) };
      return { text: output.type === "text" || output.type === "error-text" ? output.value : refused };
    }
    return { text: refused };
  }
  const question = readQuestion(last?.role === "user" ? wordsIn(last) : "");
  const isOffered = question !== null && tools.some(({ name }) => name === question.tool);
  if (!question || !isOffered) return { text: whatItCan };
  return { tool: question.tool, input: JSON.stringify(question.input) };
}

function wordsIn(message: LanguageModelV4CallOptions["prompt"][number] | undefined): string {
  if (!message || typeof message.content === "string") return message?.content.toString() ?? "";
  return message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

const refused = "Then I leave it. Nothing was read and nothing was changed.";

/** Answers from tools on our own data by rules, and says plainly what it cannot do. */
export const builtInChat: LanguageModelV4 = {
  specificationVersion: "v4",
  provider: "built-in",
  modelId: "assistant",
  supportedUrls: {},
  async doGenerate(options) {
    const said = answer(options);
    return {
      content: [
        "text" in said
          ? { type: "text", text: said.text }
          : { type: "tool-call", toolCallId: crypto.randomUUID(), toolName: said.tool, input: said.input },
      ],
      finishReason: reasonOf(said),
      usage,
      warnings: [],
    };
  },
  async doStream(options) {
    const said = answer(options);
    const parts = partsOf(said);
    return {
      stream: new ReadableStream<LanguageModelV4StreamPart>({
        async pull(controller) {
          options.abortSignal?.throwIfAborted();
          const next = parts.next();
          if (next.done) return controller.close();
          controller.enqueue(next.value);
          // Others have their turn between any two words.
          await new Promise((resolve) => setTimeout(resolve, 0));
        },
      }),
    };
  },
};

const reasonOf = (said: Answer) =>
  "text" in said
    ? { unified: "stop" as const, raw: undefined }
    : { unified: "tool-calls" as const, raw: undefined };

function* partsOf(said: Answer): Generator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  if ("text" in said) {
    yield { type: "text-start", id: "0" };
    for (const delta of said.text.match(/\S+\s*|\s+/g) ?? []) yield { type: "text-delta", id: "0", delta };
    yield { type: "text-end", id: "0" };
  } else {
    const toolCallId = crypto.randomUUID();
    yield { type: "tool-call", toolCallId, toolName: said.tool, input: said.input };
  }
  yield { type: "finish", finishReason: reasonOf(said), usage };
}
