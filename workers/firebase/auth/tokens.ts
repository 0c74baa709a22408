import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { FIRESTORE_AUDIENCE, idTokenIssuer, idTokenRules } from "../token-verifier";
import type { Account } from "./account";
import type { AccountStore } from "./account-store";
import { AuthError } from "./auth-error";
import { randomToken } from "./random-token";
import type { SigningKey } from "./signing-key";

/** Life of ID and access tokens: an hour, as Google's. */
const LIFETIME_SECONDS = 3600;

/** One sign-in, kept for as long as its refresh token is good. */
interface SignIn {
  localId: string;
  /** `firebase.sign_in_provider` of the tokens. */
  provider: string;
  /** Claims of a custom token. */
  claims: JWTPayload;
  /** Seconds since the epoch. */
  authTime: number;
}

export interface TokenResponse {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Issues, renews and verifies the tokens of users, and issues access tokens of service accounts. */
export class TokenService {
  readonly #publicKeys: ReturnType<typeof createLocalJWKSet>;

  constructor(
    private readonly sql: SqlStorage,
    private readonly accounts: AccountStore,
    private readonly key: SigningKey,
    readonly projectId: string,
  ) {
    sql.exec(
      "CREATE TABLE IF NOT EXISTS sign_ins (refresh_token TEXT PRIMARY KEY, local_id TEXT NOT NULL, sign_in TEXT NOT NULL)",
    );
    this.#publicKeys = createLocalJWKSet(key.publicKeys);
  }

  /** Completes a sign-in: notes it on the account and hands out the first tokens. Throws USER_DISABLED. */
  async signIn(account: Account, provider: string, claims: JWTPayload = {}): Promise<TokenResponse> {
    if (account.disabled) throw new AuthError("USER_DISABLED");
    account.lastLoginAt = String(Date.now());
    this.accounts.put(account);
    const refreshToken = randomToken(60);
    const signIn: SignIn = { localId: account.localId, provider, claims, authTime: nowSeconds() };
    this.sql.exec(
      "INSERT INTO sign_ins VALUES (?, ?, ?)",
      refreshToken,
      account.localId,
      JSON.stringify(signIn),
    );
    return {
      idToken: await this.#idToken(account, signIn),
      refreshToken,
      expiresIn: String(LIFETIME_SECONDS),
    };
  }

  /** Secure Token's answer to a refresh token. */
  async refresh(refreshToken: string): Promise<object> {
    const [row] = this.sql
      .exec<{ sign_in: string }>("SELECT sign_in FROM sign_ins WHERE refresh_token = ?", refreshToken)
      .toArray();
    if (!row) throw new AuthError("INVALID_REFRESH_TOKEN");
    const signIn = JSON.parse(row.sign_in) as SignIn;
    const account = this.#requireCurrent(signIn.localId, signIn.authTime);
    if (account.disabled) throw new AuthError("USER_DISABLED");
    const idToken = await this.#idToken(account, signIn);
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

  /** The account an ID token speaks for. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND. */
  async requireAccount(idToken: unknown): Promise<Account> {
    if (typeof idToken !== "string" || !idToken) throw new AuthError("MISSING_ID_TOKEN");
    try {
      const { payload } = await jwtVerify(idToken, this.#publicKeys, idTokenRules(this.projectId));
      return this.#requireCurrent(payload.sub ?? "", Number(payload.auth_time));
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AuthError("TOKEN_EXPIRED");
      if (error instanceof errors.JOSEError) throw new AuthError("INVALID_ID_TOKEN");
      throw error;
    }
  }

  /** An OAuth 2 access token for Firestore, as oauth2.googleapis.com/token gives to a service account. */
  async issueAccessToken(serviceAccountEmail: string): Promise<object> {
    const token = await new SignJWT({ scope: "https://www.googleapis.com/auth/datastore" })
      .setProtectedHeader({ alg: "RS256", kid: this.key.keyId, typ: "at+jwt" })
      .setAudience(FIRESTORE_AUDIENCE)
      .setSubject(serviceAccountEmail)
      .setIssuedAt()
      .setExpirationTime(nowSeconds() + LIFETIME_SECONDS)
      .sign(this.key.privateKey);
    return { access_token: token, expires_in: LIFETIME_SECONDS, token_type: "Bearer" };
  }

  revokeAll(localId: string): void {
    this.sql.exec("DELETE FROM sign_ins WHERE local_id = ?", localId);
  }

  clear(): void {
    this.sql.exec("DELETE FROM sign_ins");
  }

  #requireCurrent(localId: string, authTime: number): Account {
    const account = this.accounts.byId(localId);
    if (!account) throw new AuthError("USER_NOT_FOUND");
    if (authTime < Number(account.validSince)) throw new AuthError("TOKEN_EXPIRED");
    return account;
  }

  #idToken(account: Account, { provider, claims, authTime }: SignIn): Promise<string> {
    const payload: JWTPayload = {
      ...(account.displayName ? { name: account.displayName } : {}),
      ...(account.photoUrl ? { picture: account.photoUrl } : {}),
      ...(JSON.parse(account.customAttributes ?? "{}") as JWTPayload),
      ...claims,
      ...(provider === "anonymous" ? { provider_id: "anonymous" } : {}),
      auth_time: authTime,
      user_id: account.localId,
      ...(account.email ? { email: account.email, email_verified: account.emailVerified ?? false } : {}),
      firebase: { identities: identitiesOf(account), sign_in_provider: provider },
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid: this.key.keyId, typ: "JWT" })
      .setIssuer(idTokenIssuer(this.projectId))
      .setAudience(this.projectId)
      .setSubject(account.localId)
      .setIssuedAt()
      .setExpirationTime(nowSeconds() + LIFETIME_SECONDS)
      .sign(this.key.privateKey);
  }
}

/** Provider id → the user's ids there; the address is under "email" whatever the way of signing in. */
function identitiesOf(account: Account): Record<string, string[]> {
  const identities: Record<string, string[]> = {};
  for (const { providerId, rawId } of account.providerUserInfo) {
    if (providerId !== "password") identities[providerId] = [...(identities[providerId] ?? []), rawId];
  }
  if (account.email) identities.email = [account.email];
  return identities;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
