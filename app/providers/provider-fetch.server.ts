import { isAllowedAddress, originsOf } from "~/providers/allowed-address";
import { ProviderError } from "~/providers/provider-error.server";
import { errorOfResponse } from "~/providers/response-error.server";

/** What one answer may weigh: the largest picture that is kept, as base64 in JSON. */
const mostBytes = 44 * 1024 * 1024;
/** As much of a refusal as is read to learn its reason. */
const mostErrorBytes = 16 * 1024;

export interface ProviderFetchOptions {
  /** Where the provider is, as configured. What it names elsewhere has to be public, and https. */
  baseUrls: readonly string[];
  /** Public address → configured one, where a library writes the public one into its requests. */
  standIns?: Readonly<Record<string, string>>;
  /** Whether an answer with a bad status is for the caller to read, such as "not ready yet". */
  isForCaller?: (status: number, body: string) => boolean;
  /** Reads small good answers at this address before the library does, and throws what they mean. */
  inspect?: (url: URL) => ((text: string) => void) | null;
}

/**
 * `fetch` for a model's library, with bounds: only https or the configured address, no redirects to follow unseen,
 * and a body that ends with an error when it grows too large. A bad status is thrown as the `ProviderError` that names it,
 * before the library can make a guess of its own.
 */
export function providerFetch({
  baseUrls,
  standIns = {},
  isForCaller = () => false,
  inspect = () => null,
}: ProviderFetchOptions): typeof fetch {
  const ownOrigins = originsOf(baseUrls);
  return async (input, init) => {
    const url = new URL(standIn(String(input instanceof Request ? input.url : input), standIns));
    if (!isAllowedAddress(url, ownOrigins))
      throw new ProviderError("provider_failed", { details: [`an answer at ${url.origin}`] });
    const response = await reached(fetch(url, { ...init, redirect: "manual" }), init?.signal);
    if (response.ok) {
      const answer = bounded(response);
      const read = inspect(url);
      if (!read) return answer;
      const text = await reached(answer.text(), init?.signal);
      read(text);
      return new Response(text, response);
    }
    const body = await reached(readStart(response), init?.signal);
    if (isForCaller(response.status, body) || isRedirect(response.status))
      return new Response(body, { status: response.status, headers: response.headers });
    throw errorOfResponse(response.status, body, response.headers);
  };
}

/** A connection that fails is named here, before a library takes it for the end of a clip. */
async function reached<Result>(
  work: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted || error instanceof ProviderError) throw error;
    // Without its cause, in which the library would find the code of a broken connection and wrap it after all.
    throw new ProviderError("provider_unreachable", { details: [String(error)] });
  }
}

/** The library follows redirects itself where it may, checking each address. */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function standIn(url: string, standIns: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(standIns)) {
    if (url === from || url.startsWith(`${from}/`)) return to.replace(/\/$/, "") + url.slice(from.length);
  }
  return url;
}

function bounded(response: Response): Response {
  const tooLarge = () => new ProviderError("provider_failed", { details: [`more than ${mostBytes} bytes`] });
  if (Number(response.headers.get("Content-Length") ?? 0) > mostBytes) {
    void response.body?.cancel().catch(() => {});
    throw tooLarge();
  }
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  while (text.length < mostErrorBytes) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
