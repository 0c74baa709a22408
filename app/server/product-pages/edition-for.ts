import type { EditionId, Visitor } from "~/domain/pages/page-visits";

/** An HMAC-SHA-256 of what tells visitors apart, under a key that nobody keeps for long. */
export async function markOf(key: BufferSource, ...parts: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, hmac, false, ["sign"]);
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes));
}

/** The edition a visitor is shown: the same for as long as the key is there, and a matter of chance before. */
export async function editionFor(
  key: BufferSource,
  { address, userAgent }: Visitor,
  shareB: number,
): Promise<EditionId> {
  const mark = await markOf(key, "edition", address, userAgent);
  const drawn = new DataView(mark.buffer).getUint32(0) / 2 ** 32;
  return drawn < shareB ? "b" : "a";
}
