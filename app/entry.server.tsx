import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ClientSettingsProvider } from "~/client/client-settings";
import { NonceProvider } from "~/client/nonce";
import { nonceContext, pageDataContext, settingsContext } from "~/server/http/context";
import { reportError } from "~/server/http/report-error.server";
import { PageDataProvider } from "~/session/page-data";

/** How long a page may go on streaming. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const pageData = await context.get(pageDataContext)();
  let shellRendered = false;
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <ClientSettingsProvider value={clientSettings(context)}>
        <PageDataProvider value={pageData}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageDataProvider>
      </ClientSettingsProvider>
    </NonceProvider>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1000)]),
      onError(error) {
        finalStatus = 500;
        if (shellRendered) console.error(error);
      },
    },
  );
  shellRendered = true;
  if (isbot(request.headers.get("user-agent") ?? "") || routerContext.isSpaMode) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}

/** Pages exported at build have no settings yet; the worker fills them in when it serves them. */
function clientSettings(context: RouterContextProvider) {
  try {
    return context.get(settingsContext).client;
  } catch {
    return null;
  }
}

export const handleError: HandleErrorFunction = async (error, { request, context }) => {
  // What the router answers with a status of its own, such as a page that is not there, is no fault of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  await reportError(error, context);
};
