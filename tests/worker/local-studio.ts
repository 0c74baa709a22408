import { decodeJwt } from "jose";
import type { Brief } from "~/domain/video/brief";
import type { JobEvent } from "../../app/domain/jobs/job";
import type { Script } from "../../app/domain/video/script";
import { encodeFields } from "../../app/stores/firestore/firestore-values.server.ts";
import { IdentityToolkit } from "../fakes/identity-toolkit.ts";
import type { OpenAiServer } from "../fakes/openai-server";
import { signInForToken } from "../fakes/sign-in.ts";
import { findSharedStudio } from "../setup/find-shared-studio.ts";
import { type StudioParts, startStudio } from "../setup/start-studio.ts";

export interface LocalStudio {
  readonly url: URL;
  stateFolder: string;
  /** Ends the runtime as a shutdown does; the state stays until `remove`. */
  stop(): Promise<void>;
  /** Ends the runtime and begins it again on the same state. */
  restart(): Promise<void>;
  /** Runs what the platform runs by its schedule. */
  runSchedule(): Promise<void>;
  /** What the platform says of the workflow that makes a video; null where none was begun. */
  workflowStatus(jobId: string): Promise<InstanceStatus["status"] | null>;
  /** Loses a file that the product stored. */
  removeFile(key: string): Promise<void>;
  /** Stops and deletes the state. */
  remove(): Promise<void>;
}

/** The studio that the files of a suite share: accounts made in it keep files apart. It ends with the suite. */
export async function shareLocalStudio(): Promise<Pick<LocalStudio, "url" | "stateFolder">> {
  const { port, stateFolder } = await findSharedStudio();
  return { url: new URL(`http://127.0.0.1:${port}`), stateFolder };
}

/** The built product with the embedded Firebase on a state folder of its own. Needs `npm run build` first. */
export async function openLocalStudio(
  vars: Record<string, string> = {},
  parts: StudioParts = {},
): Promise<LocalStudio> {
  const started = await startStudio(vars, parts);
  return {
    get url() {
      return started.worker.url;
    },
    stateFolder: started.stateFolder,
    stop: () => started.worker.stop(),
    restart: started.restart,
    runSchedule: () => started.worker.runSchedule(),
    async workflowStatus(jobId) {
      const { miniflare, name } = started.worker;
      const { MAKE_VIDEO } = await miniflare.getBindings<Pick<Env, "MAKE_VIDEO">>(name);
      try {
        return (await (await MAKE_VIDEO.get(jobId)).status()).status;
      } catch (error) {
        if (String(error).includes("not_found")) return null;
        throw error;
      }
    },
    async removeFile(key) {
      const { miniflare, name } = started.worker;
      const { MEDIA } = await miniflare.getBindings<Pick<Env, "MEDIA">>(name);
      await MEDIA.delete(key);
    },
    remove: started.remove,
  };
}

/** Settings that make a fake of an outside service write and picture; ours take longer than most tests need. */
export function modelsOf(provider: OpenAiServer): Record<string, string> {
  return {
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_API_KEY: "test",
    OPENAI_TEXT_MODEL: "text",
    OPENAI_IMAGE_MODEL: "image",
    // One account makes many videos in a test: at the usual price it would come to the cap of its day.
    MODEL_OVERRIDES: JSON.stringify({ "openai/image": { credits: 1 } }),
  };
}

/** Somebody signed in, calling the API as the browser does. */
export interface Account {
  userId: string;
  token: string;
  call(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
}

/** Makes an account at the embedded identity service and signs it in at the product. */
export async function newAccount(studio: Pick<LocalStudio, "url">, name: string): Promise<Account> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const signUp = new URL("/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local", studio.url);
  const answer = await fetch(signUp, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "a long password", returnSecureToken: true }),
  });
  const { idToken, localId } = (await answer.json()) as { idToken: string; localId: string };
  return accountOf(studio, localId, idToken);
}

