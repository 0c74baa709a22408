import { type Account, linkPasswordProvider, revokeTokens } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

/** Throws EMAIL_EXISTS if another account has the address. */
export function requireFreeEmail(context: AuthContext, email: string, localId?: string): void {
  const owner = context.accounts.byEmail(email);
  if (owner && owner.localId !== localId) throw new AuthError("EMAIL_EXISTS");
}

/**
 * Gives an account another address, not yet proven, and ends its sign-ins. The old address gets a message by which its
 * owner can take it back. The address must be free.
 */
export function changeEmail(
  context: AuthContext,
  request: AuthRequest,
  account: Account,
  email: string,
): void {
  if (email === account.email) return;
  const previous = account.email;
  account.email = email;
  account.emailVerified = false;
  revokeTokens(account, request.nowMs);
  if (account.password || account.emailLinkSignin) linkPasswordProvider(account);
  if (!previous) return;
  context.codes.send(
    { requestType: "RECOVER_EMAIL", email: previous, newEmail: email, localId: account.localId },
    request.link,
    request.nowMs,
  );
}
