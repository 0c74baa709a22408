/** The value of a cookie in a Cookie header, or `null`. Values are taken as they are, without decoding. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const separator = part.indexOf("=");
    if (separator > 0 && part.slice(0, separator).trim() === name)
      return part.slice(separator + 1).trim() || null;
  }
  return null;
}
