import type { RateLimitName } from "~/domain/access/rate-limit";
import type { UploadSessionRpc } from "~/domain/assets/upload";
import type { ChatRoomRpc } from "~/domain/chat/chat-room";
import type { LedgerRpc } from "~/domain/credits/ledger";
import type { StorageGateRpc } from "~/domain/credits/storage-quota";
import { type DocumentAccess, parseDocumentAccess } from "~/domain/documents/document-access";
import type { ReadingBudgetRpc } from "~/domain/facts/reading-budget";
import type { FunctionCallDeskRpc } from "~/domain/function-calls/desk";
import { canonicalHost } from "~/domain/http/host-name";
import type { JobRoomRpc } from "~/domain/jobs/job-room";
import type { PageMailsRpc } from "~/domain/pages/page-mails";
import type { PageVisitsRpc } from "~/domain/pages/page-visits";
import type { PromptTestDeskRpc } from "~/domain/prompt-tests/desk";
import type { PublicationGateRpc } from "~/domain/publications/publication-gate";
import type { ClientSettings } from "~/domain/settings/client-settings";
import {
  checkDocumentSettings,
  type DocumentSettings,
  usualDocumentSettings,
} from "~/domain/settings/document-settings";
import { type BillingSettings, parseBilling } from "./billing-settings.server";
import { type ProviderBindings, type ProviderEnv, parseProviders } from "./provider-settings.server";
import { SettingsError } from "./settings-error";

/** The bindings and variables of the worker as the platform hands them over. Read here and nowhere else. */
export interface Env extends ProviderEnv {
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  SESSIONS: KVNamespace;
  JOB_ROOMS: DurableObjectNamespace<JobRoomRpc & Rpc.DurableObjectBranded>;
  LEDGERS: DurableObjectNamespace<LedgerRpc & Rpc.DurableObjectBranded>;
  GENERATION_LIMIT?: RateLimit;
  HEAVY_LIMIT?: RateLimit;
  CHANGE_LIMIT?: RateLimit;
  FILE_LIMIT?: RateLimit;
  PUBLICATION_GATES: DurableObjectNamespace<PublicationGateRpc & Rpc.DurableObjectBranded>;
  PAGE_VISITS: DurableObjectNamespace<PageVisitsRpc & Rpc.DurableObjectBranded>;
  PAGE_MAILS: DurableObjectNamespace<PageMailsRpc & Rpc.DurableObjectBranded>;
  PROMPT_TEST_DESKS: DurableObjectNamespace<PromptTestDeskRpc & Rpc.DurableObjectBranded>;
  CHAT_ROOMS: DurableObjectNamespace<ChatRoomRpc & Rpc.DurableObjectBranded>;
  FUNCTION_CALL_DESKS: DurableObjectNamespace<FunctionCallDeskRpc & Rpc.DurableObjectBranded>;
  READING_BUDGETS: DurableObjectNamespace<ReadingBudgetRpc & Rpc.DurableObjectBranded>;
  STORAGE_GATES: DurableObjectNamespace<StorageGateRpc & Rpc.DurableObjectBranded>;
  UPLOAD_SESSIONS: DurableObjectNamespace<UploadSessionRpc & Rpc.DurableObjectBranded>;
  CF_VERSION_METADATA?: { id: string; tag: string };
  MAKE_VIDEO: Workflow;
  MAKE_IMAGES: Workflow;
  MAKE_CLIP: Workflow;
}

