import type { JWTPayload } from "jose";
import type { Account } from "./account";

/** One sign-in, kept for as long as its refresh token is good. */
export interface SignIn {
  localId: string;
  /** `firebase.sign_in_provider` of the tokens. */
  provider: string;
  /** Claims of a custom token. */
  claims: JWTPayload;
  /** Seconds since the epoch. */
  authTime: number;
  /** Milliseconds since the epoch. */
  startedAtMs: number;
}

/** Claims that are always the service's own, whatever an application or a custom token says. */
const OWN_CLAIMS = ["email", "email_verified", "phone_number", "provider_id", "user_id"];
const STANDARD_CLAIMS = ["iss", "aud", "sub", "iat", "exp", "auth_time", "firebase", "name", "picture"];

/** The claims of an ID token but those every JWT has (`iss`, `aud`, `sub`, `iat`, `exp`). */
export function idTokenClaims(account: Account, { provider, claims, authTime }: SignIn): JWTPayload {
  const added: JWTPayload = {
    name: account.displayName,
    picture: account.photoUrl,
    ...(JSON.parse(account.customAttributes ?? "{}") as JWTPayload),
    ...claims,
  };
  for (const name of OWN_CLAIMS) delete added[name];
  return {
    ...added,
    ...(provider === "anonymous" ? { provider_id: "anonymous" } : {}),
    auth_time: authTime,
    user_id: account.localId,
    ...(account.phoneNumber ? { phone_number: account.phoneNumber } : {}),
    ...(account.email ? { email: account.email, email_verified: account.emailVerified ?? false } : {}),
    firebase: { identities: identitiesOf(account), sign_in_provider: provider },
  };
}

/** What a custom token has put into an ID token of this account. */
export function claimsOfSignIn(payload: JWTPayload, account: Account): JWTPayload {
  const known = new Set([
    ...OWN_CLAIMS,
    ...STANDARD_CLAIMS,
    ...Object.keys(JSON.parse(account.customAttributes ?? "{}")),
  ]);
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !known.has(name)));
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
