/** An address that a link in a message may lead to: a page here, or another site's over HTTP, or mail; null for all else. */
export function safeLink(address: string): { href: string; isOwn: boolean } | null {
  const trimmed = address.trim();
  // Not "//host", which is another site's, nor what browsers take for it.
  if (/^\/(?![/\\])[\w\-./~%?=&#:@]*$/u.test(trimmed)) return { href: trimmed, isOwn: true };
  if (!/^(https?:|mailto:)/iu.test(trimmed) || !URL.canParse(trimmed)) return null;
  return { href: new URL(trimmed).href, isOwn: false };
}
