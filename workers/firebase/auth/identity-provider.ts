import {
  type Account,
  dropUnprovenCredentials,
  linkProvider,
  newAccount,
  signInMethodsOf,
  toUserInfo,
} from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { makePendingToken, type ProviderAssertion, readAssertion } from "./provider-assertion";

/** Whose account an assertion is for. */
interface Settled {
  account: Account;
  isNewUser: boolean;
}

/** `accounts:signInWithIdp`: sign in, sign up or link by an identity provider. */
export async function signInWithIdp(context: AuthContext, request: AuthRequest): Promise<object> {
  const assertion = await readAssertion(context, request);
  const idToken = request.text("idToken");
  const token = idToken === undefined ? null : await context.tokens.verify(idToken);
  const answer = {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    ...assertion,
    fullName: assertion.displayName,
  };
  try {
    const signedIn = token && context.tokens.accountOf(token);
    const namesake = signedIn ? null : unprovenNamesake(context, assertion);
    if (namesake) {
      const verifiedProvider = signInMethodsOf(namesake).filter((method) => method.includes("."));
      const pendingToken = await makePendingToken(context, assertion, request.nowMs);
      return { ...answer, localId: namesake.localId, needConfirmation: true, verifiedProvider, pendingToken };
    }
    const settled = signedIn ? linkTo(context, signedIn, assertion) : settle(context, request, assertion);
    return { ...answer, ...(await complete(context, request, settled, assertion)) };
  } catch (error) {
    // The SDK makes a credential of such an answer, to go on with another account.
    if (!(error instanceof AuthError) || !request.flag("returnIdpCredential")) throw error;
    const pendingToken = await makePendingToken(context, assertion, request.nowMs);
    return { ...answer, pendingToken, errorMessage: error.message };
  }
}

/** The account of an address that the provider does not vouch for: its owner must first sign in their own way. */
function unprovenNamesake(context: AuthContext, assertion: ProviderAssertion): Account | null {
  const { providerId, rawId, email, emailVerified } = assertion;
  if (emailVerified || !email || allowsNamesakes(context)) return null;
  return context.accounts.byIdentity(providerId, rawId) ? null : context.accounts.byEmail(email);
}

function settle(context: AuthContext, request: AuthRequest, assertion: ProviderAssertion): Settled {
  const { providerId, rawId, email, displayName, photoUrl, screenName } = assertion;
  const known = context.accounts.byIdentity(providerId, rawId);
  if (known) return { account: known, isNewUser: false };
  const profile = { displayName, photoUrl, screenName };
  const isShared = allowsNamesakes(context);
  const namesake = email && !isShared ? context.accounts.byEmail(email) : null;
  if (namesake) {
    if (!namesake.emailVerified) dropUnprovenCredentials(namesake, request.nowMs);
    Object.assign(namesake, profile, { emailVerified: true });
    return { account: namesake, isNewUser: false };
  }
  // Signing in again to prove who one is must not make somebody new.
  if (request.body.autoCreate === false) throw new AuthError("EMAIL_NOT_FOUND");
  if (context.config.current.client.permissions.disabledUserSignup)
    throw new AuthError("ADMIN_ONLY_OPERATION");
  const address = email && !isShared ? { email, emailVerified: assertion.emailVerified } : {};
  return { account: newAccount(request.nowMs, { ...profile, ...address }), isNewUser: true };
}

function linkTo(context: AuthContext, account: Account, assertion: ProviderAssertion): Settled {
  const { providerId, rawId, email, emailVerified } = assertion;
  if (context.accounts.byIdentity(providerId, rawId)) throw new AuthError("FEDERATED_USER_ID_ALREADY_LINKED");
  if (email && !allowsNamesakes(context)) {
    const owner = context.accounts.byEmail(email);
    if (owner && owner.localId !== account.localId) throw new AuthError("EMAIL_EXISTS");
    if (!account.email) Object.assign(account, { email, emailVerified });
    if (emailVerified && account.email === email) account.emailVerified = true;
  }
  return { account, isNewUser: false };
}

async function complete(
  context: AuthContext,
  request: AuthRequest,
  { account, isNewUser }: Settled,
  assertion: ProviderAssertion,
): Promise<object> {
  if (account.disabled) throw new AuthError("USER_DISABLED");
  const { providerId, rawId, displayName, photoUrl, email, screenName } = assertion;
  linkProvider(account, { providerId, rawId, federatedId: rawId, displayName, photoUrl, email, screenName });
  const tokens = await context.tokens.signIn(account, providerId, request.nowMs);
  const { localId, emailVerified } = toUserInfo(account);
  return {
    localId,
    ...(account.email === email ? { emailVerified } : {}),
    isNewUser,
    oauthExpireIn: 3600,
    ...tokens,
  };
}

/** Several accounts for one address: then a provider's address belongs to its entry, not to the account. */
function allowsNamesakes(context: AuthContext): boolean {
  return context.config.current.signIn.allowDuplicateEmails;
}
