import type { Embedding } from "./embedding";

/** A machine of one's own, to try a page on. */
export const localPattern = /^localhost(?::\d{1,5})?$/;

/** Whether a page of this origin may frame the video and talk with its player. */
export function mayEmbed({ by, domains }: Embedding, origin: string, ownOrigin: string): boolean {
  if (origin === ownOrigin) return true;
  if (!URL.canParse(origin) || by === "nobody") return false;
  if (by === "anybody") return true;
  const { protocol, host, hostname, port } = new URL(origin);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return domains.some((domain) => {
    if (localPattern.test(domain)) return domain === host || (domain === "localhost" && hostname === domain);
    if (port !== "" || (protocol === "http:" && ownOrigin.startsWith("https:"))) return false;
    return domain.startsWith("*.") ? hostname.endsWith(domain.slice(1)) : hostname === domain;
  });
}
