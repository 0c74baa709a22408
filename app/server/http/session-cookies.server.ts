import { viewCookie } from "~/domain/clients/account-view";

/** Kept longer than a token lives, so that an old token leads to a refresh instead of a sign-in. */
const keptSeconds = 14 * 24 * 3600;
const viewCookieGraceSeconds = 12 * 3600;

/** The cookies of a session, as the specification names them. `userId` is for display only and never believed. */
export function sessionCookies(userId: string, authToken: string, secure: boolean): string[] {
  return [
    cookie("userId", encodeURIComponent(userId), keptSeconds, secure),
    `${cookie("authToken", authToken, keptSeconds, secure)}; HttpOnly`,
  ];
}

export function clearedSessionCookies(secure: boolean): string[] {
  return [
    cookie("userId", "", 0, secure),
    `${cookie("authToken", "", 0, secure)}; HttpOnly`,
    clearedViewCookie(secure),
  ];
}

/** Goes with what a member of staff looks at, and as long. */
export function setViewCookie(endsAt: Date, secure: boolean): string {
  // Kept a little longer: what a page asks for after the end is refused rather than done as somebody else.
  const seconds = Math.ceil((endsAt.getTime() - Date.now()) / 1000) + viewCookieGraceSeconds;
  return `${cookie(viewCookie, "1", seconds, secure)}; HttpOnly`;
}

export function clearedViewCookie(secure: boolean): string {
  return `${cookie(viewCookie, "", 0, secure)}; HttpOnly`;
}

function cookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
