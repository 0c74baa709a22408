import type { Account } from "./account";

/** An account as the local chooser of a provider offers it. */
export interface Choice {
  /** Whether it has signed in with this provider before. */
  isKnown: boolean;
  /** The account's id at the provider. */
  rawId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  screenName?: string;
}

/** More than anybody looks through; whoever is not among them can be typed in. */
const LIMIT = 200;

/** Accounts that signed in with the provider, then those that could by their e-mail address, both in its order. */
export function choosableAccounts(sql: SqlStorage, providerId: string): Choice[] {
  const accounts = (query: string) =>
    sql
      .exec<{ account: string }>(query, providerId, LIMIT)
      .toArray()
      .map(({ account }) => JSON.parse(account) as Account);
  const known = accounts(
    `SELECT account FROM accounts JOIN identities USING (local_id)
     WHERE provider_id = ? ORDER BY email LIMIT ?`,
  );
  const others = accounts(
    `SELECT account FROM accounts WHERE email IS NOT NULL
     AND local_id NOT IN (SELECT local_id FROM identities WHERE provider_id = ?) ORDER BY email LIMIT ?`,
  );
  return [
    ...known.flatMap(({ providerUserInfo }) =>
      providerUserInfo
        .filter((info) => info.providerId === providerId)
        .map(({ rawId, email, displayName, photoUrl, screenName }) => ({
          isKnown: true,
          rawId,
          email,
          displayName,
          photoUrl,
          screenName,
        })),
    ),
    ...others.map(({ email, displayName, photoUrl }) => ({
      isKnown: false,
      rawId: `local-${email}`,
      email,
      displayName,
      photoUrl,
    })),
  ];
}
