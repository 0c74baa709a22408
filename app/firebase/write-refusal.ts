import { isModuleFailure } from "~/client/module-failure";

export type RefusalCode =
  | "not_allowed"
  | "too_large"
  | "deleted"
  | "signed_out"
  | "too_many"
  | "not_valid"
  | "unexpected";

/** Why a change was refused. `code` is stable; `message` says why in plain words, what is safe and what to do next. */
export interface Refusal {
  code: RefusalCode;
  message: string;
}

/** A write the server refused, for good. */
export class WriteRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = "WriteRefused";
  }
}

const messages: Record<RefusalCode, string> = {
  not_allowed: "This account may not make that change, or something in it is not allowed here.",
  too_large: "It is larger than one document may be. Remove some scenes, takes or words and try again.",
  deleted: "It was deleted in another window or on another device.",
  signed_out: "You were signed out in another window. Sign in again there, then try again.",
  too_many: "There were too many changes at once. Wait a minute and try again.",
  not_valid: "Something in it cannot be stored.",
  unexpected: "The server could not take it. Try again in a moment.",
};

export function refusalOf(code: RefusalCode): Refusal {
  return { code, message: messages[code] };
}

/** What an error of the SDK says of a change. `isSignedIn`: whether this browser still has somebody signed in. */
export function readRefusal(error: unknown, isSignedIn: boolean): Refusal {
  if (error instanceof WriteRefused) return error.refusal;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return refusalOf(refusalCode(String(code), String(message), isSignedIn));
}

/**
 * Whether the change may still be taken later, as it is: the server was not reached, was too busy, or failed by
 * itself, as proxies answer in its place; or the code that would have sent it could not be fetched.
 */
export function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return temporaryCodes.has(String(code)) || isModuleFailure(error);
}

/** Whether a failure says that the server is away. One that was too busy to do it in time, or in peace, is there. */
export function isAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isUnreachable(error) && code !== "aborted" && code !== "deadline-exceeded";
}

const temporaryCodes = new Set([
  "unavailable",
  "deadline-exceeded",
  "aborted",
  "internal",
  "unknown",
  "auth/network-request-failed",
]);

function refusalCode(code: string, message: string, isSignedIn: boolean): RefusalCode {
  if (/exceeds the maximum|too (large|big)|longer than \d+ bytes|maximum (allowed )?size/i.test(message)) {
    return "too_large";
  }
  switch (code) {
    case "permission-denied":
    case "unauthenticated":
      return isSignedIn && code === "permission-denied" ? "not_allowed" : "signed_out";
    case "not-found":
      return "deleted";
    case "invalid-argument":
    case "out-of-range":
      return "not_valid";
    case "resource-exhausted":
      return "too_many";
    default:
      return "unexpected";
  }
}