export interface Settings {
  /** True on a developer's machine only; never set in a deployment. */
  local: boolean;
  /** The release that runs: its tag, or the id the platform gave it; `local` where it has neither. */
  release: string;
  assets: Fetcher;
  media: R2Bucket;
  sessions: KVNamespace;
  jobRooms: DurableObjectNamespace<JobRoomRpc & Rpc.DurableObjectBranded>;
  uploadSessions: DurableObjectNamespace<UploadSessionRpc & Rpc.DurableObjectBranded>;
  storageGates: DurableObjectNamespace<StorageGateRpc & Rpc.DurableObjectBranded>;
  publicationGates: DurableObjectNamespace<PublicationGateRpc & Rpc.DurableObjectBranded>;
  pageVisits: DurableObjectNamespace<PageVisitsRpc & Rpc.DurableObjectBranded>;
  pageMails: DurableObjectNamespace<PageMailsRpc & Rpc.DurableObjectBranded>;
  promptTestDesks: DurableObjectNamespace<PromptTestDeskRpc & Rpc.DurableObjectBranded>;
  chatRooms: DurableObjectNamespace<ChatRoomRpc & Rpc.DurableObjectBranded>;
  functionCallDesks: DurableObjectNamespace<FunctionCallDeskRpc & Rpc.DurableObjectBranded>;
  readingBudgets: DurableObjectNamespace<ReadingBudgetRpc & Rpc.DurableObjectBranded>;
  /** On a developer's machine: one origin that may be fetched for users although the public cannot reach it. */
  localFetchOrigin: string | null;
  ledgers: DurableObjectNamespace<LedgerRpc & Rpc.DurableObjectBranded>;
  /** How often one person may ask within a minute; the ledger and the storage gate behind them are exact. */
  rateLimits: Record<RateLimitName, RateLimit | undefined>;
  workflows: { makeVideo: Workflow; makeImages: Workflow; makeClip: Workflow };
  /** Signs session cookies; without it nothing that needs a session of its own is offered. */
  sessionSecret: string | null;
  firebase: { projectId: string; serviceAccount: ServiceAccount | null; googleApis: GoogleApis };
  access: {
    companyDomain: string;
    staffSignInProviders: readonly string[];
    alternateHost: string | null;
    /** Host of the whole studio, to which the alternate host's pages link for what they do not have. */
    mainHost: string | null;
    hiddenPathToken: string | null;
    /** Hosts of published pages alone, with the page each shows at its root; `*` shows every page at its usual path. */
    pageHosts: ReadonlyMap<string, string>;
  };
  client: ClientSettings;
  providers: ProviderBindings;
  /** How many days events of the log are kept; null: for good. */
  auditDays: number | null;
  /** What staff see of the documents themselves, and write. */
  documentAccess: DocumentAccess;
  /** Null: plans are managed by the operator. */
  billing: BillingSettings | null;
}

export interface ServiceAccount {
  clientEmail: string;
  /** PKCS #8, PEM. */
  privateKey: string;
}

/** `fetch` for addresses under *.googleapis.com; on a developer's machine the embedded Firebase answers. */
export type GoogleApis = (url: string, init?: RequestInit) => Promise<Response>;

const parsed = new WeakMap<Env, Settings>();

/** The environment as named, typed settings; parsed once per isolate. Throws SettingsError saying what to set. */
export function readSettings(env: Env): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const settings = parseSettings(env);
  parsed.set(env, settings);
  return settings;
}

