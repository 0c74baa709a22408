/**
 * `v1=` and the HMAC-SHA-256, in hex, of the time in seconds, a dot and the body: whoever knows the secret can tell that a delivery is
 * ours, and when it was sent.
 */
export async function signDelivery(secret: string, seconds: number, body: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${seconds}.${body}`));
  return `v1=${[...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
