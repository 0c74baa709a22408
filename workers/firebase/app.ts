import { preflightResponse, withCors } from "./cors";
import { accountsOf, type FirebaseEnvironment } from "./environment";
import { databaseOf } from "./firestore/database-name";
import { isForeign } from "./foreign-requests";
import { handlePage } from "./pages/handle-page";
import { isFirebasePath } from "./paths";

export { AuthAccounts } from "./auth/accounts";
export { FirestoreDatabase } from "./database";

/**
 * The embedded Firebase: hands each path to the accounts, the database or a page. In front of the app on one port,
 * what is not Firebase's goes on to the app as it came.
 */
export default {
  async fetch(request: Request, environment: FirebaseEnvironment): Promise<Response> {
    const url = new URL(request.url);
    if (environment.APP && !isFirebasePath(url.pathname)) return environment.APP.fetch(request);
    if (isForeign(request, environment)) {
      return new Response("Only this machine may ask for this, by its own name or one of ALLOWED_HOSTS.", {
        status: 403,
      });
    }
    if (request.method === "OPTIONS") return preflightResponse(request, environment);
    const response = await route(request, url, environment);
    return isForItselfAlone(url) ? response : withCors(request, response, environment);
  },
};

/** The accounts page changes accounts without asking for anything: no other page may even read it. */
function isForItselfAlone(url: URL): boolean {
  return /^\/emulator\/accounts(\/|$)/.test(url.pathname);
}

async function route(request: Request, url: URL, environment: FirebaseEnvironment): Promise<Response> {
  const database = databaseOf(url);
  if (database) return environment.DATABASE.get(environment.DATABASE.idFromName(database)).fetch(request);
  const accounts = accountsOf(environment);
  if (/^\/emulator(\/(?!v1\/)|$)/.test(url.pathname)) {
    return handlePage(request, accounts, environment.FIREBASE_PROJECT_ID);
  }
  return accounts.fetch(request);
}
