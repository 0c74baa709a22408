import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { ANONYMOUS, type Caller } from "./caller";

/** Audience of the access tokens that `/token` hands to service accounts. */
export const FIRESTORE_AUDIENCE = "https://firestore.googleapis.com/";

export function idTokenIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
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

/** Turns an Authorization header into a caller. Whatever does not verify is an anonymous request. */
export class TokenVerifier {
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;

  constructor(
    private readonly projectId: string,
    private readonly loadKeys: () => Promise<JSONWebKeySet>,
  ) {}

  async callerOf(authorization: string | null): Promise<Caller> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return ANONYMOUS;
    const idClaims = await this.#verify(token, idTokenRules(this.projectId));
    if (idClaims?.sub) return { kind: "user", uid: idClaims.sub, claims: idClaims };
    const access = await this.#verify(token, {
      algorithms: ["RS256"],
      audience: FIRESTORE_AUDIENCE,
      requiredClaims: ["sub", "exp"],
    });
    return access ? { kind: "admin" } : ANONYMOUS;
  }

  async #verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload | null> {
    try {
      return await this.#verifyWithKnownKeys(token, options);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  async #verifyWithKnownKeys(token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
    this.#keys ??= createLocalJWKSet(await this.loadKeys());
    return (await jwtVerify(token, this.#keys, options)).payload;
  }
}
