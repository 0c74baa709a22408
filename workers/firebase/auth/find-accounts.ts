import { signInMethodsOf, toUserInfo } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireEmailAddress } from "./email-address";
import { randomToken } from "./random-token";
import { requireRecentSignIn } from "./tokens";

/** `accounts:lookup`: the account of an ID token; for a service account those of any ids, addresses and identities. */
export async function lookUp(context: AuthContext, request: AuthRequest): Promise<object> {
  const kind = "identitytoolkit#GetAccountInfoResponse";
  if (!request.isAdmin) {
    return { kind, users: [toUserInfo(await context.tokens.requireAccount(request.text("idToken")))] };
  }
  const found = [
    ...request.texts("localId").map((localId) => context.accounts.byId(localId)),
    ...request.texts("email").map((email) => context.accounts.byEmail(email)),
    ...request.texts("phoneNumber").map((number) => context.accounts.byIdentity("phone", number)),
    ...request.list("federatedUserId").map((each) => {
      const { providerId, rawId } = (each ?? {}) as { providerId?: unknown; rawId?: unknown };
      return context.accounts.byIdentity(String(providerId), String(rawId));
    }),
  ].filter((account) => account !== null);
  const users = [...new Map(found.map((account) => [account.localId, toUserInfo(account)])).values()];
  return users.length > 0 ? { kind, users } : { kind };
}

/** `accounts:delete`: one's own account, or any for a service account. */
export async function deleteAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  context.accounts.delete(await accountToDelete(context, request));
  return { kind: "identitytoolkit#DeleteAccountResponse" };
}

async function accountToDelete(context: AuthContext, request: AuthRequest): Promise<string> {
  if (request.isAdmin && !request.has("idToken")) {
    const localId = request.requireText("localId", "MISSING_LOCAL_ID");
    if (!context.accounts.byId(localId)) throw new AuthError("USER_NOT_FOUND");
    return localId;
  }
  const token = await context.tokens.verify(request.text("idToken"));
  const { localId } = context.tokens.accountOf(token);
  if (context.config.current.client.permissions.disabledUserDeletion)
    throw new AuthError("ADMIN_ONLY_OPERATION");
  requireRecentSignIn(token, request.nowMs);
  return localId;
}

/** `accounts:createAuthUri`: which ways of signing in an address has, if the project tells. */
export function createAuthUri(context: AuthContext, request: AuthRequest): object {
  const known = { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: randomToken(27) };
  const email = requireEmailAddress(
    request.requireText("identifier", "MISSING_IDENTIFIER"),
    "INVALID_IDENTIFIER",
  );
  const continueUri = request.requireText("continueUri", "MISSING_CONTINUE_URI");
  if (!URL.canParse(continueUri)) throw new AuthError("INVALID_CONTINUE_URI");
  const { emailPrivacyConfig, signIn } = context.config.current;
  if (emailPrivacyConfig.enableImprovedEmailPrivacy) return known;
  const account = signIn.allowDuplicateEmails
    ? context.accounts.byEmail(email)
    : context.accounts.byAnyEmail(email);
  const providers = account?.providerUserInfo.map(({ providerId }) => providerId) ?? [];
  return {
    ...known,
    registered: account !== null,
    allProviders: providers.filter((providerId) => providerId !== "phone"),
    signinMethods: account ? signInMethodsOf(account) : [],
  };
}
