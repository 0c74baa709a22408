import type { RouterContextProvider } from "react-router";
import type { SignedInViewer, Viewer } from "~/domain/access/viewer";
import type { Settings } from "~/settings/settings.server";
import { UnreadableContentError } from "~/stores/content/content-document";
import { FirestoreError } from "~/stores/firestore/firestore.server";
import { requestIdContext, settingsContext, viewerContext } from "./context";
import { problem } from "./problem.server";

/** What a handler of the API gets: the request with its context already taken out and its basics checked. */
export interface ApiCall<Asking extends Viewer = Viewer> {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  settings: Settings;
  viewer: Asking;
  requestId: string;
  /** A problem document under this request's id. */
  problem(status: number, code: string, message: string): Response;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Handler = (call: ApiCall) => Promise<Response> | Response;

interface RouteArguments {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}

/**
 * The loader and action of a resource route: sends the call to the handler of its method, and turns whatever a
 * handler throws into a problem document.
 */
export function answerMethods(handlers: Partial<Record<Method, Handler>>) {
  return async ({ request, params, context }: RouteArguments): Promise<Response> => {
    const requestId = context.get(requestIdContext);
    const call: ApiCall = {
      request,
      url: new URL(request.url),
      params,
      settings: context.get(settingsContext),
      viewer: context.get(viewerContext),
      requestId,
      problem: (status, code, message) => problem(status, code, message, requestId),
    };
    const handler = handlers[(request.method === "HEAD" ? "GET" : request.method) as Method];
    if (!handler) {
      const allowed = Object.keys(handlers).join(", ");
      return problem(405, "method_not_allowed", `This address takes ${allowed}.`, requestId, {
        Allow: allowed,
      });
    }
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof Response) return error;
      return unexpected(error, call);
    }
  };
}

function unexpected(error: unknown, { problem, request, requestId }: ApiCall): Response {
  if (error instanceof UnreadableContentError) {
    return problem(
      422,
      "content_unreadable",
      "This work holds something that no page can show, so nothing was done. Take it down or delete it.",
    );
  }
  console.error(
    JSON.stringify({
      requestId,
      method: request.method,
      path: new URL(request.url).pathname,
      error: String(error),
    }),
  );
  if (
    error instanceof FirestoreError &&
    ["unavailable", "not_configured", "permission_denied"].includes(error.code)
  ) {
    return problem(503, "documents_unavailable", "The database cannot be reached. Try again in a minute.");
  }
  return problem(
    500,
    "internal",
    "Something went wrong on our side. Try again; if it stays, give us the request id.",
  );
}

/** A handler for signed-in viewers; the gate lets nobody else through, this says so to the type checker. */
export function signedIn(handler: (call: ApiCall<SignedInViewer>) => Promise<Response> | Response): Handler {
  return (call) => {
    const { viewer } = call;
    if (viewer.kind === "anonymous") {
      return call.problem(401, "sign_in_required", "Sign in and send the request again.");
    }
    return handler({ ...call, viewer });
  };
}

/** Who of staff asks, as desks keep it with what they did. */
export const askerOf = ({ viewer, requestId }: Pick<ApiCall<SignedInViewer>, "viewer" | "requestId">) => ({
  by: viewer.email ?? viewer.userId,
  requestId,
});

/** The one answer for what is absent and for what belongs to somebody else. */
export function notFound(call: Pick<ApiCall, "problem">): Response {
  return call.problem(404, "not_found", "There is nothing here, or it is not yours.");
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
