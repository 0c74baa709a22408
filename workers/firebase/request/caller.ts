import type { JWTPayload } from "jose";

/** Who asks Firestore for something, after the token was verified. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "user"; uid: string; claims: JWTPayload }
  /** A service account: security rules do not apply. */
  | { kind: "admin" };

export const ANONYMOUS: Caller = { kind: "anonymous" };
