/** What Google's emulator knows of the rules is asked without a database: they are those of the default one. */
export const RULES_PATH = /^\/emulator\/v1\/projects\/([^/:]+):(securityRules|ruleCoverage)$/;

/** The database that a request is about: projects/{p}/databases/{d}, or null for a path of another service. */
export function databaseOf(url: URL): string | null {
  const text = url.pathname.startsWith("/google.firestore.v1.Firestore/")
    ? (url.searchParams.get("database") ?? "")
    : decodePath(url.pathname);
  const project = RULES_PATH.exec(text)?.[1];
  if (project) return `projects/${project}/databases/(default)`;
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
