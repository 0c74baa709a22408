import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { countStaleClients, recountFailing } from "~/server/clients/count-clients.server";
import { refuseByControls } from "~/server/clients/refuse-by-controls.server";
import {
  decisionContext,
  nonceContext,
  pageDataContext,
  requestIdContext,
  settingsContext,
  viewerContext,
  waitUntilContext,
} from "~/server/http/context";
import { clearedViewCookie } from "~/server/http/session-cookies.server";
import { readPageData } from "~/server/pages/page-data.server";
import { failingPage } from "~/server/product-pages/plain-page.server";
import { type Asking, servePage } from "~/server/product-pages/serve-page.server";
import { servePageFile } from "~/server/product-pages/serve-page-file.server";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { askedBy } from "~/stores/audit/asking.server";
import { recordDrafts } from "~/stores/audit/record-drafts.server";
import { forgetOldEvents, sealDays } from "~/stores/audit/seal-days.server";
import { endOverdueViews } from "~/stores/clients/account-views.server";
import { takeInAccounts } from "~/stores/clients/take-in-accounts.server";
import { sweepDocumentChanges } from "~/stores/documents/document-changes.server";
import { sweepTrash } from "~/stores/trash/trash.server";
import { answerAtGate } from "./gate/answer";
import { type Passage, passGate } from "./gate/gate";
import { serveGatedFile } from "./gate/gated-files";
import { refuseTooMany } from "./gate/limits";
import { createNonce, secure } from "./gate/security-headers";
import { serveShell } from "./gate/shells";
import { failWithoutSettings } from "./gate/without-settings";
import { reported, reportFailure } from "./reported";
import { runEach } from "./run-each";

export { ChatRoom } from "./chat/chat-room";
export { FunctionCallDesk } from "./function-calls/function-call-desk";
export { JobRoom } from "./jobs/job-room";
export { MakeClipWorkflow } from "./jobs/make-clip-workflow";
export { MakeImagesWorkflow } from "./jobs/make-images-workflow";
export { MakeVideoWorkflow } from "./jobs/make-video-workflow";
export { Ledger } from "./ledger/ledger";
export { PageMails } from "./pages/page-mails";
export { PageVisits } from "./pages/page-visits";
export { PromptTestDesk } from "./prompt-tests/prompt-test-desk";
export { PublicationGate } from "./publications/publication-gate";
export { ReadingBudget } from "./sources/reading-budget";
export { StorageGate } from "./uploads/storage-gate";
export { UploadSession } from "./uploads/upload-session";

/** Of the schedules in wrangler.toml. */
const everyMinute = "* * * * *";

/** Each takes some fifteen questions to the database. */
const mostClientsCounted = 40;

let routes: Promise<RequestHandler> | undefined;

/** Given the build as a function, React Router compiles all routes anew for each request: a sixth of the work. */
function loadRoutes(): Promise<RequestHandler> {
  routes ??= import("virtual:react-router/server-build").then((build) =>
    createRequestHandler(build, import.meta.env.MODE),
  );
  routes.catch(() => {
    routes = undefined;
  });
  return routes;
}

export default {
  fetch(request, env, execution) {
    let settings: Settings;
    try {
      settings = readSettings(env);
    } catch (error) {
      return answerWithoutSettings(error, request, env, execution);
    }
    return reported(request, execution, settings.client.sentryDsn, () =>
      answer(request, settings, execution),
    );
  },
  async scheduled({ cron }, env) {
    const settings = readSettings(env);
    const now = new Date();
    const { auditDays } = settings;
    await runEach(
      {
        recordDrafts: () => recordDrafts(settings, now),
        endOverdueViews: () => endOverdueViews(settings, now),
        countClients: () => countStaleClients(settings, now, mostClientsCounted),
        ...(cron !== everyMinute && {
          sweepTrash: () => sweepTrash(settings, now),
          takeInAccounts: () => takeInAccounts(settings),
          recountFailing: () => recountFailing(settings),
          sweepDocumentChanges: () => sweepDocumentChanges(settings, now),
          sealDays: () => sealDays(settings, now),
          ...(auditDays !== null && { forgetOldEvents: () => forgetOldEvents(settings, auditDays, now) }),
        }),
      },
      (error) => reportFailure(error, settings.client.sentryDsn),
    );
  },
} satisfies ExportedHandler<Env>;

async function answerWithoutSettings(
  error: unknown,
  request: Request,
  env: Env,
  execution: ExecutionContext,
): Promise<Response> {
  const requestId = newRequestId(request);
  console.error(requestId, error);
  const report = reported(request, execution, env.SENTRY_DSN || null, () => Promise.reject(error));
  return report.catch(() => failWithoutSettings(request, requestId));
}

function newRequestId({ headers }: Request): string {
  return headers.get("cf-ray") ?? crypto.randomUUID();
}

async function answer(request: Request, settings: Settings, execution: ExecutionContext): Promise<Response> {
  const nonce = createNonce();
  const requestId = newRequestId(request);
  const passage = await passGate(request, settings);
  const { viewer, rule } = passage;
  const asking = { viewer, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) };
  const response = await askedBy(
    { viewer, requestId, route: rule?.pattern ?? null },
    async () =>
      (await serveGatedFile(request, passage, settings)) ??
      answerAtGate(request, passage, requestId) ??
      (await refuseTooMany(request.method, passage, settings, requestId)) ??
      (await refuseByControls(request.method, passage, settings, requestId)) ??
      // A page is no route: what the router's client asks for as data is answered as any other such address.
      (passage.isData ? null : await pageOrFailure(request, settings, { ...asking, requestId })) ??
      (await servePageFile(request, settings, asking)) ??
      (await serveShell(request, passage, settings, { nonce, requestId })) ??
      (await route(request, passage, settings, { nonce, requestId }, execution)),
  );
  const url = new URL(request.url);
  const answered = secure(response, { nonce, requestId, settings, url });
  if (passage.endsView) {
    answered.headers.append("Set-Cookie", clearedViewCookie(url.protocol === "https:"));
  }
  return answered;
}

async function pageOrFailure(
  request: Request,
  settings: Settings,
  { requestId, ...asking }: Asking & { requestId: string },
): Promise<Response | null> {
  try {
    return await servePage(request, settings, asking);
  } catch (error) {
    console.error(JSON.stringify({ requestId, path: new URL(request.url).pathname, error: String(error) }));
    await reportFailure(error, settings.client.sentryDsn);
    return failingPage(request);
  }
}

async function route(
  request: Request,
  { viewer, decision, rule }: Passage,
  settings: Settings,
  { nonce, requestId }: { nonce: string; requestId: string },
  execution: ExecutionContext,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(viewerContext, viewer);
  context.set(decisionContext, decision);
  context.set(nonceContext, nonce);
  context.set(requestIdContext, requestId);
  const { hostname } = new URL(request.url);
  context.set(pageDataContext, () => readPageData({ viewer, rule, requestId, host: hostname }, settings));
  context.set(waitUntilContext, (work) => execution.waitUntil(work));
  const handle = await loadRoutes();
  return handle(request, context);
}
