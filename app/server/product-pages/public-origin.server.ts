import type { Settings } from "~/settings/settings.server";

/** Scheme and host under which published pages are found: of the studio, or of where it was asked for where none is set. */
export function publicOriginOf({ access }: Settings, asked: URL): string {
  return access.mainHost ? `https://${access.mainHost}` : asked.origin;
}
