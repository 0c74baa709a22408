import { useMemo } from "react";
import type { Fact } from "~/domain/facts/fact";
import { currentFacts } from "~/domain/products/current-facts";
import { useCurrentFacts } from "~/session/use-current-facts";
import type { Project } from "~/stores/projects/project-document";

/** What a project states now: the facts of its product, and its own. */
export function useProjectFacts({ productId, facts }: Project): readonly Fact[] {
  const ofProduct = useCurrentFacts(productId ?? undefined);
  return useMemo(() => [...ofProduct, ...currentFacts(facts)], [ofProduct, facts]);
}
