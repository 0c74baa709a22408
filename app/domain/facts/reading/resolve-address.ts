const longest = 2048;

/** An address of a page as a whole http or https address; null for one that cannot be fetched. `base` is the page's own. */
export function resolveAddress(written: string, base: string | null): string | null {
  const address = written
    .trim()
    .replace(/[\t\n\r]/g, "")
    .replaceAll(" ", "%20");
  if (address === "" || address.length > longest) return null;
  if (/^https?:\/\/[^/?#]/i.test(address)) return address;
  const parts = base && /^(https?:)\/\/([^/?#]+)([^?#]*)/i.exec(base);
  if (!parts)
    return address.startsWith("//") && /^\/\/[^/?#]+\.[^/?#]/.test(address) ? `https:${address}` : null;
  const [, scheme, host, path = ""] = parts;
  if (address.startsWith("//")) return `${scheme}${address}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  if (address.startsWith("/")) return kept(`${scheme}//${host}${folded(address)}`);
  if (address.startsWith("#")) return null;
  if (address.startsWith("?")) return kept(`${scheme}//${host}${path || "/"}${address}`);
  return kept(`${scheme}//${host}${folded(`${path.slice(0, path.lastIndexOf("/") + 1) || "/"}${address}`)}`);
}

function kept(address: string): string | null {
  return address.length <= longest ? address : null;
}

/** Without "." and ".." in its path. */
function folded(path: string): string {
  const [, whole = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!whole.includes("./")) return path;
  const kept: string[] = [];
  for (const part of whole.split("/")) {
    if (part === "..") kept.pop();
    else if (part !== ".") kept.push(part);
  }
  return `/${kept.join("/").replace(/^\/+/, "")}${rest}`;
}
