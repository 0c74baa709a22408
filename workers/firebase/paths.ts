/**
 * Path prefixes of the embedded Firebase: the emulator layout the web SDK uses (`/identitytoolkit.googleapis.com/…`),
 * and the paths of Google's own URLs, so that server code keeps those URLs and only the transport differs.
 */
export const FIREBASE_PREFIXES = [
  "/google.firestore.v1.Firestore/Listen/channel",
  "/google.firestore.v1.Firestore/Write/channel",
  "/v1/projects/",
  "/v1/accounts:",
  "/identitytoolkit.googleapis.com/",
  "/securetoken.googleapis.com/",
  "/service_accounts/v1/jwk/",
  "/robot/v1/metadata/x509/",
  "/emulator/",
] as const;

/** Paths that are served as they stand, with nothing after them. */
export const FIREBASE_EXACT_PATHS = ["/v1/token", "/token", "/emulator"] as const;

/** Whether the local app worker hands a request for this path to the embedded Firebase. */
export function isFirebasePath(pathname: string): boolean {
  return (
    FIREBASE_EXACT_PATHS.some((path) => pathname === path) ||
    FIREBASE_PREFIXES.some((prefix) => pathname.startsWith(prefix))
  );
}
