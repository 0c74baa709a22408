import { join } from "node:path";
import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { requestAccessToken } from "../../scripts/service-account.mjs";
import { stopStreams } from "../../scripts/stop-streams.mjs";
import { workerOptions } from "../../scripts/worker-options.mjs";
import { buildEmbeddedFirebase, FIREBASE_WRANGLER_CONFIG } from "./build-embedded-firebase";

export interface EmbeddedFirebase {
  /** Origin it listens on, without a slash at the end. */
  url: string;
  projectId: string;
  /** An access token of a service account: Firestore REST with it bypasses the rules. */
  adminToken(): Promise<string>;
  /** A custom token, signed by the same service account unless `changes` say otherwise. */
  customToken(claims: JWTPayload, changes?: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

export interface EmbeddedFirebaseOptions {
  /** Where documents and accounts are kept. Absent: they end with the process. */
  persistDir?: string;
  /** Absent: any free port. */
  port?: number;
  /** Settings over those of workers/firebase/wrangler.toml. */
  vars?: Record<string, string>;
}

const SERVICE_ACCOUNT_EMAIL = "tests@demo-vitrine.iam.gserviceaccount.com";
const DATASTORE_SCOPE = "https://www.googleapis.com/auth/datastore";
const CUSTOM_TOKEN_AUDIENCE =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/** Starts the embedded Firebase, built as it is, in workerd. */
export async function startEmbeddedFirebase(
  options: EmbeddedFirebaseOptions = {},
): Promise<EmbeddedFirebase> {
  const folder = await buildEmbeddedFirebase();
  const serviceAccount = await makeServiceAccount();
  const worker = await workerOptions(join(folder, "app.js"), FIREBASE_WRANGLER_CONFIG);
  const bindings: Record<string, string> = {
    ...(worker.bindings as Record<string, string>),
    ...serviceAccount.vars,
    ...options.vars,
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.port ?? 0,
      cf: false,
      ...(options.persistDir ? { resourcePersistencePath: options.persistDir } : {}),
      workers: [{ ...worker, bindings }],
    }),
  );
  const url = (await miniflare.ready).origin;
  return {
    url,
    projectId: bindings.FIREBASE_PROJECT_ID ?? "",
    adminToken: () => serviceAccount.accessToken(url),
    customToken: serviceAccount.customToken,
    stop: () => stopStreams(url, bindings.FIREBASE_PROJECT_ID).then(() => miniflare.dispose()),
  };
}

async function makeServiceAccount() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { client_email: SERVICE_ACCOUNT_EMAIL, private_key: await exportPKCS8(privateKey) };
  return {
    vars: {
      SERVICE_ACCOUNT_EMAIL,
      SERVICE_ACCOUNT_PUBLIC_JWK: JSON.stringify(await exportJWK(publicKey)),
    },
    customToken: (claims: JWTPayload, changes: JWTPayload = {}) =>
      new SignJWT({ iss: SERVICE_ACCOUNT_EMAIL, aud: CUSTOM_TOKEN_AUDIENCE, ...claims, ...changes })
        .setProtectedHeader({ alg: "RS256" })
        .setSubject(SERVICE_ACCOUNT_EMAIL)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey),
    accessToken: (url: string): Promise<string> =>
      requestAccessToken(key, { scopes: [DATASTORE_SCOPE], address: `${url}/token` }),
  };
}
