import type { PublicationGateRpc } from "~/domain/publications/publication-gate";
import type { Settings } from "~/settings/settings.server";

export function publicationGateOf(settings: Settings, contentId: string): PublicationGateRpc {
  return settings.publicationGates.get(settings.publicationGates.idFromName(contentId));
}
