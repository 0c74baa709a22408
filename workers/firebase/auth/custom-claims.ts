import type { JWTPayload } from "jose";
import { AuthError } from "./auth-error";

/** Names that tokens need for themselves. Source: firebase.google.com/docs/auth/admin/custom-claims */
const RESERVED_NAMES = [
  "acr",
  "amr",
  "at_hash",
  "aud",
  "auth_time",
  "azp",
  "cnf",
  "c_hash",
  "exp",
  "firebase",
  "iat",
  "iss",
  "jti",
  "nbf",
  "nonce",
  "sub",
];

const MAX_LENGTH = 1000;

/** Claims that an application adds. Throws INVALID_CLAIMS, FORBIDDEN_CLAIM. */
export function requireClaims(claims: unknown): JWTPayload {
  if (typeof claims !== "object" || claims === null || Array.isArray(claims))
    throw new AuthError("INVALID_CLAIMS");
  for (const name of RESERVED_NAMES) {
    if (name in claims) throw new AuthError(`FORBIDDEN_CLAIM : ${name}`);
  }
  return claims as JWTPayload;
}

/** `customAttributes` of an account: JSON text of at most 1000 characters. Throws CLAIMS_TOO_LARGE as well. */
export function requireCustomAttributes(text: string): string {
  if (text.length > MAX_LENGTH) throw new AuthError("CLAIMS_TOO_LARGE");
  try {
    requireClaims(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AuthError("INVALID_CLAIMS");
    throw error;
  }
  return text;
}
