import { type Account, setPassword } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import type { OutOfBandCode } from "./out-of-band-codes";
import { requireAcceptablePassword } from "./password-policy";
import { hashPassword } from "./passwords";

/** `accounts:resetPassword`: without a new password it only tells what a code is for. */
export async function resetPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  if (!context.config.current.signIn.email.enabled) throw new AuthError("PASSWORD_LOGIN_DISABLED");
  const oobCode = request.requireText("oobCode", "MISSING_OOB_CODE");
  const code = context.codes.require(oobCode, request.nowMs);
  const password = request.text("newPassword");
  if (password) await applyReset(context, request, code, password);
  return {
    kind: "identitytoolkit#ResetPasswordResponse",
    requestType: code.requestType,
    // Who opens a sign-in link must know themselves whose it is.
    ...(code.requestType === "EMAIL_SIGNIN" ? {} : { email: code.email }),
    newEmail: code.newEmail,
  };
}

/** The code proves the address: providers linked while it may have been somebody else's go. */
async function applyReset(
  context: AuthContext,
  request: AuthRequest,
  code: OutOfBandCode,
  password: string,
): Promise<void> {
  if (code.requestType !== "PASSWORD_RESET") throw new AuthError("INVALID_OOB_CODE");
  requireResettable(context, code);
  requireAcceptablePassword(password, context.config.current);
  const hash = await hashPassword(password);
  // Hashing lets other requests in: the same link may have been used meanwhile.
  context.codes.require(code.oobCode, request.nowMs);
  const account = requireResettable(context, code);
  account.providerUserInfo = account.providerUserInfo.filter(({ providerId }) => providerId === "phone");
  account.emailVerified = true;
  setPassword(account, hash, request.nowMs);
  context.accounts.put(account);
  context.codes.markUsed(code.oobCode);
  context.throttle.forget(code.email);
}

/** A link from before the account's last great change is void. */
function requireResettable(context: AuthContext, { email, sentAt }: OutOfBandCode): Account {
  const account = context.accounts.byEmail(email);
  if (!account || sentAt < (account.revokedAtMs ?? 0)) throw new AuthError("INVALID_OOB_CODE");
  return account;
}
