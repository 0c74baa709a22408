import { AuthError } from "./auth-error";

/** RFC 5321's longest path, without its angle brackets. */
const MAX_LENGTH = 254;
/** Control and format characters would make one address look like another, or speak to a terminal. */
const ADDRESS = /^[^@\s\p{C}]+@[^@\s\p{C}]+$/u;

/**
 * An address as accounts are found by it: capitals do not tell two people apart. Only those of ASCII: other letters
 * become one another's (the Kelvin sign a k), and are another mailbox all the same.
 */
export function normalizeEmail(address: string): string {
  return address.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** The address in its normal form. Throws INVALID_EMAIL, or another code where a method names it otherwise. */
export function requireEmailAddress(address: string, invalid = "INVALID_EMAIL"): string {
  const email = normalizeEmail(address);
  if (email.length > MAX_LENGTH || !ADDRESS.test(email)) throw new AuthError(invalid);
  return email;
}
