import { decodeJwt, errors, type JWTPayload } from "jose";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { normalizeEmail } from "./email-address";
import { rawUserInfo } from "./raw-user-info";

/** The providers the web SDK has classes for. Those of one's own making (oidc., saml.) are not served. */
const PROVIDERS = new Set([
  "apple.com",
  "facebook.com",
  "github.com",
  "google.com",
  "microsoft.com",
  "twitter.com",
  "yahoo.com",
]);

const PENDING_AUDIENCE = "pending-provider-assertion";

/** What an identity provider says of a user. Here the provider is the local account chooser, and is believed. */
export interface ProviderAssertion {
  providerId: string;
  /** The provider's id of the user. */
  rawId: string;
  federatedId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  firstName?: string;
  lastName?: string;
  photoUrl?: string;
  screenName?: string;
  /** JSON text of the profile, in the provider's own shape. */
  rawUserInfo: string;
  /** The tokens as they came, for the SDK to make a credential of. */
  oauthIdToken?: string;
  oauthAccessToken: string;
  /** X alone still signs its requests with a secret. */
  oauthTokenSecret?: string;
}

/**
 * The assertion of `accounts:signInWithIdp`: from `postBody`, from the address the popup ended at, or from an earlier
 * answer's `pendingToken`. Throws MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_CREDENTIAL_OR_PROVIDER_ID,
 * OPERATION_NOT_ALLOWED, INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE, INVALID_PENDING_TOKEN.
 */
export async function readAssertion(context: AuthContext, request: AuthRequest): Promise<ProviderAssertion> {
  const pendingToken = request.text("pendingToken");
  const parameters = pendingToken
    ? new URLSearchParams(await readPendingToken(context, pendingToken))
    : parametersOf(request);
  const providerId = requireProvider(parameters.get("providerId")?.toLowerCase());
  const idToken = parameters.get("id_token") || undefined;
  const accessToken = parameters.get("access_token") || undefined;
  const claims = parseToken(idToken ?? accessToken ?? "");
  if (!pendingToken) await requireNonce(claims, parameters.get("nonce"));
  return assertionOf(providerId, claims, idToken, accessToken);
}

/** A token by which the same assertion can be made again within the hour, once its account is settled. */
export function makePendingToken(context: AuthContext, assertion: ProviderAssertion, nowMs: number) {
  const { providerId, oauthIdToken = "", oauthAccessToken } = assertion;
  const parameters = { providerId, id_token: oauthIdToken, access_token: oauthAccessToken };
  const assertionText = new URLSearchParams(parameters).toString();
  return context.tokens.issue({ assertion: assertionText }, PENDING_AUDIENCE, nowMs);
}

async function readPendingToken(context: AuthContext, token: string): Promise<string> {
  try {
    const claims = await context.tokens.verifyIssued(token, { audience: PENDING_AUDIENCE });
    return String(claims.assertion);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AuthError("INVALID_PENDING_TOKEN");
    throw error;
  }
}

function parametersOf(request: AuthRequest): URLSearchParams {
  const requestUri = request.requireText("requestUri", "MISSING_REQUEST_URI");
  if (!URL.canParse(requestUri)) throw new AuthError("INVALID_REQUEST_URI");
  const { searchParams, hash } = new URL(requestUri);
  for (const text of [request.text("postBody") ?? "", hash.slice(1)]) {
    for (const [name, value] of new URLSearchParams(text)) searchParams.set(name, value);
  }
  return searchParams;
}

function requireProvider(providerId: string | undefined): string {
  if (providerId && PROVIDERS.has(providerId)) return providerId;
  if (providerId && /^(oidc|saml)\./.test(providerId)) {
    throw new AuthError("OPERATION_NOT_ALLOWED : The identity provider configuration is not found.");
  }
  throw new AuthError(
    `INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: ${providerId ?? "no providerId"}`,
  );
}

/** A JSON object of claims, or a JWT whose signature nobody on this machine can check. */
function parseToken(token: string): JWTPayload & { sub: string } {
  let claims: JWTPayload;
  try {
    claims = token.startsWith("{") ? (JSON.parse(token) as JWTPayload) : decodeJwt(token);
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(`INVALID_IDP_RESPONSE : Unable to parse id_token: ${token}`);
  }
  const { sub } = claims;
  if (typeof sub === "string" && sub) return { ...claims, sub };
  throw new AuthError("INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.");
}

/** A provider's token that names the hash of a nonce is good only for who knows the nonce. */
async function requireNonce(claims: JWTPayload, nonce: string | null): Promise<void> {
  if (typeof claims.nonce !== "string") return;
  if (!nonce) throw new AuthError("MISSING_OR_INVALID_NONCE : Nonce is missing in the request.");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce));
  if (hexOf(digest) !== claims.nonce) {
    throw new AuthError(
      "MISSING_OR_INVALID_NONCE : The nonce in ID Token does not match the SHA256 hash of the raw nonce in the request.",
    );
  }
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function assertionOf(
  providerId: string,
  claims: JWTPayload & { sub: string },
  oauthIdToken: string | undefined,
  accessToken: string | undefined,
): ProviderAssertion {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : undefined);
  const email = text("email");
  const known = {
    providerId,
    rawId: claims.sub,
    federatedId: providerId === "google.com" ? `https://accounts.google.com/${claims.sub}` : claims.sub,
    email: email && normalizeEmail(email),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    displayName: text("name") ?? text("displayName"),
    firstName: text("given_name"),
    lastName: text("family_name"),
    photoUrl: text("picture"),
    screenName: text("screen_name"),
  };
  return {
    ...known,
    rawUserInfo: JSON.stringify(rawUserInfo(known, claims)),
    oauthIdToken,
    // The SDK makes its credentials of access tokens for most providers.
    oauthAccessToken: accessToken ?? `local-access-token-${providerId}`,
    ...(providerId === "twitter.com" ? { oauthTokenSecret: "local-token-secret" } : {}),
  };
}
