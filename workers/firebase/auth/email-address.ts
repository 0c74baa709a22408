import { AuthError } from "./auth-error";

/** RFC 5321's longest path, without its angle brackets. */
const MAX_LENGTH = 254;

/** An address as accounts are found by it: capitals do not tell two people apart. */
export function normalizeEmail(address: string): string {
  return address.toLowerCase();
}

/** The address in its normal form. Throws INVALID_EMAIL, or another code where a method names it otherwise. */
export function requireEmailAddress(address: string, invalid = "INVALID_EMAIL"): string {
  const email = normalizeEmail(address);
  if (email.length > MAX_LENGTH || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new AuthError(invalid);
  return email;
}
