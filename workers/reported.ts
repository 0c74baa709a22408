/**
 * Errors and a tenth of all traces go to Sentry where a DSN is set; without one nothing of it runs. Not by
 * `withSentry`: it hands over a new environment each time, and keys and settings would be read anew with it.
 */
export async function reported(
  request: Request,
  context: ExecutionContext,
  dsn: string | null,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (dsn === null) return handle();
  const { getDefaultIntegrations } = await import("@sentry/cloudflare");
  const { wrapRequestHandler } = await import("@sentry/cloudflare/request");
  const options = { dsn, tracesSampleRate: 0.1 };
  const defaultIntegrations = getDefaultIntegrations(options);
  return wrapRequestHandler({ options: { ...options, defaultIntegrations }, request, context }, handle);
}

/** Tells Sentry of a failure that was answered with a page of its own. */
export async function reportFailure(error: unknown, dsn: string | null): Promise<void> {
  if (dsn === null) return;
  const { captureException } = await import("@sentry/cloudflare");
  captureException(error);
}
