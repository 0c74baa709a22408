import { errors, importJWK, type JWK, jwtVerify } from "jose";
import type { AccountsEnvironment } from "./accounts-environment";
import type { AuthContext } from "./auth-request";

const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** The `aud` of an assertion is the token endpoint's address, whatever carries the request there. */
const TOKEN_ENDPOINT = "https://oauth2.googleapis.com/token";

export interface ServiceAccount {
  email: string;
  publicJwk: JWK;
}

/** The configured service account, or null: then nobody gets past the rules. */
export function serviceAccountOf(environment: AccountsEnvironment): ServiceAccount | null {
  const { SERVICE_ACCOUNT_EMAIL: email, SERVICE_ACCOUNT_PUBLIC_JWK: jwk } = environment;
  return email && jwk ? { email, publicJwk: JSON.parse(jwk) as JWK } : null;
}

/** The OAuth 2 token endpoint: an RS256 assertion of the service account for an access token (RFC 7523). */
export async function exchangeAssertion(
  parameters: Readonly<Record<string, unknown>>,
  { serviceAccount, tokens }: AuthContext,
  nowMs: number,
): Promise<Response> {
  if (parameters.grant_type !== JWT_BEARER)
    return oauthError("unsupported_grant_type", "Only JWT bearer is served.");
  if (!serviceAccount) return oauthError("invalid_grant", "No service account is configured.");
  try {
    const key = await importJWK(serviceAccount.publicJwk, "RS256");
    await jwtVerify(String(parameters.assertion ?? ""), key, {
      algorithms: ["RS256"],
      issuer: serviceAccount.email,
      audience: TOKEN_ENDPOINT,
      requiredClaims: ["iat", "exp"],
      maxTokenAge: "1h",
    });
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return oauthError("invalid_grant", `Invalid JWT: ${error.message}`);
  }
  return Response.json(await tokens.issueAccessToken(serviceAccount.email, nowMs));
}

function oauthError(error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status: 400 });
}
