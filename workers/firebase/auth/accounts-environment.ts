/** What the accounts read of the worker's settings. */
export interface AccountsEnvironment {
  FIREBASE_PROJECT_ID: string;
  /** JSON array of accounts made on first start; see demo-accounts.ts. */
  DEMO_ACCOUNTS?: string;
  SERVICE_ACCOUNT_EMAIL?: string;
  /** JSON Web Key (RS256) of the service account that may have access tokens. Unset: no one may. */
  SERVICE_ACCOUNT_PUBLIC_JWK?: string;
  /**
   * "1": ID tokens and session cookies are issued unsigned, unsigned ones are believed, and `Bearer owner` is a service
   * account, as in Google's emulators. For test suites alone: whoever reaches the port is anybody.
   */
  UNSIGNED_TOKENS?: string;
}
