/** Kept longer than a token lives, so that an old token leads to a refresh instead of a sign-in. */
const keptSeconds = 14 * 24 * 3600;

/** The cookies of a session, as the specification names them. `userId` is for display only and never believed. */
export function sessionCookies(userId: string, authToken: string, secure: boolean): string[] {
  return [
    cookie("userId", encodeURIComponent(userId), keptSeconds, secure),
    `${cookie("authToken", authToken, keptSeconds, secure)}; HttpOnly`,
  ];
}

export function clearedSessionCookies(secure: boolean): string[] {
  return [cookie("userId", "", 0, secure), `${cookie("authToken", "", 0, secure)}; HttpOnly`];
}

function cookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
