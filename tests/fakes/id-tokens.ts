import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from "node:crypto";

/** Makes Firebase ID tokens by hand, genuine and forged, from any header and claims and by any algorithm. */

export const projectId = "demo-vitrine";

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  /** As Google publishes it. */
  jwk: JsonWebKey;
}

export function makeSigningKey(kid: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" } };
}

export type Claims = Record<string, unknown>;

/** The claims of a user who signed in with Google a minute ago; `undefined` in `changes` leaves a claim out. */
export function claimsAt(nowSeconds: number, changes: Claims = {}): Claims {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: nowSeconds - 60,
    user_id: "ada",
    sub: "ada",
    iat: nowSeconds - 60,
    exp: nowSeconds + 3540,
    email: "ada@example.com",
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: "google.com" },
    ...changes,
  };
}

/** What makes the same person staff of the test company. */
export const staffClaims: Claims = { sub: "grace", user_id: "grace", email: "grace@vitrine.example" };

export function signToken(key: SigningKey, claims: Claims, header: Claims = {}): string {
  return signParts(key, { alg: "RS256", kid: key.kid, typ: "JWT", ...header }, claims);
}

/** RS256 over any header and payload; a string is taken as the part's text before encoding. */
export function signParts(key: SigningKey, header: unknown, payload: unknown): string {
  const input = `${encodePart(header)}.${encodePart(payload)}`;
  return `${input}.${sign("RSA-SHA256", Buffer.from(input), key.privateKey).toString("base64url")}`;
}

/** The classic confusion: HMAC with the published key as its secret. */
export function signWithPublicKeyAsSecret(key: SigningKey, claims: Claims): string {
  const input = `${encodePart({ alg: "HS256", kid: key.kid, typ: "JWT" })}.${encodePart(claims)}`;
  const secret = createPublicKey(key.privateKey).export({ type: "spki", format: "pem" });
  return `${input}.${createHmac("sha256", secret).update(input).digest("base64url")}`;
}

export function signWithEllipticCurve(kid: string, claims: Claims): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const input = `${encodePart({ alg: "ES256", kid, typ: "JWT" })}.${encodePart(claims)}`;
  const signature = sign("sha256", Buffer.from(input), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `${input}.${signature.toString("base64url")}`;
}

export function encodePart(value: unknown): string {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
}
