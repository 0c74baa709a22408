const allowed = new Set(["https:", "http:", "mailto:", "tel:"]);

/** An address that a link may lead to: null for a script, for data, and for what is no address. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  if (/^#[\w-]+$/u.test(trimmed)) return trimmed;
  const scheme = /^([a-z][a-z0-9+.-]*:)/iu.exec(trimmed)?.[1]?.toLowerCase();
  if (!scheme || !allowed.has(scheme)) return null;
  if (!URL.canParse(trimmed)) return null;
  // Browsers drop tabs and line ends from addresses before they read them.
  return /[\u0000-\u0020\u007f"'<>\\^`{|}]/u.test(trimmed) ? encodeURI(trimmed.toWellFormed()) : trimmed;
}
