import type { Tone } from "~/domain/video/brief";
import { seededFraction } from "~/scene/seeded-choice";
import { templateIdOfTone } from "~/scene/storyboard-from-script";

/** Where a video's variants begin: a template and a seed that choosing one of them does not change. */
export interface VariantOrigin {
  templateId: string;
  seed: number;
}

/**
 * The origin of a work: the template and the seed it was made with. One that did not start from a brief has those its
 * id gives.
 */
export function variantOrigin(content: {
  id: string;
  brief: { tone: Tone; templateId?: string | null | undefined } | null;
  recipe: { seed: number } | null;
}): VariantOrigin {
  const seed = content.recipe?.seed ?? Math.floor(seededFraction(0, content.id) * 2 ** 32);
  const { tone = "plain" as const, templateId } = content.brief ?? {};
  return { seed, templateId: templateId ?? templateIdOfTone(tone, seed) };
}