/** Those of the demo account that is staff. */
export async function signInStaff(studio: Pick<LocalStudio, "url">): Promise<Account> {
  const token = await signInForToken(studio.url, "staff@vitrine.example", "vitrine-staff");
  return accountOf(studio, String(decodeJwt(token).sub), token);
}

/** Another member of staff, as the popup of Google ends: the provider's token is, on this machine, its claims. */
export async function signInColleague(studio: Pick<LocalStudio, "url">, email: string): Promise<Account> {
  const claims = { sub: `google-${email}`, email, email_verified: true, name: "Alan" };
  const firebase = { url: studio.url.origin, projectId: "demo-vitrine" };
  const { idToken } = await new IdentityToolkit(firebase).google(claims);
  return accountOf(studio, String(decodeJwt(idToken).sub), idToken);
}

export function accountOf(studio: Pick<LocalStudio, "url">, userId: string, token: string): Account {
  return {
    userId,
    token,
    call(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      headers.set("Authorization", `Bearer ${token}`);
      if (json !== undefined) headers.set("Content-Type", "application/json");
      const body = json === undefined ? init.body : JSON.stringify(json);
      return fetch(new URL(path, studio.url), { redirect: "manual", ...init, headers, body });
    },
  };
}

/**
 * Changes documents as their owner's browser does, all in one commit; without fields one is deleted, and fields named in `times`
 * get the server's time. The HTTP status.
 */
export async function commitAs(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  changes: readonly { path: string; fields: Record<string, unknown> | null; times?: readonly string[] }[],
): Promise<number> {
  const writes = changes.map(({ path, fields, times = [] }) => {
    const name = `projects/demo-vitrine/databases/(default)/documents/${path}`;
    if (!fields) return { delete: name };
    return {
      update: { name, fields: encodeFields(fields).fields },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    };
  });
  const address = new URL("/v1/projects/demo-vitrine/databases/(default)/documents:commit", studio.url);
  const answer = await fetch(address, {
    method: "POST",
    headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ writes }),
  });
  await answer.body?.cancel();
  return answer.status;
}

export const sampleBrief = {
  prompt:
    "Harbour Roast is a small-batch coffee roaster in Bristol. Beans roasted every Tuesday, delivered on Thursday. 250 g bags from £9. Order at harbourroast.example.",
  format: "9:16",
  lengthSeconds: 15,
  language: "en",
  tone: "warm",
  pictureSource: "made",
  assetIds: [],
};

/** Without a date, price or contact: an answer that lacks one of those is asked for once more, under another key. */
export const plainBrief = { ...sampleBrief, prompt: "A new bakery with slow-proofed loaves." };

