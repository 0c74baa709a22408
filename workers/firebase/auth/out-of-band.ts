import { setPassword } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { isRequestType } from "./out-of-band-codes";
import { requireEmailAddress } from "./sign-up";

/** `accounts:sendOobCode`: reset, verification, change of address, sign-in link. Goes to the mailbox and the console. */
export async function sendOobCode(context: AuthContext, request: AuthRequest): Promise<object> {
  const requestType = request.text("requestType");
  if (!isRequestType(requestType)) throw new AuthError("INVALID_REQ_TYPE");
  const isAboutSignedIn = requestType === "VERIFY_EMAIL" || requestType === "VERIFY_AND_CHANGE_EMAIL";
  const account = isAboutSignedIn
    ? await context.tokens.requireAccount(request.text("idToken"))
    : context.accounts.byEmail(request.requireText("email", "MISSING_EMAIL"));
  if (requestType === "PASSWORD_RESET" && !account) throw new AuthError("EMAIL_NOT_FOUND");
  const email = isAboutSignedIn ? account?.email : request.text("email");
  if (!email) throw new AuthError("MISSING_EMAIL");
  requireEmailAddress(email);

  const sent = context.codes.send(
    { requestType, email, newEmail: request.text("newEmail"), localId: account?.localId },
    { origin: request.origin, apiKey: request.apiKey, continueUrl: request.text("continueUrl") },
    Date.now(),
  );
  console.log(`To ${sent.newEmail ?? email} (${requestType}): ${sent.oobLink}`);
  return { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email };
}

/** `accounts:resetPassword`: without a new password it only tells what a code is for. */
export async function resetPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const code = context.codes.require(request.text("oobCode"));
  const password = request.text("newPassword");
  if (password) {
    if (code.requestType !== "PASSWORD_RESET") throw new AuthError("INVALID_OOB_CODE");
    const account = context.accounts.byEmail(code.email);
    if (!account) throw new AuthError("USER_NOT_FOUND");
    await setPassword(account, password, Date.now());
    // Hashing lets other requests in: the same link may have been used meanwhile.
    context.codes.require(code.oobCode);
    account.emailVerified = true;
    context.accounts.put(account);
    context.codes.markUsed(code.oobCode);
  }
  return {
    requestType: code.requestType,
    ...(code.requestType === "EMAIL_SIGNIN" ? {} : { email: code.email }),
    newEmail: code.newEmail,
  };
}
