import { dropUnprovenCredentials, linkPasswordProvider, newAccount } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { normalizeEmail, requireEmailAddress } from "./email-address";
import { requireUpToDatePassword } from "./password-policy";
import { isPassword, wasteTimeOn } from "./passwords";

/** `accounts:signInWithPassword`. */
export async function signInWithPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const { signIn, emailPrivacyConfig } = context.config.current;
  if (!signIn.email.enabled) throw new AuthError("PASSWORD_LOGIN_DISABLED");
  const address = request.text("email");
  if (address === undefined) throw new AuthError("MISSING_EMAIL");
  const email = requireEmailAddress(address);
  const password = request.requireText("password", "MISSING_PASSWORD");
  context.throttle.requireAllowed(email, request.nowMs);

  const isPrivate = emailPrivacyConfig.enableImprovedEmailPrivacy;
  const known = context.accounts.byEmail(email);
  if (!known && !isPrivate) throw new AuthError("EMAIL_NOT_FOUND");
  if (known?.disabled) throw new AuthError("USER_DISABLED");
  const isRight = known?.password
    ? await isPassword(password, known.password)
    : await wasteTimeOn(password).then(() => false);

  // Comparing lets other requests in: many guesses at once are as many in a row, and the account is read again before
  // it is written.
  context.throttle.requireAllowed(email, request.nowMs);
  const account = known && context.accounts.byId(known.localId);
  if (!isRight || account?.password?.hash !== known?.password?.hash || !account) {
    context.throttle.noteFailure(email, request.nowMs);
    throw new AuthError(isPrivate ? "INVALID_LOGIN_CREDENTIALS" : "INVALID_PASSWORD");
  }
  requireUpToDatePassword(password, context.config.current);
  context.throttle.forget(email);
  const tokens = await context.tokens.signIn(account, "password", request.nowMs);
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    registered: true,
    localId: account.localId,
    email: account.email,
    displayName: account.displayName ?? "",
    ...(account.photoUrl ? { profilePicture: account.photoUrl } : {}),
    ...tokens,
  };
}

/** `accounts:signInWithEmailLink`: proves the address, and makes the account the first time. */
export async function signInWithEmailLink(context: AuthContext, request: AuthRequest): Promise<object> {
  const { email: settings } = context.config.current.signIn;
  if (!settings.enabled || settings.passwordRequired) throw new AuthError("OPERATION_NOT_ALLOWED");
  const idToken = request.text("idToken");
  const token = idToken === undefined ? null : await context.tokens.verify(idToken);
  const signedIn = token && context.tokens.accountOf(token);
  const email = normalizeEmail(request.requireText("email", "MISSING_EMAIL"));
  const oobCode = request.requireText("oobCode", "MISSING_OOB_CODE");
  const code = context.codes.require(oobCode, request.nowMs, ["EMAIL_SIGNIN"]);
  if (normalizeEmail(code.email) !== email) {
    throw new AuthError("INVALID_EMAIL : The email provided does not match the sign-in email address.");
  }
  const owner = context.accounts.byEmail(email);
  if (signedIn && owner && owner.localId !== signedIn.localId) throw new AuthError("EMAIL_EXISTS");
  const known = signedIn ?? owner;
  if (known?.disabled) throw new AuthError("USER_DISABLED");
  if (owner && !signedIn && !owner.emailVerified) dropUnprovenCredentials(owner, request.nowMs);
  const account = known ?? newAccount(request.nowMs);
  context.codes.markUsed(code.oobCode);
  account.email = email;
  account.emailVerified = true;
  account.emailLinkSignin = true;
  linkPasswordProvider(account);
  const tokens = await context.tokens.signIn(account, "password", request.nowMs);
  return {
    kind: "identitytoolkit#EmailLinkSigninResponse",
    localId: account.localId,
    email,
    isNewUser: !known,
    ...tokens,
  };
}
