import { canonicalHost } from "~/domain/http/host-name";
import { isIp, isPublicHostName, isPublicIp } from "~/domain/http/public-address";

/** The one way to fetch an address that a user named. Whatever is wrong with it, the error is the same. */
export class PublicFetchError extends Error {
  readonly code = "address_unreachable";
  constructor(options?: ErrorOptions) {
    super(
      "The address could not be fetched. Check that it opens in a private window, or save the file and upload it.",
      options,
    );
  }
}

export interface PublicFetchOptions {
  /** Hosts of this product itself: they are fetched for nobody. */
  ownHosts: readonly string[];
  mostBytes: number;
  timeoutMs: number;
  accept?: string;
  /** Looks a name up; every address it has must be public. */
  resolve: (host: string) => Promise<readonly string[]>;
  fetch?: typeof fetch;
  /** An origin that is taken as public on a developer's machine. */
  localOrigin?: string | null;
}

const mostHops = 3;
const ports: Record<string, readonly string[]> = { "http:": ["", "80"], "https:": ["", "443"] };

/**
 * Fetches an address that a user named, following at most 3 redirects, each checked like the first: http or https on its
 * own port, no credentials, no host of ours and none that is not public, by name and by every address the name has, asked
 * before the request and again after its answer began. The body fails once it is longer than `mostBytes` or takes longer than
 * `timeoutMs` in all. Throws PublicFetchError for all of it; what was wrong is in its cause alone.
 */
export async function fetchPublic(
  address: string,
  options: PublicFetchOptions,
): Promise<{ url: URL; headers: Headers; body: ReadableStream<Uint8Array> }> {
  const patience = AbortSignal.timeout(options.timeoutMs);
  try {
    let url = new URL(address);
    for (let hop = 0; ; hop++) {
      const response = await fetchOnce(url, options, patience);
      const location = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || location === null) {
        return { url, headers: response.headers, body: requireBody(response, options, patience) };
      }
      await response.body?.cancel();
      if (hop === mostHops) throw new Error("More than three redirects.");
      url = new URL(location, url);
    }
  } catch (cause) {
    throw new PublicFetchError({ cause });
  }
}

async function fetchOnce(url: URL, options: PublicFetchOptions, signal: AbortSignal): Promise<Response> {
  const { fetch: send = fetch, accept = "*/*" } = options;
  await requirePublic(url, options);
  const response = await send(url.href, {
    redirect: "manual",
    signal,
    headers: { Accept: accept, "User-Agent": "Vitrine (fetches a file its user named)" },
  });
  try {
    if (response.url && new URL(response.url).host !== url.host) throw new Error("Another host answered.");
    // A name may lead elsewhere by the time it is asked: what it says now must be public as well.
    await requirePublic(url, options);
    return response;
  } catch (error) {
    await response.body?.cancel().catch(() => {});
    throw error;
  }
}

async function requirePublic(
  url: URL,
  { ownHosts, resolve, localOrigin }: PublicFetchOptions,
): Promise<void> {
  if (localOrigin && url.origin === localOrigin) return;
  if (!ports[url.protocol]?.includes(url.port)) throw new Error("Not http or https on its own port.");
  if (url.username || url.password) throw new Error("Credentials in the address.");
  const host = canonicalHost(url.hostname);
  if (ownHosts.map(canonicalHost).some((own) => host === own || host.endsWith(`.${own}`)))
    throw new Error("A host of our own.");
  if (isIp(host)) {
    if (!isPublicIp(host)) throw new Error("Not a public address.");
    return;
  }
  if (!isPublicHostName(host)) throw new Error("Not a public name.");
  const addresses = await resolve(host);
  if (addresses.length === 0 || !addresses.every(isPublicIp)) throw new Error("The name leads inside.");
}

function requireBody(
  response: Response,
  { mostBytes }: PublicFetchOptions,
  patience: AbortSignal,
): ReadableStream<Uint8Array> {
  const said = Number(response.headers.get("content-length") ?? 0);
  if (!response.ok || !response.body || said > mostBytes) {
    void response.body?.cancel().catch(() => {});
    throw new Error(`Answered ${response.status} with ${said} bytes.`);
  }
  let sizeBytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > mostBytes) controller.error(new PublicFetchError({ cause: new Error("Too long.") }));
      else controller.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counted, { signal: patience });
}
