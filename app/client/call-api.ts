import { formatRetryAt } from "~/domain/text/format-retry-at";

/** A refused or failed call of our API. `code` is stable; `message` says what happened and what to do next. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly requestId: string | null,
    /** What the answer says beside its message, for programs. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** What our API says when it refuses: RFC 9457 problem details. */
interface Problem {
  code: string;
  message: string;
  requestId: string;
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON, unless it is a Blob or a form, which are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls our API and returns its JSON (undefined for an empty answer). Throws ApiError; an abort passes through. */
export async function callApi<Answer>(path: `/api/v1/${string}`, call: Call = {}): Promise<Answer> {
  const response = await send(path, call);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const message = problem.message ?? "The server could not answer. Nothing is lost; try again in a moment.";
  throw new ApiError(
    problem.code ?? "unexpected",
    message + whenItGoesOn(response),
    response.status,
    problem.requestId ?? response.headers.get("x-request-id"),
    problem as Record<string, unknown>,
  );
}

/** After what is too much for now: when it is not any more, by the reader's own clock. */
function whenItGoesOn({ status, headers }: Response): string {
  const seconds = Number(headers.get("retry-after"));
  if (status !== 429 || !(seconds > 0)) return "";
  const nowMs = Date.now();
  return ` You can go on ${formatRetryAt(nowMs + seconds * 1000, nowMs)}.`;
}

async function send(path: string, { method = "GET", body, headers = {}, signal }: Call): Promise<Response> {
  const isRaw = body instanceof Blob || body instanceof FormData;
  try {
    return await fetch(path, {
      method,
      signal,
      headers: {
        ...(body === undefined || isRaw ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined || isRaw ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(
      "offline",
      "The server cannot be reached. What you typed is kept; check your connection and try again.",
      0,
      null,
    );
  }
}
