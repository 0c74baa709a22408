import { toExportedUser, toUserInfo } from "./account";
import { isAccountOrder } from "./account-store";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

const MAX_PAGE = 1000;
const MAX_QUERY = 500;

/** `accounts:batchGet`: all accounts in pages, by id, with their password hashes. */
export function batchGetAccounts(context: AuthContext, { query }: AuthRequest): object {
  const asked = Number(query.get("maxResults") || 20);
  if (!(asked >= 1)) throw new AuthError("INVALID_PAGE_SELECTION");
  const size = Math.min(Math.floor(asked), MAX_PAGE);
  const accounts = context.accounts.after(query.get("nextPageToken") ?? "", size + 1);
  const page = accounts.slice(0, size);
  return {
    kind: "identitytoolkit#DownloadAccountResponse",
    users: page.map(toExportedUser),
    ...(accounts.length > size ? { nextPageToken: page.at(-1)?.localId } : {}),
  };
}

/** `accounts:query`: the accounts an expression names, or all in an order; `returnUserInfo` false only counts them. */
export function queryAccounts(context: AuthContext, request: AuthRequest): object {
  const expressions = request.list("expression");
  if (expressions.length > 0) {
    const users = expressions.flatMap((each) => findBy(context, each));
    return counted(users.map(toUserInfo), users.length, request);
  }
  const limit = Math.min(request.integer("limit") || MAX_QUERY, MAX_QUERY);
  const sortBy = request.text("sortBy") ?? "USER_ID";
  if (!isAccountOrder(sortBy)) throw new AuthError(`INVALID_ARGUMENT : sortBy cannot be ${sortBy}.`);
  const direction = request.text("order") === "DESC" ? "DESC" : "ASC";
  const accounts = context.accounts.sorted(sortBy, direction, limit, request.integer("offset") ?? 0);
  return counted(accounts.map(toUserInfo), context.accounts.count(), request);
}

function counted(userInfo: object[], count: number, request: AuthRequest): object {
  const recordsCount = String(count);
  return request.body.returnUserInfo === false ? { recordsCount } : { recordsCount, userInfo };
}

function findBy(context: AuthContext, expression: unknown) {
  const { userId, email } = (expression ?? {}) as { userId?: unknown; email?: unknown };
  if (typeof userId !== "string" && typeof email !== "string") {
    throw new AuthError("INVALID_ARGUMENT : An expression names a userId or an email.");
  }
  const account =
    typeof userId === "string" ? context.accounts.byId(userId) : context.accounts.byEmail(String(email));
  return account ? [account] : [];
}
