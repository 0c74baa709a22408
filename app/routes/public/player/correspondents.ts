import type { Embedding } from "~/stores/publications/embedding";
import { mayEmbed } from "~/stores/publications/may-embed";

/** Whom the player hears and tells. */
export interface Correspondents {
  hears(message: Pick<MessageEvent, "source" | "origin">): boolean;
  /** Origin that is told; `*` where any page may embed the video; null while nobody is known who may. */
  target(): string | null;
}

interface Surroundings {
  ownOrigin: string;
  parent: MessageEventSource | null;
  /** That `origin=` of the address names. */
  named: string | null;
  /** Of the page around, as far as the browser tells. */
  presumed: string | null;
}

/**
 * The page around the player, where it may embed the video. One that the address names is the only one; else the first that is
 * heard stays. Where only some sites may embed it, nothing is ever told to all.
 */
export function correspondentsOf(
  embedding: Embedding,
  { ownOrigin, parent, named, presumed }: Surroundings,
): Correspondents {
  const may = (origin: string) => mayEmbed(embedding, origin, ownOrigin);
  let known = named;
  return {
    hears({ source, origin }) {
      if (source === null || source !== parent || !may(origin)) return false;
      if (known === null && origin !== "null") known = origin;
      return known === null || known === origin;
    },
    target() {
      const to = known ?? presumed;
      if (to !== null && to !== "null") return may(to) ? to : null;
      return embedding.by === "anybody" ? "*" : null;
    },
  };
}
