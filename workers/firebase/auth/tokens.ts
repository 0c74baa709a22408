import {
  createLocalJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { FIRESTORE_AUDIENCE, idTokenIssuer, idTokenRules, unsignedClaims } from "../request/token-verifier";
import type { Account } from "./account";
import type { AccountStore } from "./account-store";
import { AuthError } from "./auth-error";
import { claimsOfSignIn, idTokenClaims, type SignIn } from "./id-token";
import { randomToken } from "./random-token";
import type { SigningKeys } from "./signing-keys";

/** Life of ID and access tokens: an hour, as Google's. */
const LIFETIME_SECONDS = 3600;
/** Changing a password or an address, and deleting an account, want a sign-in that is not older. */
const RECENT_SECONDS = 5 * 60;

export interface TokenResponse {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

interface TokenSettings {
  projectId: string;
  /** See UNSIGNED_TOKENS. */
  unsigned: boolean;
}

/** Issues, renews and verifies the tokens of users, and issues access tokens of service accounts. */
export class TokenService {
  constructor(
    private readonly sql: SqlStorage,
    private readonly accounts: AccountStore,
    private readonly keys: SigningKeys,
    private readonly settings: TokenSettings,
  ) {
    sql.exec(
      "CREATE TABLE IF NOT EXISTS sign_ins (refresh_token TEXT PRIMARY KEY, local_id TEXT NOT NULL, sign_in TEXT NOT NULL)",
    );
  }

  get projectId(): string {
    return this.settings.projectId;
  }

  /** Completes a sign-in: stores it and the account as it is, and hands out the first tokens. Throws USER_DISABLED. */
  async signIn(
    account: Account,
    provider: string,
    nowMs: number,
    claims: JWTPayload = {},
  ): Promise<TokenResponse> {
    if (account.disabled) throw new AuthError("USER_DISABLED");
    account.lastLoginAt = String(nowMs);
    account.lastRefreshAt = new Date(nowMs).toISOString();
    this.accounts.put(account);
    const refreshToken = randomToken(60);
    const authTime = Math.floor(nowMs / 1000);
    const signIn: SignIn = { localId: account.localId, provider, claims, authTime, startedAtMs: nowMs };
    this.sql.exec(
      "INSERT INTO sign_ins VALUES (?, ?, ?)",
      refreshToken,
      account.localId,
      JSON.stringify(signIn),
    );
    const idToken = await this.#idToken(account, signIn, nowMs);
    return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS) };
  }

  /** Signs the bearer of an ID token in anew, after what ended their other sign-ins. */
  signInAgain(account: Account, token: JWTPayload, nowMs: number, provider?: string): Promise<TokenResponse> {
    return this.signIn(account, provider ?? providerOf(token), nowMs, claimsOfSignIn(token, account));
  }

  /**
   * Secure Token's answer to a refresh token, which stays good: two tabs may use it at once.
   * Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED.
   */
  async refresh(refreshToken: string, nowMs: number): Promise<object> {
    const [row] = this.sql
      .exec<{ sign_in: string }>("SELECT sign_in FROM sign_ins WHERE refresh_token = ?", refreshToken)
      .toArray();
    if (!row) throw new AuthError("INVALID_REFRESH_TOKEN");
    const signIn = JSON.parse(row.sign_in) as SignIn;
    const account = this.#requireCurrent(signIn.localId, signIn.authTime);
    if (signIn.startedAtMs < (account.revokedAtMs ?? 0)) throw new AuthError("TOKEN_EXPIRED");
    account.lastRefreshAt = new Date(nowMs).toISOString();
    this.accounts.put(account);
    const idToken = await this.#idToken(account, signIn, nowMs);
    return {
      id_token: idToken,
      access_token: idToken,
      expires_in: String(LIFETIME_SECONDS),
      refresh_token: refreshToken,
      token_type: "Bearer",
      user_id: account.localId,
      project_id: this.projectId,
    };
  }

  /** The claims of an ID token. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED. */
  async verify(idToken: string | undefined): Promise<JWTPayload> {
    if (!idToken) throw new AuthError("MISSING_ID_TOKEN");
    const unsigned = this.settings.unsigned ? unsignedClaims(idToken) : null;
    if (unsigned) return { ...unsigned, sub: String(unsigned.sub ?? unsigned.user_id ?? "") };
    try {
      return await this.verifyIssued(idToken, idTokenRules(this.projectId));
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AuthError("TOKEN_EXPIRED");
      if (error instanceof errors.JOSEError) throw new AuthError("INVALID_ID_TOKEN");
      throw error;
    }
  }

  /** The claims of any token signed here. Throws jose's errors. */
  async verifyIssued(token: string, rules: JWTVerifyOptions): Promise<JWTPayload> {
    const keys = createLocalJWKSet(this.keys.publicKeys(Date.now()));
    return (await jwtVerify(token, keys, rules)).payload;
  }

  /** The account that verified claims speak for, as it is now. Throws USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  accountOf(token: JWTPayload): Account {
    return this.#requireCurrent(token.sub ?? "", Number(token.auth_time));
  }

  /** The account of an ID token; throws what `verify` and `accountOf` throw. */
  async requireAccount(idToken: string | undefined): Promise<Account> {
    return this.accountOf(await this.verify(idToken));
  }

  /**
   * An ID token or a session cookie, for servers to verify. Those of test suites for Google's emulators take no signed
   * one: firebase-admin's `verifyIdToken` wants `alg` "none" and an empty signature there.
   */
  async issueForServers(claims: JWTPayload, nowMs: number, lifetimeSeconds = LIFETIME_SECONDS) {
    if (!this.settings.unsigned) return this.issue(claims, this.projectId, nowMs, lifetimeSeconds);
    return new UnsecuredJWT(withLifetime(claims, this.projectId, nowMs, lifetimeSeconds)).encode();
  }

  /** A token of our own for something in between, such as a provider's answer that waits for its account. */
  async issue(claims: JWTPayload, audience: string, nowMs: number, lifetimeSeconds = LIFETIME_SECONDS) {
    const { keyId, privateKey } = await this.keys.current(nowMs);
    if (lifetimeSeconds > LIFETIME_SECONDS) this.keys.keepUntil(keyId, nowMs + lifetimeSeconds * 1000);
    return new SignJWT(withLifetime(claims, audience, nowMs, lifetimeSeconds))
      .setProtectedHeader({ alg: "RS256", kid: keyId, typ: "JWT" })
      .sign(privateKey);
  }

  /** An OAuth 2 access token for Firestore, as oauth2.googleapis.com/token gives to a service account. */
  async issueAccessToken(serviceAccountEmail: string, nowMs: number): Promise<object> {
    const claims = { sub: serviceAccountEmail, scope: "https://www.googleapis.com/auth/datastore" };
    const token = await this.issue(claims, FIRESTORE_AUDIENCE, nowMs);
    return { access_token: token, expires_in: LIFETIME_SECONDS, token_type: "Bearer" };
  }

  clear(): void {
    this.sql.exec("DELETE FROM sign_ins");
  }

  #requireCurrent(localId: string, authTime: number): Account {
    const account = this.accounts.byId(localId);
    if (!account) throw new AuthError("USER_NOT_FOUND");
    if (account.disabled) throw new AuthError("USER_DISABLED");
    if (!(authTime >= Number(account.validSince))) throw new AuthError("TOKEN_EXPIRED");
    return account;
  }

  #idToken(account: Account, signIn: SignIn, nowMs: number): Promise<string> {
    const claims = { iss: idTokenIssuer(this.projectId), sub: account.localId };
    return this.issueForServers({ ...idTokenClaims(account, signIn), ...claims }, nowMs);
  }
}

function withLifetime(
  claims: JWTPayload,
  audience: string,
  nowMs: number,
  lifetimeSeconds: number,
): JWTPayload {
  const iat = Math.floor(nowMs / 1000);
  return { ...claims, aud: audience, iat, exp: iat + lifetimeSeconds };
}

function providerOf(token: JWTPayload): string {
  const { sign_in_provider: provider } = (token.firebase ?? {}) as { sign_in_provider?: unknown };
  return typeof provider === "string" ? provider : "custom";
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export function requireRecentSignIn(token: JWTPayload, nowMs: number): void {
  if (Number(token.auth_time) < nowMs / 1000 - RECENT_SECONDS) {
    throw new AuthError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  }
}
