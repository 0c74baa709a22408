import { type Account, newAccount, setPassword } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { changeEmail, requireFreeEmail } from "./change-email";
import { requireEmailAddress } from "./email-address";
import { requireAcceptablePassword } from "./password-policy";
import { hashPassword } from "./passwords";
import { requireFreePhoneNumber, requirePhoneNumber, setPhoneNumber } from "./phone-number";
import { displayNameOf, photoUrlOf } from "./profile";

const KIND = "identitytoolkit#SignupNewUserResponse";
const MAX_LOCAL_ID_LENGTH = 128;

/** `accounts:signUp`: an anonymous account, one with a password, or (with an ID token) a password for an account. */
export async function signUp(context: AuthContext, request: AuthRequest): Promise<object> {
  if (request.isAdmin) return createAccount(context, request);
  if (request.has("localId")) throw new AuthError("UNEXPECTED_PARAMETER : User ID");
  const isAnonymous = !request.has("idToken") && !request.has("email") && !request.text("password");
  const { signIn, client } = context.config.current;
  if (client.permissions.disabledUserSignup) throw new AuthError("ADMIN_ONLY_OPERATION");
  if (isAnonymous) {
    if (!signIn.anonymous.enabled) throw new AuthError("ADMIN_ONLY_OPERATION");
    return answer(context, newAccount(request.nowMs), "anonymous", request.nowMs);
  }
  if (!signIn.email.enabled) throw new AuthError("OPERATION_NOT_ALLOWED");
  return signUpWithPassword(context, request);
}

async function signUpWithPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const { nowMs } = request;
  const idToken = request.text("idToken");
  const token = idToken === undefined ? null : await context.tokens.verify(idToken);
  const signedIn = token && context.tokens.accountOf(token);
  // An address that is there but empty is a slip in a form, not a wish to stay anonymous.
  const email = requireEmailAddress(request.text("email") ?? missing("MISSING_EMAIL"));
  const password = request.requireText("password", "MISSING_PASSWORD");
  requireFreeEmail(context, email, signedIn?.localId);
  requireAcceptablePassword(password, context.config.current);
  const displayName = displayNameOf(request);
  const hash = await hashPassword(password);

  // Hashing lets other requests in: what was true before is asked again.
  const account = token ? context.tokens.accountOf(token) : newAccount(nowMs, { displayName });
  requireFreeEmail(context, email, account.localId);
  changeEmail(context, request, account, email);
  setPassword(account, hash, nowMs);
  return answer(context, account, "password", nowMs);
}

/** A service account may name every attribute, and gets no tokens. */
async function createAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  const { nowMs } = request;
  if (request.has("idToken") && request.has("localId")) throw new AuthError("UNEXPECTED_PARAMETER : User ID");
  const password = request.text("password");
  if (password) requireAcceptablePassword(password, context.config.current);
  const address = request.text("email");
  const email = address === undefined ? undefined : requireEmailAddress(address);
  const localId = request.text("localId");
  if (localId !== undefined && (!localId || localId.length > MAX_LOCAL_ID_LENGTH)) {
    throw new AuthError("INVALID_LOCAL_ID");
  }
  const account = newAccount(nowMs, {
    ...(localId ? { localId } : {}),
    email,
    emailVerified: request.flag("emailVerified"),
    displayName: displayNameOf(request),
    photoUrl: photoUrlOf(request),
    disabled: request.flag("disabled"),
  });
  const phoneNumber = request.has("phoneNumber") && requirePhoneNumber(request.text("phoneNumber"));
  const hash = password ? await hashPassword(password) : null;
  if (localId && context.accounts.byId(localId)) throw new AuthError("DUPLICATE_LOCAL_ID");
  if (email) requireFreeEmail(context, email);
  if (hash) setPassword(account, hash, nowMs);
  if (phoneNumber) {
    requireFreePhoneNumber(context, phoneNumber);
    setPhoneNumber(account, phoneNumber);
  }
  context.accounts.put(account);
  return { kind: KIND, localId: account.localId, email, displayName: account.displayName };
}

async function answer(context: AuthContext, account: Account, provider: string, nowMs: number) {
  const tokens = await context.tokens.signIn(account, provider, nowMs);
  const { localId, email, displayName } = account;
  return { kind: KIND, localId, email, displayName, ...tokens };
}

function missing(code: string): never {
  throw new AuthError(code);
}