function parseSettings(env: Env): Settings {
  const local = env.LOCAL === "1";
  const problems: string[] = [];
  const read = <Value>(parse: () => Value): Value => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.problems);
      // Nobody sees it: what is wrong is thrown below, all of it at once.
      return undefined as Value;
    }
  };
  const projectId = read(() => required("FIREBASE_PROJECT_ID", env.FIREBASE_PROJECT_ID));
  const settings: Settings = {
    local,
    release: env.CF_VERSION_METADATA?.tag || env.CF_VERSION_METADATA?.id || "local",
    billing: read(() => parseBilling(env)),
    auditDays: read(() => parseAuditDays(text(env.AUDIT_RETENTION_DAYS))),
    documentAccess: read(() =>
      parseDocuments(text(env.DOCUMENT_COLLECTIONS), text(env.DOCUMENT_MASKED_FIELDS)),
    ),
    assets: env.ASSETS,
    media: env.MEDIA,
    sessions: env.SESSIONS,
    jobRooms: env.JOB_ROOMS,
    uploadSessions: env.UPLOAD_SESSIONS,
    storageGates: env.STORAGE_GATES,
    publicationGates: env.PUBLICATION_GATES,
    pageVisits: env.PAGE_VISITS,
    pageMails: env.PAGE_MAILS,
    readingBudgets: env.READING_BUDGETS,
    promptTestDesks: env.PROMPT_TEST_DESKS,
    chatRooms: env.CHAT_ROOMS,
    functionCallDesks: env.FUNCTION_CALL_DESKS,
    localFetchOrigin: local ? (text(env.LOCAL_FETCH_ORIGIN) ?? null) : null,
    ledgers: env.LEDGERS,
    rateLimits: {
      generation: env.GENERATION_LIMIT,
      heavy: env.HEAVY_LIMIT,
      change: env.CHANGE_LIMIT,
      file: env.FILE_LIMIT,
    },
    workflows: { makeVideo: env.MAKE_VIDEO, makeImages: env.MAKE_IMAGES, makeClip: env.MAKE_CLIP },
    sessionSecret: text(env.SESSION_SECRET) ?? null,
    firebase: {
      projectId,
      serviceAccount: read(() => parseServiceAccount(env.FIREBASE_SERVICE_ACCOUNT)),
      googleApis: googleApis(local ? env.GOOGLE_APIS_ORIGIN : undefined),
    },
    access: {
      companyDomain: read(() => parseCompanyDomain(text(env.COMPANY_DOMAIN))),
      staffSignInProviders: list(env.STAFF_SIGN_IN_PROVIDERS),
      alternateHost: read(() => parseHost("ALTERNATE_HOST", text(env.ALTERNATE_HOST))),
      mainHost: read(() => parseHost("MAIN_HOST", text(env.MAIN_HOST))),
      pageHosts: read(() => parsePageHosts(text(env.PAGE_HOSTS))),
      hiddenPathToken: read(() => parseHiddenPathToken(text(env.HIDDEN_PATH_TOKEN))),
    },
    client: {
      firebase: {
        projectId,
        apiKey: local
          ? (text(env.FIREBASE_API_KEY) ?? "local")
          : read(() => required("FIREBASE_API_KEY", env.FIREBASE_API_KEY)),
        authDomain:
          read(() => parseAuthDomain(text(env.FIREBASE_AUTH_DOMAIN))) ?? `${projectId}.firebaseapp.com`,
      },
      embeddedFirebase: local && Boolean(env.GOOGLE_APIS_ORIGIN),
      documents: read(() => parseDocumentSettings(env)),
      sentryDsn: read(() => parseSentryDsn(text(env.SENTRY_DSN))),
      posthog: read(() => parsePostHog(text(env.POSTHOG_KEY), text(env.POSTHOG_HOST))),
    },
    providers: read(() => parseProviders(env)),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

function list(value: string | undefined): string[] {
  return (value ?? "").split(",").flatMap((part) => part.trim() || []);
}

function required(name: string, value: string | undefined): string {
  const given = text(value);
  if (!given) throw new SettingsError(`${name} is not set. See .dev.vars.example for what it is and set it.`);
  return given;
}

function parseAuthDomain(domain: string | undefined): string | undefined {
  if (!domain || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)) return domain;
  throw new SettingsError(
    `FIREBASE_AUTH_DOMAIN is "${domain}". Set a host name such as my-project.firebaseapp.com, without https://.`,
  );
}

function parseAuditDays(days: string | undefined): number | null {
  if (!days) return null;
  const count = Number(days);
  if (Number.isInteger(count) && count >= 30) return count;
  throw new SettingsError(
    "AUDIT_RETENTION_DAYS is not a whole number of days, 30 or more. Set one, or leave it empty to keep the log for good.",
  );
}

function parseDocuments(collections: string | undefined, masks: string | undefined): DocumentAccess {
  try {
    return parseDocumentAccess(collections, masks);
  } catch (error) {
    throw new SettingsError(
      `DOCUMENT_COLLECTIONS or DOCUMENT_MASKED_FIELDS cannot be read: ${(error as Error).message}. Separate them by commas.`,
    );
  }
}

function parseSentryDsn(dsn: string | undefined): string | null {
  if (!dsn) return null;
  if (URL.canParse(dsn) && /^https?:\/\/[^/@]+@[^/]+\/./.test(dsn)) return dsn;
  throw new SettingsError(
    "SENTRY_DSN is not a DSN. Copy it from the project's client keys in Sentry: https://KEY@HOST/PROJECT.",
  );
}

