import { errors, importJWK, type JWTPayload, jwtVerify } from "jose";
import { linkPasswordProvider, newAccount } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { isPassword } from "./passwords";
import type { ServiceAccount } from "./service-account";

/** `accounts:signInWithPassword`. */
export async function signInWithPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const account = context.accounts.byEmail(request.text("email") ?? "");
  if (!account) throw new AuthError("EMAIL_NOT_FOUND");
  if (account.disabled) throw new AuthError("USER_DISABLED");
  const password = request.text("password") ?? "";
  if (!account.password || !(await isPassword(password, account.password)))
    throw new AuthError("INVALID_PASSWORD");
  return {
    registered: true,
    localId: account.localId,
    email: account.email,
    displayName: account.displayName,
    ...(await context.tokens.signIn(account, "password")),
  };
}

/** `accounts:signInWithEmailLink`: proves the address, and makes the account the first time. */
export async function signInWithEmailLink(context: AuthContext, request: AuthRequest): Promise<object> {
  const code = context.codes.require(request.text("oobCode"), ["EMAIL_SIGNIN"]);
  const email = (request.text("email") ?? "").toLowerCase();
  if (code.email.toLowerCase() !== email) {
    throw new AuthError("INVALID_EMAIL : The email provided does not match the sign-in email address.");
  }
  const idToken = request.text("idToken");
  const known = idToken ? await context.tokens.requireAccount(idToken) : context.accounts.byEmail(email);
  const owner = context.accounts.byEmail(email);
  if (known && owner && owner.localId !== known.localId) throw new AuthError("EMAIL_EXISTS");
  const account = known ?? newAccount(Date.now());
  context.codes.markUsed(code.oobCode);
  account.email = email;
  account.emailVerified = true;
  account.emailLinkSignin = true;
  linkPasswordProvider(account);
  return {
    localId: account.localId,
    email,
    isNewUser: !known,
    ...(await context.tokens.signIn(account, "password")),
  };
}

/** `accounts:signInWithCustomToken`: the token must be signed by the service account. */
export async function signInWithCustomToken(
  context: AuthContext,
  request: AuthRequest,
  serviceAccount: ServiceAccount | null,
): Promise<object> {
  const claims = await verifyCustomToken(
    request.requireText("token", "MISSING_CUSTOM_TOKEN"),
    serviceAccount,
  );
  const uid = claims.uid;
  if (typeof uid !== "string" || !uid) throw new AuthError("MISSING_IDENTIFIER");
  const known = context.accounts.byId(uid);
  const account = known ?? newAccount(Date.now(), { localId: uid });
  const extra = (claims.claims ?? {}) as JWTPayload;
  return { isNewUser: !known, ...(await context.tokens.signIn(account, "custom", extra)) };
}

async function verifyCustomToken(token: string, serviceAccount: ServiceAccount | null): Promise<JWTPayload> {
  if (!serviceAccount) throw new AuthError("INVALID_CUSTOM_TOKEN : No service account is configured.");
  try {
    const key = await importJWK(serviceAccount.publicJwk, "RS256");
    return (await jwtVerify(token, key, { algorithms: ["RS256"], issuer: serviceAccount.email })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AuthError("INVALID_CUSTOM_TOKEN");
    throw error;
  }
}
