import interLatin from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url";
import { type ReactNode, Suspense, useContext, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { bootGuard } from "~/client/boot-guard";
import { ClientSettingsContext } from "~/client/client-settings";
import { lazy } from "~/client/lazy";
import { NonceContext } from "~/client/nonce";
import { reportError, startReporting } from "~/client/reporting";
import { trustedTypesPolicy } from "~/client/trusted-types";
import { useMissingModule } from "~/client/use-missing-module";
import { pageDataElementId } from "~/domain/page/page-data";
import { clientSettingsElementId } from "~/domain/settings/client-settings";
import { jsonForScript } from "~/domain/text/json-for-script";
import { decisionContext } from "~/server/http/context";
import { usePageData } from "~/session/page-data";
import { documentGuard } from "~/shell/document-guard";
import { FailureScreen } from "~/shell/failure-screen";
import { NotFoundScreen } from "~/shell/not-found-screen";
import { FullPageSpinner } from "~/ui/full-page-spinner";
import type { Route } from "./+types/root";
import "./app.css";

const SessionRefreshScreen = lazy(() => import("~/shell/session-refresh-screen"));

/** Scripts that run before everything else. Only documents need them; the browser's code does not carry them. */
const inlineScripts = import.meta.env.SSR ? `${trustedTypesPolicy}\n${documentGuard}\n${bootGuard}` : "";

/** The gate's answers that the router has to give itself, so that its client understands them. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const decision = context.get(decisionContext);
    if (decision.kind === "redirect") throw redirect(decision.location);
    if (decision.kind === "unavailable") throw data({ code: "identity_unavailable" }, { status: 503 });
    if (decision.kind === "refresh") throw data({ code: "token_expired" }, { status: 401 });
  },
];

export const meta: Route.MetaFunction = () => [{ title: "Vitrine" }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const settings = useContext(ClientSettingsContext);
  const pageData = usePageData();
  const { viewer } = pageData;
  const userId = viewer.kind === "anonymous" ? null : (viewer.viewedBy?.userId ?? viewer.userId);
  useEffect(() => {
    window.vitrineBooted?.();
    startReporting(userId);
  }, [userId]);
  return (
    <html lang="en" data-host={pageData.isImageHost ? "images" : "studio"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScripts }} />
        <script
          type="application/json"
          id={clientSettingsElementId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForScript(settings) }}
        />
        <script
          type="application/json"
          id={pageDataElementId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForScript(pageData) }}
        />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={interLatin} crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const missing = useMissingModule();
  if (missing) throw missing;
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = usePageData();
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  useEffect(() => {
    if (!isExpected) reportError(error);
  }, [error, isExpected]);

  if (isRouteErrorResponse(error)) {
    if (error.data?.code === "token_expired") {
      return (
        <Suspense fallback={<FullPageSpinner label="Renewing your sign-in" />}>
          <SessionRefreshScreen />
        </Suspense>
      );
    }
    if (error.status === 404) return <NotFoundScreen />;
  }
  return <FailureScreen requestId={requestId} />;
}
