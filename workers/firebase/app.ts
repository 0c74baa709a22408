import { preflightResponse, withCors } from "./cors";
import { databaseOf } from "./database-name";
import { accountsOf, type FirebaseEnvironment } from "./environment";
import { handlePage } from "./pages/handle-page";
import { isFirebasePath } from "./paths";
import { TokenVerifier } from "./token-verifier";

export { AuthAccounts } from "./auth/accounts";
export { FirestoreDatabase } from "./firestore/database";

/** How long verifiers may keep the public keys; Google's own lifetime is of this order. */
const KEYS_MAX_AGE_SECONDS = 3600;

/**
 * The embedded Firebase: hands each path to the accounts, the database or a page. The host does not matter. In front
 * of the app on one port, what is not Firebase's goes on to the app as it came.
 */
export default {
  async fetch(request: Request, environment: FirebaseEnvironment): Promise<Response> {
    const url = new URL(request.url);
    if (environment.APP && !isFirebasePath(url.pathname)) return environment.APP.fetch(request);
    if (request.method === "OPTIONS") return preflightResponse(request);
    return withCors(request, await route(request, url, environment));
  },
};

async function route(request: Request, url: URL, environment: FirebaseEnvironment): Promise<Response> {
  const database = databaseOf(url);
  if (database) return environment.DATABASE.get(environment.DATABASE.idFromName(database)).fetch(request);
  if (url.pathname === "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com") {
    return Response.json(await accountsOf(environment).publicKeys(), {
      headers: { "cache-control": `public, max-age=${KEYS_MAX_AGE_SECONDS}, must-revalidate` },
    });
  }
  if (/^\/emulator\/v1\/projects\/[^/]+\/accounts$/.test(url.pathname)) {
    return clearAccounts(request, environment);
  }
  if (/^\/emulator(\/|$)/.test(url.pathname)) return handlePage(request, environment);
  return accountsOf(environment).fetch(request);
}

/** DELETE /emulator/v1/projects/{p}/accounts, as Google's emulator has it; service accounts only. */
async function clearAccounts(request: Request, environment: FirebaseEnvironment): Promise<Response> {
  const accounts = accountsOf(environment);
  const verifier = new TokenVerifier(environment.FIREBASE_PROJECT_ID, async () => accounts.publicKeys());
  const caller = await verifier.callerOf(request.headers.get("authorization"));
  if (caller.kind !== "admin" || request.method !== "DELETE")
    return new Response("Forbidden", { status: 403 });
  await accounts.clear();
  return Response.json({});
}
