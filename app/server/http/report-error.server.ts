import type { RouterContextProvider } from "react-router";
import { requestIdContext, settingsContext } from "./context";

/** Logs a failure of ours with its request, and tells Sentry where it is set. For what is answered with a page of its own, too. */
export async function reportError(error: unknown, context: Readonly<RouterContextProvider>): Promise<void> {
  console.error(context.get(requestIdContext), error);
  if (!context.get(settingsContext).client.sentryDsn) return;
  const { captureException } = await import("@sentry/cloudflare");
  captureException(error);
}
