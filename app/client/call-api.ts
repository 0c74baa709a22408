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
    /** Whether our server gave this answer, and not a proxy before it. */
    readonly isOurs = false,
    /** When the server asked to be called again. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Taken away again by `use-server-return.ts` where it is shown. */
export const unreachedMessage =
  "The server cannot be reached. What you typed is kept; check your connection and try again.";

/** What our API says when it refuses: RFC 9457 problem details. */
interface Problem {
  code: string;
  message: string;
  requestId: string;
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON, unless it is a Blob or a form, which are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls our API and returns its JSON (undefined for an empty answer). Throws ApiError; an abort passes through. */
export async function callApi<Answer>(path: `/api/v1/${string}`, call: Call = {}): Promise<Answer> {
  const response = await sendCall(path, call);
  if (response.status === 204) return undefined as Answer;
  const answer = await readJson(response);
  if (response.ok && answer !== undefined) return answer as Answer;
  throw errorOf(response, answer);
}

/** Undefined for an answer that is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  const isJson = /^application\/(problem\+)?json\b/.test(response.headers.get("content-type") ?? "");
  return isJson ? response.json().catch(() => undefined) : undefined;
}

/** What a refused call is thrown as. */
export function errorOf(response: Response, answer: unknown): ApiError {
  const problem = readProblem(response, answer);
  const message = problem?.message ?? "The server could not answer. Nothing is lost; try again in a moment.";
  const retryAfterSeconds = readRetryAfter(response);
  return new ApiError(
    problem?.code ?? "unexpected",
    message + whenItGoesOn(response.status, retryAfterSeconds),
    response.status,
    problem?.requestId ?? response.headers.get("x-request-id"),
    { ...problem },
    problem !== null,
    retryAfterSeconds,
  );
}

/** A proxy has JSON of its own, with codes and messages that are not ours. */
function readProblem({ headers }: Response, answer: unknown): Problem | null {
  const isProblem = (headers.get("content-type") ?? "").startsWith("application/problem+json");
  const problem = answer as Partial<Problem> | undefined;
  return isProblem && typeof problem?.code === "string" && typeof problem.message === "string"
    ? (problem as Problem)
    : null;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter({ headers }: Response): number | null {
  const said = headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}

/** After what is too much for now: when it is not any more, by the reader's own clock. */
function whenItGoesOn(status: number, retryAfterSeconds: number | null): string {
  if (status !== 429 || retryAfterSeconds === null) return "";
  const nowMs = Date.now();
  return ` You can go on ${formatRetryAt(nowMs + retryAfterSeconds * 1000, nowMs)}.`;
}

/** Sends a call; throws ApiError where no answer came. */
export async function sendCall(
  path: string,
  { method = "GET", body, headers = {}, signal }: Call,
): Promise<Response> {
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
    throw new ApiError("offline", unreachedMessage, 0, null);
  }
}
