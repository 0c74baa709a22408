/** PBKDF2-HMAC-SHA-256; 100,000 rounds is the most the platform's Web Crypto does in one call. */
const rounds = 100_000;
const digestBits = 256;

export interface PasswordHash {
  /** Base64. */
  salt: string;
  hash: string;
  rounds: number;
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toBase64(salt), hash: toBase64(await derive(password, salt, rounds)), rounds };
}

/** Takes the same time whatever the password: the digests are compared to their end. */
export async function verifyPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const given = await derive(password, fromBase64(stored.salt), stored.rounds);
  const expected = fromBase64(stored.hash);
  let difference = given.length ^ expected.length;
  for (let index = 0; index < given.length; index++) difference |= given[index]! ^ (expected[index] ?? 0);
  return difference === 0;
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize("NFKC"));
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, digestBits));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
