/** The address of a page as people write it, with or without a scheme; null for what is none. */
export function parseAddress(written: string): URL | null {
  const text = written.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (text === "" || !URL.canParse(address)) return null;
  const url = new URL(address);
  // An address of mail.
  if (!hasScheme && url.username) return null;
  url.hash = "";
  return /^https?:$/.test(url.protocol) ? url : null;
}
