/**
 * An error answer of the API: RFC 9457 problem details with a stable `code`, a message that says what to do
 * next, and the id under which the server logged it.
 */
export interface Problem {
  type: "about:blank";
  status: number;
  code: string;
  message: string;
  requestId: string;
}

export function problem(
  status: number,
  code: string,
  message: string,
  requestId: string,
  headers: Record<string, string> = {},
  /** What a program may want to know beside the message, such as an amount. */
  details: Readonly<Record<string, unknown>> = {},
): Response {
  const body: Problem = { ...details, type: "about:blank", status, code, message, requestId };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  });
}
