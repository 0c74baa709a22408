import type { PasswordHash } from "./passwords";
import { randomToken } from "./random-token";

/** What clients are told of a password: "REDACTED" in base64, as Google has it. */
const REDACTED = "UkVEQUNURUQ=";

/** One way to sign in to an account, in Identity Toolkit's field names. */
export interface ProviderInfo {
  providerId: string;
  /** The provider's own id of the user; the e-mail address for passwords. */
  rawId: string;
  federatedId?: string;
  displayName?: string;
  photoUrl?: string;
  email?: string;
  screenName?: string;
  phoneNumber?: string;
}

/** An account as stored. Field names are Identity Toolkit's, so that most of it answers `accounts:lookup` as it is. */
export interface Account {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  password?: PasswordHash;
  /** Milliseconds since the epoch. */
  passwordUpdatedAt?: number;
  emailLinkSignin?: boolean;
  /** As E.164 writes it. */
  phoneNumber?: string;
  displayName?: string;
  photoUrl?: string;
  screenName?: string;
  disabled?: boolean;
  /** It has signed in with a custom token. */
  customAuth?: boolean;
  /** Milliseconds since the epoch, as a string. */
  createdAt: string;
  lastLoginAt?: string;
  /** ISO 8601. */
  lastRefreshAt?: string;
  /** Seconds since the epoch, as a string: tokens of earlier sign-ins are void. */
  validSince: string;
  /** `validSince` to the millisecond, for what is kept here and not in tokens. */
  revokedAtMs?: number;
  /** JSON object of extra claims. */
  customAttributes?: string;
  providerUserInfo: ProviderInfo[];
}

export function newAccount(nowMs: number, known: Partial<Account> = {}): Account {
  return {
    localId: randomToken(28),
    createdAt: String(nowMs),
    validSince: String(Math.floor(nowMs / 1000)),
    providerUserInfo: [],
    ...known,
  };
}

/** Ends all sign-ins so far. */
export function revokeTokens(account: Account, nowMs: number): void {
  account.validSince = String(Math.floor(nowMs / 1000));
  account.revokedAtMs = nowMs;
}

/** Sets the password and ends all sign-ins so far. */
export function setPassword(account: Account, password: PasswordHash, nowMs: number): void {
  account.password = password;
  account.passwordUpdatedAt = nowMs;
  revokeTokens(account, nowMs);
  linkPasswordProvider(account);
}

/** Takes the address away, and with it the ways of signing in that rest on it. */
export function removeEmail(account: Account): void {
  delete account.email;
  delete account.emailVerified;
  delete account.emailLinkSignin;
  unlinkProvider(account, "password");
}

export function removePassword(account: Account): void {
  delete account.password;
  delete account.passwordUpdatedAt;
  if (!account.emailLinkSignin) unlinkProvider(account, "password");
}

/** Lists the e-mail address as a provider: for passwords and e-mail links alike. */
export function linkPasswordProvider(account: Account): void {
  if (!account.email) return;
  linkProvider(account, {
    providerId: "password",
    email: account.email,
    federatedId: account.email,
    rawId: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
  });
}

/** Whoever registered the address never proved it; its proven owner must not inherit their ways of signing in. */
export function dropUnprovenCredentials(account: Account, nowMs: number): void {
  removePassword(account);
  delete account.phoneNumber;
  account.providerUserInfo = [];
  revokeTokens(account, nowMs);
}

export function linkProvider(account: Account, info: ProviderInfo): void {
  unlinkProvider(account, info.providerId);
  account.providerUserInfo.push(info);
}

export function unlinkProvider(account: Account, providerId: string): void {
  account.providerUserInfo = account.providerUserInfo.filter((each) => each.providerId !== providerId);
}

/** The ways of signing in as `fetchSignInMethodsForEmail` names them. */
export function signInMethodsOf(account: Account): string[] {
  const providers = account.providerUserInfo.filter(({ providerId }) => providerId !== "phone");
  return providers.flatMap(({ providerId }) =>
    providerId === "password"
      ? [...(account.password ? ["password"] : []), ...(account.emailLinkSignin ? ["emailLink"] : [])]
      : [providerId],
  );
}

/** The account as clients may see it. */
export function toUserInfo({ password, revokedAtMs, ...visible }: Account) {
  return { ...visible, disabled: visible.disabled ?? false, ...(password ? { passwordHash: REDACTED } : {}) };
}

/** The account as a service account may take it elsewhere: with the hash, in base64 as Google's import wants it. */
export function toExportedUser(account: Account) {
  const { password } = account;
  const hash = password ? { passwordHash: password.hash, salt: btoa(password.salt), version: 0 } : {};
  return { ...toUserInfo(account), ...hash };
}
