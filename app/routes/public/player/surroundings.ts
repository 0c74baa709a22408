import type { Embedding } from "~/stores/publications/embedding";
import { parseFrameOrigin } from "~/watch/frame-messages";
import { type Correspondents, correspondentsOf } from "./correspondents";

/** Whom a player in this window hears and tells. */
export function surroundingsOf(embedding: Embedding, parameters: URLSearchParams): Correspondents {
  const { ancestorOrigins } = location as Location & { ancestorOrigins?: DOMStringList };
  return correspondentsOf(embedding, {
    ownOrigin: location.origin,
    parent: window.parent === window ? null : window.parent,
    named: parseFrameOrigin(parameters.get("origin")),
    presumed: ancestorOrigins?.[0] ?? parseFrameOrigin(document.referrer),
  });
}
