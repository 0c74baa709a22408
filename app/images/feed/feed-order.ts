import type { ShownGeneration } from "./shown-generation";

/**
 * The images of the feed as it stands, from its first to its last. `shown` has those of each generation that was drawn,
 * without what is in the trash; of another one, all that came are taken to be there.
 */
export function feedOrder(
  generations: readonly Pick<ShownGeneration, "id" | "results">[],
  shown: ReadonlyMap<string, readonly string[]>,
): string[] {
  return generations.flatMap(
    ({ id, results }) => shown.get(id) ?? results.flatMap(({ imageId }) => imageId ?? []),
  );
}
