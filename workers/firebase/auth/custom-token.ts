import { decodeJwt, errors, importJWK, type JWTPayload, jwtVerify } from "jose";
import { newAccount } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireClaims } from "./custom-claims";

const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
const MAX_UID_LENGTH = 128;

/** `accounts:signInWithCustomToken`: for the user a service account names, with the claims it adds. */
export async function signInWithCustomToken(context: AuthContext, request: AuthRequest): Promise<object> {
  const claims = await verifyCustomToken(context, request.requireText("token", "MISSING_CUSTOM_TOKEN"));
  const uid = claims.uid ?? claims.user_id;
  if (uid === undefined || uid === null || uid === "") throw new AuthError("MISSING_IDENTIFIER");
  if (typeof uid === "object" || String(uid).length > MAX_UID_LENGTH) {
    throw new AuthError("INVALID_CUSTOM_TOKEN : The uid must be a string of at most 128 characters.");
  }
  const added = claims.claims === undefined ? {} : requireClaims(claims.claims);
  const known = context.accounts.byId(String(uid));
  const account = known ?? newAccount(request.nowMs, { localId: String(uid) });
  account.customAuth = true;
  const tokens = await context.tokens.signIn(account, "custom", request.nowMs, added);
  return { kind: "identitytoolkit#VerifyCustomTokenResponse", isNewUser: !known, ...tokens };
}

/** Throws CREDENTIAL_MISMATCH for another service account's token, INVALID_CUSTOM_TOKEN for what else is wrong. */
async function verifyCustomToken(context: AuthContext, token: string): Promise<JWTPayload> {
  const isObject = token.startsWith("{");
  if (isObject && context.trustsUnsigned) return parseObject(token);
  try {
    const claims = decodeJwt(token);
    if (claims.aud !== AUDIENCE) throw new AuthError("INVALID_CUSTOM_TOKEN : Invalid aud (audience).");
    if (context.trustsUnsigned) return claims;
    const { serviceAccount } = context;
    if (claims.iss !== serviceAccount?.email || !serviceAccount) throw new AuthError("CREDENTIAL_MISMATCH");
    const key = await importJWK(serviceAccount.publicJwk, "RS256");
    const rules = { algorithms: ["RS256"], requiredClaims: ["iat", "exp"], maxTokenAge: "1h" };
    return (await jwtVerify(token, key, rules)).payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(`INVALID_CUSTOM_TOKEN : ${error.message}`);
  }
}

/** Google's emulator takes the claims themselves, and test suites count on it. */
function parseObject(text: string): JWTPayload {
  try {
    return JSON.parse(text) as JWTPayload;
  } catch {
    throw new AuthError("INVALID_CUSTOM_TOKEN : Invalid assertion format");
  }
}
