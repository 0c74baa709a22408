import { decodeJwt, errors, type JWTPayload } from "jose";
import { type Account, linkProvider, newAccount, type ProviderInfo } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

/** What an identity provider says of a user. Here the provider is the local account chooser, and is believed. */
interface ProviderClaims {
  sub: string;
  email?: string;
  emailVerified: boolean;
  name?: string;
  picture?: string;
  screenName?: string;
}

/** `accounts:signInWithIdp`: sign in, sign up or link by an identity provider. */
export async function signInWithIdp(context: AuthContext, request: AuthRequest): Promise<object> {
  const parameters = providerParameters(request);
  const providerId = parameters.get("providerId");
  if (!providerId) throw new AuthError("INVALID_CREDENTIAL_OR_PROVIDER_ID");
  const claims = parseProviderToken(parameters.get("id_token") ?? parameters.get("access_token") ?? "");
  const info = providerInfo(providerId, claims);

  const idToken = request.text("idToken");
  const signedIn = idToken ? await context.tokens.requireAccount(idToken) : null;
  const known = signedIn
    ? requireLinkable(context, signedIn, info)
    : context.accounts.byIdentity(providerId, info.rawId);
  const namesake = !known && info.email ? context.accounts.byEmail(info.email) : null;
  if (namesake && !claims.emailVerified) return needsConfirmation(namesake, info, parameters);
  if (namesake && !namesake.emailVerified) dropUnprovenCredentials(namesake);

  const account = known ?? namesake ?? newAccount(Date.now());
  linkProvider(account, info);
  takeOverProfile(account, info, claims.emailVerified);
  return {
    ...info,
    localId: account.localId,
    fullName: claims.name,
    emailVerified: account.emailVerified,
    isNewUser: !known && !namesake,
    rawUserInfo: rawUserInfo(claims),
    oauthIdToken: parameters.get("id_token") ?? undefined,
    oauthAccessToken: parameters.get("access_token") ?? `local-access-token-${providerId}`,
    oauthExpireIn: 3600,
    ...(await context.tokens.signIn(account, providerId)),
  };
}

/** Credentials come in the body's `postBody`, or in the query of the address the popup ended at. */
function providerParameters(request: AuthRequest): URLSearchParams {
  const requestUri = request.requireText("requestUri", "MISSING_REQUEST_URI");
  if (!URL.canParse(requestUri)) throw new AuthError("INVALID_REQUEST_URI");
  return new URLSearchParams(request.text("postBody") || new URL(requestUri).search);
}

/** A JSON object of claims, or a JWT whose signature nobody on this machine can check. */
function parseProviderToken(token: string): ProviderClaims {
  let claims: JWTPayload;
  try {
    claims = token.startsWith("{") ? (JSON.parse(token) as JWTPayload) : decodeJwt(token);
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(`INVALID_IDP_RESPONSE : Unable to parse id_token: ${token}`);
  }
  if (!claims.sub) {
    throw new AuthError("INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.");
  }
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : undefined);
  return {
    sub: String(claims.sub),
    email: text("email")?.toLowerCase(),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: text("name") ?? text("displayName"),
    picture: text("picture"),
    screenName: text("screen_name"),
  };
}

function providerInfo(providerId: string, claims: ProviderClaims): ProviderInfo {
  return {
    providerId,
    rawId: claims.sub,
    federatedId: providerId === "google.com" ? `https://accounts.google.com/${claims.sub}` : claims.sub,
    displayName: claims.name,
    photoUrl: claims.picture,
    email: claims.email,
    screenName: claims.screenName,
  };
}

function requireLinkable(context: AuthContext, account: Account, info: ProviderInfo): Account {
  const holder = context.accounts.byIdentity(info.providerId, info.rawId);
  if (holder && holder.localId !== account.localId) throw new AuthError("FEDERATED_USER_ID_ALREADY_LINKED");
  const namesake = info.email ? context.accounts.byEmail(info.email) : null;
  if (namesake && namesake.localId !== account.localId) throw new AuthError("EMAIL_EXISTS");
  return account;
}

/** The provider does not vouch for an address somebody already has: they must first sign in their own way. */
function needsConfirmation(namesake: Account, info: ProviderInfo, parameters: URLSearchParams): object {
  return {
    needConfirmation: true,
    providerId: info.providerId,
    email: info.email,
    federatedId: info.federatedId,
    oauthIdToken: parameters.get("id_token") ?? undefined,
    verifiedProvider: namesake.providerUserInfo.map(({ providerId }) => providerId),
  };
}

/** Whoever registered the address never proved it; its proven owner must not inherit their password. */
function dropUnprovenCredentials(account: Account): void {
  delete account.password;
  account.providerUserInfo = [];
  account.emailVerified = true;
}

function takeOverProfile(account: Account, info: ProviderInfo, emailVerified: boolean): void {
  account.displayName ??= info.displayName;
  account.photoUrl ??= info.photoUrl;
  if (info.email && !account.email) {
    account.email = info.email;
    account.emailVerified = emailVerified;
  }
  if (emailVerified && account.email === info.email) account.emailVerified = true;
}

function rawUserInfo(claims: ProviderClaims): string {
  return JSON.stringify({
    granted_scopes: "openid",
    id: claims.sub,
    name: claims.name,
    email: claims.email,
    verified_email: claims.emailVerified,
    picture: claims.picture,
  });
}
