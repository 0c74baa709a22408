import * as z from "zod/mini";
import { distinctAngles } from "~/domain/video/angle";
import { tones } from "~/domain/video/brief";
import { rewriteRequestSchema } from "~/domain/video/rewrite";
import { scriptLimits } from "~/domain/video/script";
import { makerLanguages } from "~/providers/maker-limits";
import { readFencedData } from "~/providers/prompts/data-fence";
import { ProviderError } from "~/providers/provider-error.server";
import type { MakerQuestion } from "~/settings/maker-rpc";
import { seededRandom, seedOf } from "../seeded-random";
import { findAngleLines } from "./angle-lines";
import { composeScript } from "./compose-script";
import { grammarOf } from "./grammars";
import { phrasesOf } from "./phrases-of";
import { readPrompt } from "./read-prompt";
import { rewriteLines } from "./rewrite-lines";

const briefSchema = z.object({
  prompt: z.string(),
  language: z.enum(makerLanguages),
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
 * The built-in writer: a set of rules. It reads the brief (and facts) that a prompt fences as data, and answers with a
 * script, angles or other words for a scene as JSON, which hold only the user's own words and framing lines that state
 * nothing. The same text and seed give the same answer; no network is used. Throws `ProviderError`
 * `provider_rejected_request` for a text without a brief.
 */
export function write({ text, seed }: MakerQuestion): string {
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

function refusal(): ProviderError {
  return new ProviderError("provider_rejected_request", {
    details: ["The built-in writer writes scripts from a brief only."],
  });
}
