import type { Settings } from "~/settings/settings.server";

/** Scheme and host under which published pages are found: of the studio, or of where it was asked for where none is set. */
export function publicOriginOf({ access }: Settings, asked: URL): string {
  return access.mainHost ? `https://${access.mainHost}` : asked.origin;
}

/** Where a page is found: at the root of a host of its own, on the host of all pages, or on that of the studio. */
export function pageAddress({ access }: Settings, pageId: string, studioOrigin: string): string {
  const hosts = [...access.pageHosts];
  const own = hosts.find(([, shown]) => shown === pageId);
  if (own) return `https://${own[0]}/`;
  const shared = hosts.find(([, shown]) => shown === "*");
  return `${shared ? `https://${shared[0]}` : studioOrigin}/pages/${pageId}`;
}