export async function startJob(
  account: Account,
  {
    brief = sampleBrief,
    idempotencyKey = crypto.randomUUID() as string,
    scriptModelId = null as string | null,
  } = {},
): Promise<string> {
  const json = { idempotencyKey, brief, scriptModelId };
  const answer = await account.call("/api/v1/jobs", { method: "POST", json });
  if (!answer.ok) throw new Error(`Starting a job: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { jobId: string }).jobId;
}

/**
 * Reads a job's events until one satisfies `until` or the stream ends, and hangs up. Fails after `timeoutMs`.
 */
export async function readEvents(
  account: Account,
  jobId: string,
  {
    until = () => false,
    lastEventId,
    timeoutMs = 100_000,
  }: { until?: (event: JobEvent) => boolean; lastEventId?: number; timeoutMs?: number } = {},
): Promise<JobEvent[]> {
  const hangUp = new AbortController();
  const answer = await account.call(`/api/v1/jobs/${jobId}/events`, {
    headers: lastEventId === undefined ? {} : { "Last-Event-ID": String(lastEventId) },
    signal: AbortSignal.any([hangUp.signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (answer.status === 204) return [];
  if (!answer.ok || !answer.body)
    throw new Error(`Events of ${jobId}: ${answer.status} ${await answer.text()}`);
  const events: JobEvent[] = [];
  let pending = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    pending += text;
    const messages = pending.split("\n\n");
    pending = messages.pop() ?? "";
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (!data) continue;
      const event = JSON.parse(data) as JobEvent;
      events.push(event);
      if (until(event)) {
        hangUp.abort();
        return events;
      }
    }
  }
  return events;
}

export const isWaiting = (event: JobEvent) => event.state === "waiting";

/** A document as its owner's browser reads it: past the worker, under the rules. */
export async function readDocument(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  path: string,
): Promise<Record<string, unknown> | null> {
  const address = new URL("/v1/projects/demo-vitrine/databases/(default)/documents:batchGet", studio.url);
  const name = `projects/demo-vitrine/databases/(default)/documents/${path}`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ documents: [name] }),
  });
  if (!answer.ok) throw new Error(`Reading ${path}: ${answer.status} ${await answer.text()}`);
  const [result] = (await answer.json()) as { found?: { fields: Record<string, WireValue> } }[];
  return result?.found ? plainFields(result.found.fields) : null;
}

/** The documents of a collection that this account owns and whose field has this value. */
export async function queryDocuments(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  collection: string,
  field: string,
  value: string,
): Promise<{ id: string; fields: Record<string, unknown> }[]> {
  const equals = (fieldPath: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } },
  });
  const answer = await fetch(
    new URL("/v1/projects/demo-vitrine/databases/(default)/documents:runQuery", studio.url),
    {
      method: "POST",
      headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: collection }],
          where: {
            compositeFilter: {
              op: "AND",
              filters: [equals("ownerId", account.userId), equals(field, value)],
            },
          },
        },
      }),
    },
  );
  if (!answer.ok) throw new Error(`Querying ${collection}: ${answer.status} ${await answer.text()}`);
  const results = (await answer.json()) as {
    document?: { name: string; fields: Record<string, WireValue> };
  }[];
  return results.flatMap(({ document }) =>
    document ? { id: document.name.split("/").at(-1) ?? "", fields: plainFields(document.fields) } : [],
  );
}

type WireValue = Record<string, unknown>;

function plainFields(fields: Record<string, WireValue> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: WireValue): unknown {
  if ("mapValue" in value)
    return plainFields((value.mapValue as { fields?: Record<string, WireValue> }).fields);
  if ("arrayValue" in value) return ((value.arrayValue as { values?: WireValue[] }).values ?? []).map(plain);
  if ("integerValue" in value || "doubleValue" in value)
    return Number(value.integerValue ?? value.doubleValue);
  return "nullValue" in value ? null : Object.values(value)[0];
}

/** The script a job wrote, from its document. */
export async function readScript(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  jobId: string,
): Promise<Script> {
  for (let tries = 0; tries < 200; tries++) {
    const job = await readDocument(studio, account, `jobs/${jobId}`);
    if (job?.script) return job.script as Script;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The document of job ${jobId} shows no script.`);
}

export async function approve(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  jobId: string,
): Promise<Response> {
  const script = await readScript(studio, account, jobId);
  return account.call(`/api/v1/jobs/${jobId}/approve`, { method: "POST", json: { script } });
}

/** A whole job, approved as written, to the id of its content. */
export async function makeContent(
  studio: Pick<LocalStudio, "url">,
  account: Account,
  brief: typeof sampleBrief & Partial<Pick<Brief, "facts" | "productId" | "brandId">> = sampleBrief,
  scriptModelId: string | null = null,
): Promise<string> {
  const jobId = await startJob(account, { brief, scriptModelId });
  await readEvents(account, jobId, { until: isWaiting });
  await approve(studio, account, jobId);
  const last = (await readEvents(account, jobId)).at(-1);
  if (!last?.contentId) throw new Error(`The job ended ${last?.state}: ${JSON.stringify(last?.error)}`);
  return last.contentId;
}
