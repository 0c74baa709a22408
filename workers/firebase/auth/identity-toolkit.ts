import { toUserInfo } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { signInWithIdp } from "./identity-provider";
import { resetPassword, sendOobCode } from "./out-of-band";
import { randomToken } from "./random-token";
import type { ServiceAccount } from "./service-account";
import { signInWithCustomToken, signInWithEmailLink, signInWithPassword } from "./sign-in";
import { signUp } from "./sign-up";
import { updateAccount } from "./update-account";

/** The JSON answer of `accounts:{method}`. Throws AuthError. */
export function handleAccountsMethod(
  method: string,
  context: AuthContext,
  request: AuthRequest,
  serviceAccount: ServiceAccount | null,
): Promise<object> | object {
  switch (method) {
    case "signUp":
      return signUp(context, request);
    case "signInWithPassword":
      return signInWithPassword(context, request);
    case "signInWithEmailLink":
      return signInWithEmailLink(context, request);
    case "signInWithCustomToken":
      return signInWithCustomToken(context, request, serviceAccount);
    case "signInWithIdp":
      return signInWithIdp(context, request);
    case "lookup":
      return lookUp(context, request);
    case "update":
      return updateAccount(context, request);
    case "delete":
      return deleteAccount(context, request);
    case "createAuthUri":
      return createAuthUri(context, request);
    case "sendOobCode":
      return sendOobCode(context, request);
    case "resetPassword":
      return resetPassword(context, request);
    default:
      throw new AuthError(`NOT_IMPLEMENTED : accounts:${method}`, 501);
  }
}

async function lookUp(context: AuthContext, request: AuthRequest): Promise<object> {
  return { users: [toUserInfo(await context.tokens.requireAccount(request.text("idToken")))] };
}

async function deleteAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  const { localId } = await context.tokens.requireAccount(request.text("idToken"));
  context.accounts.delete(localId);
  context.tokens.revokeAll(localId);
  return {};
}

/** Which ways of signing in an address has. */
function createAuthUri(context: AuthContext, request: AuthRequest): object {
  const account = context.accounts.byEmail(request.text("identifier") ?? "");
  const providers = (account?.providerUserInfo ?? [])
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== "password");
  const allProviders = [...(account?.password ? ["password"] : []), ...providers];
  return {
    registered: account !== null,
    allProviders,
    signinMethods: [
      ...(account?.password ? ["password"] : []),
      ...(account?.emailLinkSignin ? ["emailLink"] : []),
      ...providers,
    ],
    sessionId: randomToken(28),
  };
}
