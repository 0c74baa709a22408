import { type Account, linkPasswordProvider, linkProvider, removeEmail, setPassword } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireFreeEmail } from "./change-email";
import { requireCustomAttributes } from "./custom-claims";
import { requireEmailAddress } from "./email-address";
import { requireAcceptablePassword } from "./password-policy";
import { hashPassword } from "./passwords";
import { requireFreePhoneNumber, requirePhoneNumber, setPhoneNumber } from "./phone-number";
import { removeWhatIsNamed, updateProfile } from "./profile";
import { parseProviderInfo } from "./provider-info";

/** The account that a service account has changed: all attributes, claims, and whether it may sign in. */
export async function updateByAdmin(context: AuthContext, request: AuthRequest): Promise<Account> {
  const localId = request.requireText("localId", "MISSING_LOCAL_ID");
  const password = request.text("password");
  if (password) requireAcceptablePassword(password, context.config.current);
  const hash = password ? await hashPassword(password) : null;

  const account = context.accounts.byId(localId);
  if (!account) throw new AuthError("USER_NOT_FOUND");
  setAddress(context, request, account);
  if (hash) setPassword(account, hash, request.nowMs);
  if (request.has("phoneNumber")) {
    const phoneNumber = requirePhoneNumber(request.text("phoneNumber"));
    requireFreePhoneNumber(context, phoneNumber, localId);
    setPhoneNumber(account, phoneNumber);
  }
  updateProfile(account, request);
  setPrivileged(account, request);
  if (request.has("linkProviderUserInfo")) {
    const info = parseProviderInfo(request.body.linkProviderUserInfo);
    const holder = context.accounts.byIdentity(info.providerId, info.rawId);
    if (holder && holder.localId !== localId) throw new AuthError("FEDERATED_USER_ID_ALREADY_LINKED");
    linkProvider(account, info);
  }
  removeWhatIsNamed(account, request);
  context.accounts.put(account);
  return account;
}

/** An administrator's change asks nobody, so there is nothing to take back either. */
function setAddress(context: AuthContext, request: AuthRequest, account: Account): void {
  const address = request.text("email");
  if (address === "") removeEmail(account);
  if (!address) return;
  const email = requireEmailAddress(address);
  requireFreeEmail(context, email, account.localId);
  if (email === account.email) return;
  account.email = email;
  account.emailVerified = false;
  if (account.password || account.emailLinkSignin) linkPasswordProvider(account);
}

function setPrivileged(account: Account, request: AuthRequest): void {
  if (request.has("emailVerified")) account.emailVerified = request.flag("emailVerified");
  if (request.has("disableUser")) account.disabled = request.flag("disableUser");
  const attributes = request.text("customAttributes");
  if (attributes !== undefined) {
    if (attributes) account.customAttributes = requireCustomAttributes(attributes);
    else delete account.customAttributes;
  }
  const validSince = request.integer("validSince");
  if (validSince !== undefined) {
    account.validSince = String(validSince);
    account.revokedAtMs = validSince * 1000;
  }
  account.createdAt = request.integer("createdAt")?.toString() ?? account.createdAt;
  account.lastLoginAt = request.integer("lastLoginAt")?.toString() ?? account.lastLoginAt;
}
