import { type Account, linkPasswordProvider, setPassword, toUserInfo, unlinkProvider } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

/** `accounts:update`: by ID token the profile, e-mail or password; by code the address it proves. */
export async function updateAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  if (request.text("oobCode")) return confirmEmail(context, request);
  const account = await context.tokens.requireAccount(request.text("idToken"));
  const password = request.text("password");
  const email = request.text("email")?.toLowerCase();

  if (email) changeEmail(context, account, email, password !== undefined);
  if (password) await setPassword(account, password, Date.now());
  account.displayName = request.text("displayName") ?? account.displayName;
  account.photoUrl = request.text("photoUrl") ?? account.photoUrl;
  const deleted = request.texts("deleteAttribute");
  if (deleted.includes("DISPLAY_NAME")) delete account.displayName;
  if (deleted.includes("PHOTO_URL")) delete account.photoUrl;
  for (const providerId of request.texts("deleteProvider")) removeProvider(account, providerId);
  if (account.providerUserInfo.some(({ providerId }) => providerId === "password"))
    linkPasswordProvider(account);

  context.accounts.put(account);
  const needsTokens = request.flag("returnSecureToken") && (password || email);
  const provider = account.password || account.emailLinkSignin ? "password" : "anonymous";
  return { ...toUserInfo(account), ...(needsTokens ? await context.tokens.signIn(account, provider) : {}) };
}

/** A link from a message proves the address it was sent to, or the new one. */
function confirmEmail(context: AuthContext, request: AuthRequest): object {
  const code = context.codes.require(request.text("oobCode"), ["VERIFY_EMAIL", "VERIFY_AND_CHANGE_EMAIL"]);
  const account = context.accounts.byId(code.localId ?? "");
  if (!account) throw new AuthError("USER_NOT_FOUND");
  if (code.newEmail) changeEmail(context, account, code.newEmail.toLowerCase(), false);
  account.emailVerified = true;
  context.accounts.put(account);
  context.codes.markUsed(code.oobCode);
  return toUserInfo(account);
}

function changeEmail(context: AuthContext, account: Account, email: string, getsPassword: boolean): void {
  const owner = context.accounts.byEmail(email);
  if (owner && owner.localId !== account.localId) throw new AuthError("EMAIL_EXISTS");
  if (email !== account.email) {
    account.email = email;
    account.emailVerified = false;
  }
  if (account.password || account.emailLinkSignin || getsPassword) linkPasswordProvider(account);
}

function removeProvider(account: Account, providerId: string): void {
  unlinkProvider(account, providerId);
  if (providerId !== "password") return;
  delete account.password;
  delete account.email;
  account.emailLinkSignin = false;
}
