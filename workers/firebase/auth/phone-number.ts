import { type Account, linkProvider, unlinkProvider } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext } from "./auth-request";

/** A number as E.164 writes it: `+15555551000`. Throws INVALID_PHONE_NUMBER, for none at all as well. */
export function requirePhoneNumber(text: string | undefined): string {
  if (!/^\+[1-9]\d{6,14}$/.test(text ?? "")) throw new AuthError("INVALID_PHONE_NUMBER : Invalid format.");
  return text ?? "";
}

/** Throws PHONE_NUMBER_EXISTS if another account has the number. */
export function requireFreePhoneNumber(context: AuthContext, phoneNumber: string, localId?: string): void {
  const owner = context.accounts.byIdentity("phone", phoneNumber);
  if (owner && owner.localId !== localId) throw new AuthError("PHONE_NUMBER_EXISTS");
}

/** Gives an account its number, which is a way to sign in. The number must be free. */
export function setPhoneNumber(account: Account, phoneNumber: string): void {
  account.phoneNumber = phoneNumber;
  linkProvider(account, { providerId: "phone", rawId: phoneNumber, phoneNumber });
}

export function removePhoneNumber(account: Account): void {
  delete account.phoneNumber;
  unlinkProvider(account, "phone");
}
