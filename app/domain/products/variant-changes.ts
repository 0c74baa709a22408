import { sameData } from "../data/same-data";
import type { Fact } from "../facts/fact";
import { mostFacts } from "../facts/fact-sheet";
import type { SourceVariant } from "../facts/source-event";
import { mostVariants, type ProductFields } from "./product";

/** A variant that a page has otherwise than the product, with what is known of it alone. */
export type VariantChange =
  | { kind: "added" | "gone"; variant: SourceVariant; facts: Fact[] }
  | { kind: "changed"; was: SourceVariant; variant: SourceVariant; facts: [] };

type Varied = Pick<ProductFields, "variants" | "facts" | "photos">;

/** Which variants a page has otherwise than a product. Only a page that was read whole, and has variants, can have lost one. */
export function findVariantChanges(
  product: Varied,
  read: { variants: readonly SourceVariant[]; facts: readonly Fact[]; isWhole: boolean },
): VariantChange[] {
  const own = new Map(product.variants.map((variant) => [variant.id, variant]));
  const told = new Set(read.variants.map(({ id }) => id));
  const factsOf = (facts: readonly Fact[], id: string) => facts.filter(({ variantId }) => variantId === id);
  const changes = read.variants.flatMap((variant): VariantChange[] => {
    const was = own.get(variant.id);
    if (!was) return [{ kind: "added", variant, facts: factsOf(read.facts, variant.id) }];
    return sameData(was, variant) ? [] : [{ kind: "changed", was, variant, facts: [] }];
  });
  if (!read.isWhole || read.variants.length === 0) return changes;
  const gone = product.variants
    .filter(({ id }) => !told.has(id))
    .map((variant): VariantChange => {
      return { kind: "gone", variant, facts: factsOf(product.facts.facts, variant.id) };
    });
  return [...changes, ...gone];
}

/** The product with the variants a person took: a new one with its facts, without one that is gone; its photos stay. */
export function takeVariantChanges<Product extends Varied>(
  product: Product,
  taken: readonly VariantChange[],
): Product {
  return taken.reduce<Product>(takeVariantChange, product);
}

function takeVariantChange<Product extends Varied>(product: Product, change: VariantChange): Product {
  const { id } = change.variant;
  switch (change.kind) {
    case "added":
      if (product.variants.length >= mostVariants) return product;
      return {
        ...product,
        variants: [...product.variants, change.variant],
        facts: { ...product.facts, facts: [...product.facts.facts, ...change.facts].slice(0, mostFacts) },
      };
    case "changed":
      return {
        ...product,
        variants: product.variants.map((variant) => (variant.id === id ? change.variant : variant)),
      };
    case "gone":
      return withoutVariant(product, id);
  }
}

/** A product without one of its variants and what was known of it alone. Its photos are of the product from then on. */
export function withoutVariant<Product extends Varied>(product: Product, variantId: string): Product {
  const gone = new Set(
    product.facts.facts.flatMap((fact) => (fact.variantId === variantId ? [fact.id] : [])),
  );
  return {
    ...product,
    variants: product.variants.filter(({ id }) => id !== variantId),
    facts: {
      facts: product.facts.facts.filter(({ id }) => !gone.has(id)),
      decisions: product.facts.decisions.filter(({ factId }) => !gone.has(factId)),
    },
    photos: product.photos.map((photo) => {
      if (photo.variantId !== variantId) return photo;
      const { variantId: _, ...kept } = photo;
      return kept;
    }),
  };
}
