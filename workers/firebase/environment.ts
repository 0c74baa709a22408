import type { AuthAccounts } from "./auth/accounts";
import type { AccountsEnvironment } from "./auth/accounts-environment";
import type { FirestoreDatabase } from "./database";

/** Bindings and settings of the embedded Firebase; wrangler.toml gives the defaults. */
export interface FirebaseEnvironment extends AccountsEnvironment {
  DATABASE: DurableObjectNamespace<FirestoreDatabase>;
  ACCOUNTS: DurableObjectNamespace<AuthAccounts>;
  /** The app behind this worker, where one port serves both. */
  APP?: Fetcher;
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
