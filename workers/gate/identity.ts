import { errors, type JWTPayload, jwtVerify } from "jose";
import type { NotStaffReason } from "~/domain/access/not-staff-reason";
import { isStaffEmail } from "~/domain/access/staff-email";
import type { SignedInViewer } from "~/domain/access/viewer";
import { type GoogleKeys, KeysUnavailableError } from "./google-keys";

/** What a request's token proves. `invalid` is treated as no token at all; `unavailable` never is. */
export type Identity =
  | { kind: "none" }
  | { kind: "invalid" }
  | { kind: "expired" }
  | { kind: "unavailable" }
  | {
      kind: "verified";
      viewer: SignedInViewer;
      /** For who has an address of the company and is no staff all the same. */
      notStaffBecause: NotStaffReason | null;
    };

export interface IdentityRules {
  projectId: string;
  companyDomain: string;
  staffSignInProviders: readonly string[];
}

/** No genuine token comes near; browsers keep no cookie over 4 kB. */
const longestToken = 8192;
/** Libraries forgive padding and white space; one token has one spelling here. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Clocks of Google and of the edge may differ by this much. */
const clockToleranceSeconds = 5;

/**
 * Verifies a Firebase ID token by Google's rules, which are narrower than a JWT library's defaults: a key id,
 * RS256 only, the exact issuer, the project as the one audience, `exp`, `iat` and `auth_time` in order, and a
 * subject of 1–128 characters.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
export async function verifyIdToken(
  token: string,
  rules: IdentityRules,
  keys: GoogleKeys,
  nowMs: number,
): Promise<Identity> {
  if (token.length > longestToken || !tokenPattern.test(token)) return { kind: "invalid" };
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        if (typeof header.kid !== "string") throw new errors.JWSInvalid("kid missing");
        return keys.get(header);
      },
      {
        algorithms: ["RS256"],
        issuer: `https://securetoken.google.com/${rules.projectId}`,
        audience: rules.projectId,
        requiredClaims: ["sub", "exp", "iat", "auth_time"],
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(nowMs),
      },
    );
    if (!followsFirebaseRules(payload, nowMs)) return { kind: "invalid" };
    const bar = staffBar(payload, rules);
    return {
      kind: "verified",
      viewer: viewerOf(payload, bar === null),
      notStaffBecause: bar === "other_address" ? null : bar,
    };
  } catch (error) {
    if (error instanceof KeysUnavailableError) return { kind: "unavailable" };
    if (error instanceof errors.JWTExpired) {
      return { kind: followsFirebaseRules(error.payload, nowMs) ? "expired" : "invalid" };
    }
    return { kind: "invalid" };
  }
}

/** 1–128 characters; none that could leave its place in a document's path or an object's key. */
const subjectPattern = /^[^/\u0000-\u001f\u007f]{1,128}$/;

function followsFirebaseRules(payload: JWTPayload, nowMs: number): boolean {
  const latest = Math.floor(nowMs / 1000) + clockToleranceSeconds;
  return (
    typeof payload.aud === "string" &&
    typeof payload.sub === "string" &&
    subjectPattern.test(payload.sub) &&
    isTime(payload.exp) &&
    (payload.nbf === undefined || isTime(payload.nbf)) &&
    isPast(payload.iat, latest) &&
    isPast(payload.auth_time, latest)
  );
}

function isPast(seconds: unknown, latest: number): boolean {
  return isTime(seconds) && seconds >= 0 && seconds <= latest;
}

/** JSON has numbers that JavaScript reads as infinite, such as 1e999: a token with one would never end. */
function isTime(seconds: unknown): seconds is number {
  return typeof seconds === "number" && Number.isFinite(seconds);
}

function viewerOf(payload: JWTPayload, isStaff: boolean): SignedInViewer {
  const email = typeof payload.email === "string" ? payload.email : null;
  return {
    kind: isStaff ? "staff" : "user",
    userId: payload.sub as string,
    email,
    emailVerified: payload.email_verified === true,
    displayName: typeof payload.name === "string" ? payload.name : null,
    expiresAtSeconds: payload.exp as number,
  };
}

/**
 * What keeps somebody from being staff; null for staff, who have a verified address at the company's own domain, proved
 * by a sign-in method the company trusts.
 */
function staffBar(payload: JWTPayload, rules: IdentityRules): NotStaffReason | "other_address" | null {
  if (!isStaffEmail(payload.email, rules.companyDomain)) return "other_address";
  const firebase = payload.firebase as { sign_in_provider?: unknown } | undefined;
  const provider = firebase?.sign_in_provider;
  if (typeof provider !== "string" || !rules.staffSignInProviders.includes(provider)) return "other_provider";
  return payload.email_verified === true ? null : "address_not_verified";
}
