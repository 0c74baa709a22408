import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4Usage,
} from "@ai-sdk/provider";
import * as z from "zod/mini";
import type { Language } from "~/domain/text/language";
import { distinctAngles } from "~/domain/video/angle";
import { tones } from "~/domain/video/brief";
import { rewriteRequestSchema } from "~/domain/video/rewrite";
import { scriptLimits } from "~/domain/video/script";
import { findAngleLines } from "~/providers/built-in/script-writer/angle-lines";
import { composeScript } from "~/providers/built-in/script-writer/compose-script";
import { grammarOf, type WriterLanguage } from "~/providers/built-in/script-writer/grammars";
import { phrasesOf } from "~/providers/built-in/script-writer/phrases-of";
import { readPrompt } from "~/providers/built-in/script-writer/read-prompt";
import { rewriteLines } from "~/providers/built-in/script-writer/rewrite-lines";
import { seededRandom, seedOf } from "~/providers/built-in/seeded-random";
import { readFencedData } from "~/providers/prompts/data-fence";

/** Languages the writer has phrases for. */
export const scriptWriterLanguages = ["en", "de", "fr", "es"] as const satisfies readonly (Language &
  WriterLanguage)[];

const briefSchema = z.object({
  prompt: z.string(),
  language: z.enum(scriptWriterLanguages),
  tone: z.enum(tones),
});
/** What a whole script needs to know beside the brief. */
const sizeSchema = z.object({
  lengthSeconds: z.number(),
  sceneCount: z.int().check(z.gte(scriptLimits.fewestScenes), z.lte(scriptLimits.mostScenes)),
});
const anglesSchema = z.object({ seen: z.array(z.string()) });
const factsSchema = z.array(z.string());

/**
 * The built-in writer: a language model by its interface, a set of rules by its nature. It reads the brief (and
 * facts) that a prompt fences as data, and answers with a script, angles or other words for a scene, which hold
 * only the user's own words and framing lines that state nothing. The same request and seed give the same answer; no
 * network is used.
 */
export const scriptWriter: LanguageModelV4 = {
  specificationVersion: "v4",
  provider: "built-in",
  modelId: "script-writer",
  supportedUrls: {},
  async doGenerate(options) {
    return {
      content: [{ type: "text", text: write(options) }],
      finishReason: { unified: "stop", raw: undefined },
      usage: noUsage,
      warnings: [],
    };
  },
  async doStream(options) {
    const pieces = write(options).match(/.{1,48}/gsu) ?? [];
    const stream: Awaited<ReturnType<LanguageModelV4["doStream"]>>["stream"] = new ReadableStream({
      start(controller) {
        controller.enqueue({ type: "stream-start", warnings: [] });
        controller.enqueue({ type: "text-start", id: "script" });
        for (const delta of pieces) controller.enqueue({ type: "text-delta", id: "script", delta });
        controller.enqueue({ type: "text-end", id: "script" });
        controller.enqueue({
          type: "finish",
          usage: noUsage,
          finishReason: { unified: "stop", raw: undefined },
        });
        controller.close();
      },
    });
    return { stream };
  },
};

/** No tokens are counted because none are used. */
const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

function write({ prompt, seed = 0, abortSignal }: LanguageModelV4CallOptions): string {
  abortSignal?.throwIfAborted();
  const text = prompt
    .flatMap((message) => (message.role === "user" ? message.content : []))
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n");
  const request = briefSchema.safeParse(readFencedData("brief", text));
  if (!request.success) throw refusal();
  const { language, tone } = request.data;
  const facts = factsSchema.safeParse(readFencedData("facts", text));
  const rewrite = rewriteRequestSchema.safeParse({
    ...(readFencedData("rewrite", text) as object | undefined),
    prompt: request.data.prompt,
  });
  const told = [request.data.prompt, ...(facts.data ?? [])].filter((part) => part.trim() !== "").join("\n");
  // A work without a brief has at least the words of its scene.
  const brief = told || (rewrite.success ? Object.values(rewrite.data.scene.lines).join("\n") : "");
  const grammar = grammarOf(brief, language);
  const reading = readPrompt(brief, grammar);
  const random = seededRandom(seedOf(brief, seed));

  if (rewrite.success) {
    return JSON.stringify({
      alternatives: rewriteLines(rewrite.data, reading, { language, grammar, random }),
    });
  }
  if (anglesSchema.safeParse(readFencedData("angles", text)).success) {
    const phrases = phrasesOf(language);
    const angles = [...tones]
      .sort((first, second) => Number(second === tone) - Number(first === tone))
      .flatMap((other) => findAngleLines(reading, phrases, { tone: other, random }));
    const { seen } = anglesSchema.parse(readFencedData("angles", text));
    const fresh = angles.filter(({ headline }) => !seen.includes(headline));
    return JSON.stringify({ angles: distinctAngles(fresh) });
  }
  const size = sizeSchema.safeParse(readFencedData("brief", text));
  if (!size.success) throw refusal();
  return JSON.stringify(composeScript(reading, { tone, language, grammar, ...size.data, random }));
}

function refusal(): APICallError {
  return new APICallError({
    message: "The built-in writer writes scripts from a brief only.",
    url: "built-in:script-writer",
    requestBodyValues: {},
    statusCode: 400,
  });
}
