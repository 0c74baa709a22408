import { exampleFolders } from "~/domain/facts/example-pages";
import { isSameHost } from "~/domain/http/host-name";
import type { ApiCall } from "./api-route.server";
import {
  askPublic,
  type PublicAnswer,
  PublicFetchError,
  type PublicFetchOptions,
} from "./fetch-public.server";
import { resolveHost } from "./resolve-host.server";

export type AskLimits = Pick<
  PublicFetchOptions,
  "mostBytes" | "timeoutMs" | "accept" | "firstBytes" | "mayRead"
>;

/** Asks an address that its user named; what it throws is a PublicFetchError. */
export type Ask = (address: string, limits: AskLimits) => Promise<PublicAnswer>;

/**
 * How one call asks what its user names: by the rules of `askPublic`, with every host of this product refused but for its
 * own example pages, which come from its files and need no network.
 */
export function askForUser(
  { settings, request, url: own }: Pick<ApiCall, "settings" | "request" | "url">,
  signal: AbortSignal = request.signal,
): Ask {
  const { alternateHost, mainHost } = settings.access;
  const ownHosts = [own.hostname, alternateHost ?? [], mainHost ?? []].flat();
  return async (address, limits) => {
    if (URL.canParse(address) && isOwnExample(new URL(address), own)) {
      return askExample(new URL(address), settings.assets);
    }
    return askPublic(address, {
      ...limits,
      ownHosts,
      resolve: resolveHost,
      localOrigin: settings.localFetchOrigin,
      signal,
    });
  };
}

/** Whether an address is that of an example page, or of a picture on one. */
export function isOwnExample(url: URL, own: URL): boolean {
  const isOwn = isSameHost(url.host, own.host) && url.port === own.port && url.protocol === own.protocol;
  return isOwn && exampleFolders.some((folder) => url.pathname.startsWith(folder));
}

async function askExample(url: URL, assets: Fetcher): Promise<PublicAnswer> {
  const { status, headers, body } = await assets.fetch(url.href, { redirect: "manual" });
  if (!body) throw new PublicFetchError("address_unreachable");
  return { url, status, headers, body };
}
