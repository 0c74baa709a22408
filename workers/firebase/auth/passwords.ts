import { randomToken } from "./random-token";

/** The most PBKDF2 rounds workerd allows. */
export const ITERATIONS = 100_000;

export interface PasswordHash {
  /** One byte a character (Latin-1). */
  salt: string;
  /** Base64 of the bits of PBKDF2-HMAC-SHA-256. */
  hash: string;
  /** Rounds of an imported hash; absent: ITERATIONS. */
  iterations?: number;
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomToken(16);
  return { salt, hash: await derive(password, { salt, hash: "" }) };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return equalInConstantTime(await derive(password, stored), stored.hash);
}

/** Takes as long as comparing a password, for an address nobody has. */
export async function wasteTimeOn(password: string): Promise<void> {
  await derive(password, { salt: "nobody", hash: "" });
}

async function derive(
  password: string,
  { salt, hash, iterations = ITERATIONS }: PasswordHash,
): Promise<string> {
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const saltBytes = Uint8Array.from(salt, (character) => character.charCodeAt(0));
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: saltBytes, iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, hash ? atob(hash).length * 8 : 256);
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
