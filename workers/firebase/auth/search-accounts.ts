import { type Account, toUserInfo } from "./account";

export interface AccountSearch {
  /** Part of an address, a number, a name or an id; empty: all accounts. */
  text: string;
  offset: number;
  limit: number;
}

export interface FoundAccounts {
  users: ReturnType<typeof toUserInfo>[];
  /** How many accounts match, on all pages. */
  matchCount: number;
  totalCount: number;
}

const MATCHES = `instr(lower(concat_ws(char(10), email, local_id, account ->> 'phoneNumber', account ->> 'displayName', account ->> 'screenName')), ?) > 0`;

/** The accounts page's own view: newest first, found by any part of what people call an account. */
export function searchAccounts(sql: SqlStorage, { text, offset, limit }: AccountSearch): FoundAccounts {
  const words = text.trim().toLowerCase();
  const count = (query: string, ...parameters: string[]) =>
    sql.exec<{ count: number }>(`SELECT COUNT(*) AS count FROM accounts ${query}`, ...parameters).one().count;
  const where = words ? `WHERE ${MATCHES}` : "";
  const parameters = words ? [words] : [];
  const rows = sql.exec<{ account: string }>(
    `SELECT account FROM accounts ${where}
     ORDER BY CAST(account ->> 'createdAt' AS INTEGER) DESC, local_id LIMIT ? OFFSET ?`,
    ...parameters,
    limit,
    offset,
  );
  const users = rows.toArray().map(({ account }) => toUserInfo(JSON.parse(account) as Account));
  return { users, matchCount: count(where, ...parameters), totalCount: count("") };
}
