import { canonicalHost } from "~/domain/http/host-name";
import { isIp, isPublicHostName, isPublicIp } from "~/domain/http/public-address";

const messages = {
  /** Whatever is wrong with the address or with who answers there: nobody learns what stands on a network of ours. */
  address_unreachable:
    "The address could not be fetched. Check that it opens in a private window, or save the file and upload it.",
  address_too_large:
    "There is more at this address than can be fetched. Save the part you need and upload it.",
  address_forbids_reading: "The site asks machines not to fetch this. Save it yourself and upload it.",
  address_too_slow: "The address answered too slowly. Try again later, or save the file and upload it.",
} as const;

/** What became of an address that a user named. What was wrong in detail is in its cause alone. */
export class PublicFetchError extends Error {
  constructor(
    readonly code: keyof typeof messages,
    options?: ErrorOptions,
  ) {
    super(messages[code], options);
  }
}

export interface PublicFetchOptions {
  /** Hosts of this product itself: they are fetched for nobody. */
  ownHosts: readonly string[];
  /** Counted as they come out, after a packed answer was unpacked. */
  mostBytes: number;
  /** For everything, to the last byte. */
  timeoutMs: number;
  accept?: string;
  /** The first bytes alone are asked for; who does not know ranges sends all. */
  firstBytes?: number;
  /** Looks a name up; every address it has must be public. */
  resolve: (host: string) => Promise<readonly string[]>;
  fetch?: typeof fetch;
  /** Sent in place of a question; where it is sent on to elsewhere is not followed. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
  /** An origin that is taken as public on a developer's machine. */
  localOrigin?: string | null;
  /** Whether the site lets machines have this, asked for each hop; without it nobody is asked. */
  mayRead?: (url: URL) => Promise<boolean>;
  /** Ends it early, since nobody waits for it any more. */
  signal?: AbortSignal;
}

export interface PublicAnswer {
  /** Where it was found in the end. */
  url: URL;
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array>;
}

/** How this product tells others who asks; robots.txt names it by the first word. */
export const publicFetchAgent = "Vitrine";

const mostHops = 3;
const redirects: readonly number[] = [301, 302, 303, 307, 308];
const ports: Record<string, readonly string[]> = { "http:": ["", "80"], "https:": ["", "443"] };

/**
 * Asks an address that a user named, following at most 3 redirects, each checked like the first: http or https on its
 * own port, no credentials, no host of ours and none that is not public, by name and by every address the name has, asked
 * before the request and again after its answer began. Neither cookies nor a referrer go along. The body fails once it
 * is longer than `mostBytes` or takes longer than `timeoutMs` in all. Gives an answer of any status; throws
 * PublicFetchError for everything else, and so does its body.
 */
export async function askPublic(address: string, options: PublicFetchOptions): Promise<PublicAnswer> {
  const patience = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([patience, options.signal]) : patience;
  const failure = (cause: unknown) => failureOf(cause, patience);
  try {
    let url = new URL(address);
    for (let hop = 0; ; hop++) {
      const response = await untilAborted(signal, askOnce(url, options, signal));
      const location = response.headers.get("location");
      if (!redirects.includes(response.status) || location === null || options.post) {
        const { status, headers } = response;
        return { url, status, headers, body: boundBody(response, options, signal, failure) };
      }
      await response.body?.cancel();
      if (hop === mostHops) throw new Error("More than three redirects.");
      url = new URL(location, url);
    }
  } catch (cause) {
    throw failure(cause);
  }
}

/** The same answer for whoever wants what is there and nothing else: any status but that of success is a PublicFetchError. */
export function requireFound(answer: PublicAnswer): PublicAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  void answer.body.cancel().catch(() => {});
  throw new PublicFetchError("address_unreachable", { cause: new Error(`Answered ${answer.status}.`) });
}

async function askOnce(url: URL, options: PublicFetchOptions, signal: AbortSignal): Promise<Response> {
  const { fetch: send = fetch, accept = "*/*", firstBytes, mayRead, post } = options;
  await requirePublic(url, options);
  if (mayRead) {
    if (!(await mayRead(url))) throw new PublicFetchError("address_forbids_reading");
    // The site took its time to say so: its name may lead elsewhere by now.
    await requirePublic(url, options);
  }
  const response = await send(url.href, {
    redirect: "manual",
    signal,
    ...(post && { method: "POST", body: post.body }),
    headers: {
      ...post?.headers,
      Accept: accept,
      "User-Agent": `${publicFetchAgent} (fetches what its user named)`,
      ...(firstBytes ? { Range: `bytes=0-${firstBytes - 1}` } : {}),
    },
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

function boundBody(
  response: Response,
  { mostBytes }: PublicFetchOptions,
  signal: AbortSignal,
  failure: (cause: unknown) => PublicFetchError,
): ReadableStream<Uint8Array> {
  if (!response.body) return new Blob([]).stream();
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) {
    void response.body.cancel().catch(() => {});
    throw new PublicFetchError("address_too_large");
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  let sizeBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await untilAborted(signal, reader.read());
          if (done) return controller.close();
          sizeBytes += value.byteLength;
          if (sizeBytes > mostBytes) throw new PublicFetchError("address_too_large");
          controller.enqueue(value);
        } catch (cause) {
          void reader.cancel().catch(() => {});
          controller.error(failure(cause));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function failureOf(cause: unknown, patience: AbortSignal): PublicFetchError {
  if (cause instanceof PublicFetchError) return cause;
  return new PublicFetchError(patience.aborted ? "address_too_slow" : "address_unreachable", { cause });
}

/** What is waited for, unless the signal comes first: not everything that is waited for knows signals. */
function untilAborted<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
