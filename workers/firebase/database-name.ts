/** The database that a request is about: projects/{p}/databases/{d}, or null for a path of another service. */
export function databaseOf(url: URL): string | null {
  const text = url.pathname.startsWith("/google.firestore.v1.Firestore/")
    ? (url.searchParams.get("database") ?? "")
    : decodePath(url.pathname);
  return /projects\/[^/]+\/databases\/[^/:]+/.exec(text)?.[0] ?? null;
}

/** A path with its percent-escapes resolved; one with broken escapes names nothing. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "";
  }
}
