import type { JWTPayload } from "jose";
import { type Account, setPassword, toUserInfo } from "./account";
import { updateByAdmin } from "./admin-update";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { changeEmail, requireFreeEmail } from "./change-email";
import { confirmEmail } from "./confirm-email";
import { requireEmailAddress } from "./email-address";
import { requireAcceptablePassword } from "./password-policy";
import { hashPassword } from "./passwords";
import { removeWhatIsNamed, updateProfile } from "./profile";
import { requireRecentSignIn } from "./tokens";

const KIND = "identitytoolkit#SetAccountInfoResponse";

/** `accounts:update`: by ID token the profile, e-mail or password; by code the address it proves; or by the admin. */
export async function updateAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  if (request.text("oobCode")) return { ...toUserInfo(confirmEmail(context, request)), kind: KIND };
  if (request.isAdmin && !request.has("idToken")) {
    return { ...toUserInfo(await updateByAdmin(context, request)), kind: KIND };
  }
  const token = await context.tokens.verify(requireIdToken(request));
  const before = context.tokens.accountOf(token);
  const email = newEmailOf(context, request, token, before);
  const password = request.text("password");
  if (password) {
    requireRecentSignIn(token, request.nowMs);
    requireAcceptablePassword(password, context.config.current);
  }
  const hash = password ? await hashPassword(password) : null;

  // Hashing lets other requests in: the account is read again before it is written.
  const account = context.tokens.accountOf(token);
  if (email) {
    requireFreeEmail(context, email, account.localId);
    changeEmail(context, request, account, email);
  }
  if (hash) setPassword(account, hash, request.nowMs);
  updateProfile(account, request);
  removeWhatIsNamed(account, request);
  context.accounts.put(account);
  const tokens =
    email || hash
      ? await context.tokens.signInAgain(account, token, request.nowMs, hash ? "password" : undefined)
      : {};
  return { ...toUserInfo(account), kind: KIND, ...tokens };
}

/** What takes a service account's word is refused to users. */
function requireIdToken(request: AuthRequest): string | undefined {
  if (!request.has("idToken")) throw new AuthError("INVALID_REQ_TYPE : Unsupported request parameters.");
  if (request.has("customAttributes") || request.has("linkProviderUserInfo")) {
    throw new AuthError("INSUFFICIENT_PERMISSION");
  }
  if (request.has("disableUser") || request.has("phoneNumber")) throw new AuthError("OPERATION_NOT_ALLOWED");
  return request.text("idToken");
}

function newEmailOf(
  context: AuthContext,
  request: AuthRequest,
  token: JWTPayload,
  account: Account,
): string | undefined {
  const address = request.text("email");
  if (!address) return undefined;
  const email = requireEmailAddress(address);
  if (email === account.email) return undefined;
  requireRecentSignIn(token, request.nowMs);
  if (context.config.current.emailPrivacyConfig.enableImprovedEmailPrivacy) {
    throw new AuthError("OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
  }
  requireFreeEmail(context, email, account.localId);
  return email;
}