function parsePostHog(key: string | undefined, host = "https://eu.i.posthog.com"): ClientSettings["posthog"] {
  if (!key) return null;
  if (URL.canParse(host) && /^https?:\/\//.test(host)) return { key, host };
  throw new SettingsError(`POSTHOG_HOST is "${host}". Set an address such as https://eu.i.posthog.com.`);
}

/** Empty: nobody is staff. Written in another case or with an @ it would silently match nobody. */
function parseCompanyDomain(domain: string | undefined): string {
  if (!domain) return "";
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain;
  throw new SettingsError(
    `COMPANY_DOMAIN is "${domain}". Set a domain in lower-case letters, such as example.com, without @ or wildcard.`,
  );
}

/** A host name alone: with a scheme, a port or a path no request would ever be on it. */
function parseHost(setting: string, host: string | undefined): string | null {
  if (!host) return null;
  const name = canonicalHost(host);
  if (!host.includes(":") && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) return name;
  throw new SettingsError(
    `${setting} is "${host}". Set a host name such as images.example.com, without https://, port or path.`,
  );
}

/** `shop.example.com=PAGE, pages.example.com=*`: a host that is written otherwise would show the studio. */
function parsePageHosts(value: string | undefined): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>();
  for (const part of list(value)) {
    const [host = "", pageId = "", ...rest] = part.split("=").map((word) => word.trim());
    const name = parseHost("PAGE_HOSTS", host);
    if (!name || rest.length > 0 || !/^(\*|[\w-]{1,128})$/.test(pageId)) {
      throw new SettingsError(
        `PAGE_HOSTS has "${part}". Write each as shop.example.com=ID of a page, or pages.example.com=* for all pages.`,
      );
    }
    if (hosts.has(name)) throw new SettingsError(`PAGE_HOSTS names ${name} twice. Keep one of them.`);
    hosts.set(name, pageId);
  }
  return hosts;
}

/** The gate knows the hidden path by its shape, so that guesses at it look like any address that is not there. */
function parseHiddenPathToken(token: string | undefined): string | null {
  if (!token) return null;
  if (/^[A-Za-z0-9_-]{24,}$/.test(token)) return token;
  throw new SettingsError(
    "HIDDEN_PATH_TOKEN is too easy to guess or not fit for an address. Set 24 or more of A-Z, a-z, 0-9, - and _.",
  );
}

function parseDocumentSettings(env: Env): DocumentSettings {
  const cacheBytes = text(env.DOCUMENT_CACHE_BYTES);
  const pollingSeconds = text(env.LONG_POLLING_SECONDS);
  try {
    return checkDocumentSettings({
      cacheSizeBytes: cacheBytes ? Number(cacheBytes) : usualDocumentSettings.cacheSizeBytes,
      longPollingSeconds: pollingSeconds ? Number(pollingSeconds) : usualDocumentSettings.longPollingSeconds,
    });
  } catch (error) {
    throw new SettingsError(
      `DOCUMENT_CACHE_BYTES or LONG_POLLING_SECONDS cannot be used: ${(error as Error).message}.`,
    );
  }
}

function parseServiceAccount(json: string | undefined): ServiceAccount | null {
  if (!text(json)) return null;
  try {
    const { client_email: clientEmail, private_key: privateKey } = JSON.parse(json as string);
    if (typeof clientEmail === "string" && typeof privateKey === "string") return { clientEmail, privateKey };
  } catch {
    // falls through to the one message that says what to do
  }
  throw new SettingsError(
    "FIREBASE_SERVICE_ACCOUNT is not the JSON key file of a service account: it needs client_email and private_key.",
  );
}

function googleApis(localOrigin: string | undefined): GoogleApis {
  if (!localOrigin) return (url, init) => fetch(url, init);
  return (url, init) => {
    const { pathname, search } = new URL(url);
    return fetch(localOrigin + pathname + search, init);
  };
}
