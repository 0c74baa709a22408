import type { Fact } from "~/domain/facts/fact";
import { useDocuments } from "~/firebase/use-documents";

const none: readonly Fact[] = [];

/** What the facts of a product say now, live; none until they are known, and for no product. */
export function useCurrentFacts(productId: string | undefined): readonly Fact[] {
  const reading = useDocuments(
    productId ?? null,
    () => import("~/stores/products/products"),
    (store, documents, onChange: (facts: readonly Fact[]) => void) =>
      store.watchCurrentFacts(documents, [productId ?? ""], (facts) => onChange([...facts.values()].flat())),
  );
  return reading.kind === "present" ? reading.value : none;
}
