import type { ApiCall } from "../http/api-route.server";

/** The answer to staff who name an account that is not there. */
export function accountMissing({ problem }: Pick<ApiCall, "problem">): Response {
  return problem(404, "account_missing", "No account has this id. Look the account up again.");
}
