import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { ANONYMOUS, type Caller } from "./caller";

/** Audience of the access tokens that `/token` hands to service accounts. */
export const FIRESTORE_AUDIENCE = "https://firestore.googleapis.com/";

const ACCESS_TOKEN_RULES: JWTVerifyOptions = {
  algorithms: ["RS256"],
  audience: FIRESTORE_AUDIENCE,
  requiredClaims: ["sub", "exp"],
};

/** Keys are loaded at most this often: tokens that name keys nobody has cannot make a storm of requests. */
const RELOAD_PAUSE_MS = 1000;

const SESSION_ISSUERS = "https://session.firebase.google.com/";

export function idTokenIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

export function sessionCookieIssuer(projectId: string): string {
  return SESSION_ISSUERS + projectId;
}

/** What every ID token of this project must satisfy, on top of its signature. */
export function idTokenRules(projectId: string): JWTVerifyOptions {
  return {
    algorithms: ["RS256"],
    issuer: idTokenIssuer(projectId),
    audience: projectId,
    requiredClaims: ["sub", "iat", "exp", "auth_time"],
  };
}

/** The claims of an unsigned ID token (`alg` "none"), as Google's emulators make them; null for any other token. */
export function unsignedClaims(token: string): JWTPayload | null {
  try {
    const claims = decodeProtectedHeader(token).alg === "none" ? decodeJwt(token) : null;
    return claims?.iss?.startsWith(SESSION_ISSUERS) ? null : claims;
  } catch {
    return null;
  }
}

/** What a token says it is for; whether that is true is for its signature to show. */
function audienceOf(token: string): unknown {
  try {
    return decodeJwt(token).aud;
  } catch {
    return undefined;
  }
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** Turns an Authorization header into a caller. Whatever does not verify is an anonymous request. */
export class TokenVerifier {
  #keys: KeySet | null = null;
  /** Newer keys on their way; the known ones serve until they are here. */
  #loading: Promise<KeySet> | null = null;
  #loadedAtMs = 0;

  constructor(
    private readonly projectId: string,
    private readonly loadKeys: () => Promise<JSONWebKeySet>,
    /** Believe unsigned tokens and `Bearer owner`; see UNSIGNED_TOKENS. */
    private readonly trustsUnsigned = false,
  ) {}

  async callerOf(authorization: string | null): Promise<Caller> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return ANONYMOUS;
    if (this.trustsUnsigned) {
      if (token === "owner") return { kind: "admin" };
      const claims = unsignedClaims(token);
      if (claims) return mockUser(claims);
    }
    if (audienceOf(token) === FIRESTORE_AUDIENCE)
      return (await this.#verify(token, ACCESS_TOKEN_RULES)) ? { kind: "admin" } : ANONYMOUS;
    const claims = await this.#verify(token, idTokenRules(this.projectId));
    return claims?.sub ? { kind: "user", uid: claims.sub, claims } : ANONYMOUS;
  }

  async #verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload | null> {
    try {
      return await this.#payload(token, options, this.#keys ?? (await this.#load()));
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** The signing key changes now and then: a token by a key that is not known is looked at once more. */
  async #payload(token: string, options: JWTVerifyOptions, known: KeySet): Promise<JWTPayload> {
    try {
      return (await jwtVerify(token, known, options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    const newer = this.#keys !== known && this.#keys ? this.#keys : await this.#load();
    return (await jwtVerify(token, newer, options)).payload;
  }

  /** Loads the keys, not before the pause since the last time is over; who asks meanwhile shares the answer. */
  #load(): Promise<KeySet> {
    this.#loading ??= this.#loadAt(Math.max(Date.now(), this.#loadedAtMs + RELOAD_PAUSE_MS)).finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #loadAt(startAtMs: number): Promise<KeySet> {
    this.#loadedAtMs = startAtMs;
    const waitMs = startAtMs - Date.now();
    if (waitMs > 0) await new Promise((passed) => setTimeout(passed, waitMs));
    this.#keys = createLocalJWKSet(await this.loadKeys());
    return this.#keys;
  }
}

/** The user of the SDK's `mockUserToken`, which may name itself by either claim. */
function mockUser(claims: JWTPayload): Caller {
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== "string" || !uid) return ANONYMOUS;
  return { kind: "user", uid, claims: { ...claims, sub: uid } };
}
