import { settledFacts } from "~/domain/facts/fact-sheet";
import { stateFact } from "~/domain/facts/state-fact";
import { valueInWords } from "~/domain/products/fact-differences";
import type { ProductFields } from "~/domain/products/product";
import { briefLimits } from "~/domain/video/brief";

/** What a brief of a video begins with that is made of a product: its facts in words, and its photos. */
export function briefOfProduct(product: ProductFields & { id: string }) {
  const facts = settledFacts(product.facts)
    .filter(({ variantId }) => !variantId)
    .slice(0, briefLimits.facts);
  const known = facts
    .map((fact) => (fact.value.type === "money" ? valueInWords(fact.value, "en") : stateFact(fact)))
    .join(". ");
  return {
    productId: product.id,
    brandId: product.brandId,
    facts,
    prompt: `${known}.`.slice(0, briefLimits.promptCharacters),
    uploads: product.photos
      .filter(({ role }) => role !== "logo" && role !== "icon")
      .slice(0, briefLimits.assets)
      .map(({ assetId, cutOutAssetId, alt }) => ({
        assetId: cutOutAssetId ?? assetId,
        name: alt || product.name,
      })),
  };
}
