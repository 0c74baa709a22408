import type { ProductFields } from "~/domain/products/product";
import { type Language, languageSchema } from "~/domain/text/language";
import { briefLimits } from "~/domain/video/brief";
import { briefFromFacts } from "~/domain/video/brief-from-facts";
import { factsForBrief } from "~/domain/video/facts-for-brief";

/** What a brief of a video begins with that is made of a product: its facts in words, and its photos. */
export function briefOfProduct(product: ProductFields & { id: string }) {
  const facts = factsForBrief(product.facts, null);
  return {
    productId: product.id,
    brandId: product.brandId,
    facts,
    prompt: briefFromFacts(facts, { language: languageOf(product), address: product.sourceUrl }),
    uploads: product.photos
      .filter(({ role }) => role !== "logo" && role !== "icon")
      .slice(0, briefLimits.assets)
      .map(({ assetId, cutOutAssetId, alt }) => ({
        assetId: cutOutAssetId ?? assetId,
        name: alt || product.name,
      })),
  };
}

/** The language of most of its words; what is not known is taken for English. */
function languageOf({ facts }: ProductFields): Language {
  const counts = new Map<Language, number>();
  for (const { language } of facts.facts) {
    const known = languageSchema.safeParse(language?.split("-")[0]?.toLowerCase()).data;
    if (known) counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? "en";
}
