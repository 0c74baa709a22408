import { useMemo } from "react";
import type { Fact } from "~/domain/facts/fact";
import { useCurrentFacts } from "~/session/use-current-facts";
import type { Project } from "~/stores/projects/project-document";
import { factsOfProject } from "~/stores/projects/project-facts";

/** What a project states now: the facts of its product, and its own. */
export function useProjectFacts({ productId, facts }: Project): readonly Fact[] {
  const ofProduct = useCurrentFacts(productId ?? undefined);
  return useMemo(() => factsOfProject(facts, ofProduct), [facts, ofProduct]);
}
