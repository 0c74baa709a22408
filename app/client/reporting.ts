import { clientSettings } from "./client-settings";
import { loadOptional } from "./load-module";

/**
 * Errors to Sentry and use to PostHog, each only where this deployment names one. Their code loads after the page
 * has started; what happens before is kept and sent then.
 */

type Sentry = typeof import("@sentry/browser");
type PostHog = typeof import("posthog-js/dist/module.slim.no-external").default;

/** Errors of one page before the reporter has arrived; more would be repetitions. */
const mostKept = 20;

let sentry: Promise<Sentry> | undefined;
let posthog: Promise<PostHog> | undefined;
let keptErrors: unknown[] | null = [];

/**
 * Starts the reporters that are configured; without any it does nothing. Once per document. Errors are tied to whom the
 * document is for, also before the session has confirmed it.
 */
export function startReporting(userId: string | null): void {
  const settings = clientSettings();
  if (settings.sentryDsn) sentry ??= startSentry(settings.sentryDsn, userId);
  else keptErrors = null;
  if (settings.posthog) posthog ??= startPostHog(settings.posthog);
}

/** Reports an error that was caught and shown. */
export function reportError(error: unknown): void {
  if (keptErrors) {
    if (keptErrors.length < mostKept) keptErrors.push(error);
  } else void loaded(sentry).then((client) => client?.captureException(error));
}

/** Ties what is reported from now on to a user. A reporter that did not load changes nothing for the caller. */
export async function identifyUser(user: { userId: string; email: string | null }): Promise<void> {
  (await loaded(posthog))?.identify(user.userId, user.email ? { email: user.email } : {});
  (await loaded(sentry))?.setUser({ id: user.userId });
}

/** Forgets the user: what is reported from now on is somebody else's. */
export async function resetUser(): Promise<void> {
  (await loaded(posthog))?.reset();
  (await loaded(sentry))?.setUser(null);
}

/** Content blockers stop reporters on purpose; the product must not notice. */
async function loaded<Reporter>(reporter: Promise<Reporter> | undefined): Promise<Reporter | null> {
  return (await reporter?.catch(() => null)) ?? null;
}

async function startSentry(dsn: string, userId: string | null): Promise<Sentry> {
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError("reason" in event ? event.reason : event.error);
  addEventListener("error", keep);
  addEventListener("unhandledrejection", keep);
  const client = await loadOptional(() => import("@sentry/browser"));
  client.init({ dsn, tracesSampleRate: 0.1, integrations: [client.browserTracingIntegration()] });
  client.setUser(userId ? { id: userId } : null);
  removeEventListener("error", keep);
  removeEventListener("unhandledrejection", keep);
  for (const error of keptErrors ?? []) client.captureException(error);
  keptErrors = null;
  return client;
}

async function startPostHog({ key, host }: { key: string; host: string }): Promise<PostHog> {
  const { default: client } = await loadOptional(() => import("posthog-js/dist/module.slim.no-external"));
  client.init(key, {
    api_host: host,
    person_profiles: "identified_only",
    capture_pageview: "history_change",
    disable_session_recording: true,
    advanced_disable_flags: true,
  });
  return client;
}
