import { hashPassword, type PasswordHash, requireStrongPassword } from "./passwords";
import { randomToken } from "./random-token";

/** One way to sign in to an account, in Identity Toolkit's field names. */
export interface ProviderInfo {
  providerId: string;
  /** The provider's own id of the user; the e-mail address for passwords. */
  rawId: string;
  federatedId: string;
  displayName?: string;
  photoUrl?: string;
  email?: string;
  screenName?: string;
}

/** An account as stored. Field names are Identity Toolkit's, so that most of it answers `accounts:lookup` as it is. */
export interface Account {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  password?: PasswordHash;
  emailLinkSignin?: boolean;
  displayName?: string;
  photoUrl?: string;
  disabled?: boolean;
  /** Milliseconds since the epoch, as a string. */
  createdAt: string;
  lastLoginAt?: string;
  /** Seconds since the epoch, as a string: tokens of earlier sign-ins are void. */
  validSince: string;
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

/** Sets the password and voids tokens of earlier sign-ins. Throws WEAK_PASSWORD. */
export async function setPassword(account: Account, password: string, nowMs: number): Promise<void> {
  requireStrongPassword(password);
  account.password = await hashPassword(password);
  account.validSince = String(Math.floor(nowMs / 1000));
  linkPasswordProvider(account);
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

export function linkProvider(account: Account, info: ProviderInfo): void {
  unlinkProvider(account, info.providerId);
  account.providerUserInfo.push(info);
}

export function unlinkProvider(account: Account, providerId: string): void {
  account.providerUserInfo = account.providerUserInfo.filter((each) => each.providerId !== providerId);
}

/** The account as clients may see it. */
export function toUserInfo(account: Account) {
  const { password, ...visible } = account;
  return {
    ...visible,
    ...(password ? { passwordHash: "hidden", passwordUpdatedAt: Number(account.validSince) * 1000 } : {}),
    lastRefreshAt: new Date().toISOString(),
  };
}
