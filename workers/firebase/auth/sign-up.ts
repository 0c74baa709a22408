import { newAccount, setPassword } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireStrongPassword } from "./passwords";
import { updateAccount } from "./update-account";

const KIND = "identitytoolkit#SignupNewUserResponse";

export function requireEmailAddress(email: string): void {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new AuthError("INVALID_EMAIL");
}

/** `accounts:signUp`: an anonymous account, one with a password, or (with an ID token) a password for an account. */
export async function signUp(context: AuthContext, request: AuthRequest): Promise<object> {
  if (request.text("idToken")) return updateAccount(context, request);
  if (!request.text("email") && !request.text("password")) return signUpAnonymously(context);

  const email = request.requireText("email", "MISSING_EMAIL").toLowerCase();
  const password = request.requireText("password", "MISSING_PASSWORD");
  requireEmailAddress(email);
  if (context.accounts.byEmail(email)) throw new AuthError("EMAIL_EXISTS");
  requireStrongPassword(password);
  const account = newAccount(Date.now(), {
    email,
    emailVerified: false,
    displayName: request.text("displayName"),
  });
  await setPassword(account, password, Date.now());
  // Hashing lets other requests in: the address may have been taken meanwhile.
  if (context.accounts.byEmail(email)) throw new AuthError("EMAIL_EXISTS");
  context.accounts.put(account);
  return {
    kind: KIND,
    localId: account.localId,
    email,
    displayName: account.displayName,
    ...(await context.tokens.signIn(account, "password")),
  };
}

async function signUpAnonymously(context: AuthContext): Promise<object> {
  const account = newAccount(Date.now());
  return { kind: KIND, localId: account.localId, ...(await context.tokens.signIn(account, "anonymous")) };
}
