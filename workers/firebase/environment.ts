import type { AuthAccounts } from "./auth/accounts";
import type { FirestoreDatabase } from "./database";

/** Bindings and settings of the embedded Firebase; wrangler.toml gives the defaults. */
export interface FirebaseEnvironment {
  DATABASE: DurableObjectNamespace<FirestoreDatabase>;
  ACCOUNTS: DurableObjectNamespace<AuthAccounts>;
  /** The app behind this worker, where one port serves both. */
  APP?: Fetcher;
  FIREBASE_PROJECT_ID: string;
  /** JSON array of accounts made on first start; see demo-accounts.ts. */
  DEMO_ACCOUNTS?: string;
  SERVICE_ACCOUNT_EMAIL?: string;
  /** JSON Web Key (RS256) of the service account that may have access tokens. Unset: no one may. */
  SERVICE_ACCOUNT_PUBLIC_JWK?: string;
  /**
   * "1": unsigned tokens are believed and `Bearer owner` is a service account, as in Google's emulators. For test
   * suites alone; whoever reaches the port is anybody.
   */
  TRUST_UNSIGNED_TOKENS?: string;
  /** Names under which this machine is reached besides its own, with commas between; see foreign-requests.ts. */
  ALLOWED_HOSTS?: string;
  /** Security rules in place of the repository's firestore.rules. */
  FIRESTORE_RULES?: string;
  /** "1": a query whose indexes are not declared is refused, as Google refuses it. Else they are made unasked. */
  REQUIRE_INDEXES?: string;
}

/** All accounts live in one object. */
export function accountsOf(environment: FirebaseEnvironment): DurableObjectStub<AuthAccounts> {
  return environment.ACCOUNTS.get(environment.ACCOUNTS.idFromName("accounts"));
}
