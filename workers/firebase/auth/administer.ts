import { revokeTokens } from "./account";
import { AuthError } from "./auth-error";
import { type AuthContext, type AuthMethod, AuthRequest, type RequestBody } from "./auth-request";
import { clearAccounts } from "./emulator-methods";
import { deleteAccount } from "./find-accounts";
import { signUp } from "./sign-up";
import { updateAccount } from "./update-account";

/** What the accounts page does: Identity Toolkit's methods as a service account calls them. */
const ACTIONS = {
  create: signUp,
  update: updateAccount,
  revoke: revokeSignIns,
  delete: deleteAccount,
  clear: clearAccounts,
} satisfies Record<string, AuthMethod>;

export type AdminAction = keyof typeof ACTIONS;

/** Errors do not cross from object to worker as what they are, so an outcome tells of them. */
export type AdminOutcome = { ok: true } | { ok: false; status: number; message: string };

export function isAdminAction(name: string): name is AdminAction {
  return Object.hasOwn(ACTIONS, name);
}

/** Does one of the page's actions; its caller has made sure that the page asks. */
export async function administer(
  context: AuthContext,
  action: AdminAction,
  body: RequestBody,
  nowMs: number,
): Promise<AdminOutcome> {
  const request = new AuthRequest(body, {
    origin: "",
    apiKey: "local",
    language: "en",
    isAdmin: true,
    query: new URLSearchParams(),
    nowMs,
  });
  try {
    await ACTIONS[action](context, request);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { ok: false, status: error.httpStatus, message: error.message };
  }
}

/** Ends an account's sign-ins to the millisecond; `validSince` from outside only knows seconds. */
function revokeSignIns({ accounts }: AuthContext, request: AuthRequest): object {
  const account = accounts.byId(request.requireText("localId", "MISSING_LOCAL_ID"));
  if (!account) throw new AuthError("USER_NOT_FOUND");
  revokeTokens(account, request.nowMs);
  accounts.put(account);
  return {};
}
