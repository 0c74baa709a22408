import { AuthError } from "./auth-error";
import { randomToken } from "./random-token";

/** The most PBKDF2 rounds workerd allows. */
const ITERATIONS = 100_000;
const MIN_LENGTH = 6;

export interface PasswordHash {
  salt: string;
  /** Base64 of 256 bits of PBKDF2-HMAC-SHA-256. */
  hash: string;
}

export function requireStrongPassword(password: string): void {
  if (password.length < MIN_LENGTH) {
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${MIN_LENGTH} characters`);
  }
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomToken(16);
  return { salt, hash: await derive(password, salt) };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return equalInConstantTime(await derive(password, stored.salt), stored.hash);
}

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations: ITERATIONS };
  const bits = await crypto.subtle.deriveBits(parameters, key, 256);
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
}

/** Takes as long for a near miss as for a far one. */
function equalInConstantTime(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index++) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}
