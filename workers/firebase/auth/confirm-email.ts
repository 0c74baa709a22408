import { type Account, linkPasswordProvider, revokeTokens } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireFreeEmail } from "./change-email";
import type { OutOfBandCode } from "./out-of-band-codes";

/** The account to which the code of a message was applied: an address proven, changed or taken back. */
export function confirmEmail(context: AuthContext, request: AuthRequest): Account {
  const code = context.codes.require(request.requireText("oobCode", "MISSING_OOB_CODE"), request.nowMs, [
    "VERIFY_EMAIL",
    "VERIFY_AND_CHANGE_EMAIL",
    "RECOVER_EMAIL",
  ]);
  const account = context.accounts.byId(code.localId ?? "");
  if (!account) throw new AuthError("INVALID_OOB_CODE");
  const email = provenAddress(code, account);
  requireFreeEmail(context, email, account.localId);
  if (email !== account.email) {
    account.email = email;
    revokeTokens(account, request.nowMs);
    if (account.password || account.emailLinkSignin) linkPasswordProvider(account);
  }
  account.emailVerified = true;
  context.accounts.put(account);
  context.codes.markUsed(code.oobCode);
  return account;
}

/** Throws INVALID_OOB_CODE if the account has another address by now than the message was about. */
function provenAddress({ requestType, email, newEmail }: OutOfBandCode, account: Account): string {
  if (requestType === "RECOVER_EMAIL") return email;
  if (account.email !== email) throw new AuthError("INVALID_OOB_CODE");
  return requestType === "VERIFY_AND_CHANGE_EMAIL" ? (newEmail ?? email) : email;
}
