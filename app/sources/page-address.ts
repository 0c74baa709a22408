/** Nothing but one web address, with its scheme added where it has none; null for anything else. */
export function readAddress(text: string): string | null {
  const words = text.trim();
  const isBare = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(words);
  if (!isBare && !/^https?:\/\/\S+$/i.test(words)) return null;
  try {
    const url = new URL(isBare ? `https://${words}` : words);
    url.hash = "";
    return url.hostname.includes(".") || url.hostname === "localhost" ? url.href : null;
  } catch {
    return null;
  }
}

/** The address a browser writes into a page it saves. */
export function savedFrom(html: string): string | null {
  const [, address] = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i.exec(html.slice(0, 4000)) ?? [];
  return address ? readAddress(address) : null;
}

/** An address for people: without the scheme, "www." and a lone slash. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
