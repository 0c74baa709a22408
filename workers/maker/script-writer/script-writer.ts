import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { distinctAngles } from "~/domain/video/angle";

import { rewriteRequestSchema } from "~/domain/video/rewrite";
import { scriptLimits } from "~/domain/video/script";
import { readFencedData } from "~/providers/prompts/data-fence";
import { ProviderError } from "~/providers/provider-error.server";
import type { MakerQuestion } from "~/settings/maker-rpc";
import { readBrief } from "../brief-reader/read-brief";
import { composeScript } from "./compose-script";
import { findOpenings } from "./find-openings";
import { gather } from "./material";
import { rewriteCopy } from "./rewrite-copy";

const briefSchema = z.object({ prompt: z.string(), language: languageSchema });
/** What a whole script needs to know beside the brief. */
const sizeSchema = z.object({
  lengthSeconds: z.number(),
  sceneCount: z.int().check(z.gte(scriptLimits.fewestScenes), z.lte(scriptLimits.mostScenes)),
});
const anglesSchema = z.object({ seen: z.array(z.string()) });
const factsSchema = z.array(z.string());

/**
 * The built-in writer: a set of rules. It takes the brief (and facts) that a prompt fences as data apart, and answers
 * with a script, angles or other words for a scene as JSON, which hold the user's own words and a closed table of
 * phrases. The same text gives the same answer; no network is used. Throws `ProviderError`
 * `provider_rejected_request` for a text without a brief.
 */
export function write({ text }: Pick<MakerQuestion, "text">): string {
  const request = briefSchema.safeParse(readFencedData("brief", text));
  if (!request.success) throw refusal();
  const { language } = request.data;
  const facts = factsSchema.safeParse(readFencedData("facts", text));
  const rewrite = rewriteRequestSchema.safeParse({
    ...(readFencedData("rewrite", text) as object | undefined),
    prompt: request.data.prompt,
  });
  const told = [request.data.prompt, ...(facts.data ?? [])].filter((part) => part.trim() !== "").join("\n");
  // A work without a brief has at least the words of its scene.
  const prompt = told || (rewrite.success ? Object.values(rewrite.data.scene.lines).join("\n") : "");
  const material = gather(prompt, readBrief({ prompt, language, region: null }));

  if (rewrite.success) return JSON.stringify({ alternatives: rewriteCopy(rewrite.data, material) });
  const angles = anglesSchema.safeParse(readFencedData("angles", text));
  if (angles.success) {
    const found = findOpenings(material).map(({ kind, framework, headline, below }) => ({
      kind,
      framework,
      headline,
      body: below.map((row) => row.text).join("\n"),
    }));
    return JSON.stringify({
      angles: distinctAngles(found.filter(({ headline }) => !angles.data.seen.includes(headline))),
    });
  }
  const size = sizeSchema.safeParse(readFencedData("brief", text));
  if (!size.success) throw refusal();
  return JSON.stringify(composeScript(material, size.data));
}

function refusal(): ProviderError {
  return new ProviderError("provider_rejected_request", {
    details: ["The built-in writer writes scripts from a brief only."],
  });
}
