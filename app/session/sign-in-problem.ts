/** A failed sign-in in plain words: what happened and what to do next. */
export interface SignInProblem {
  message: string;
  /** The field to correct, where there is one. */
  field?: "email" | "password";
}

/** One message for both, so that nobody can find out which addresses have an account. */
const wrongCredentials: SignInProblem = {
  message: "That e-mail and password do not match an account. Check both, or reset your password.",
  field: "password",
};

const problems: Record<string, SignInProblem> = {
  "auth/invalid-credential": wrongCredentials,
  "auth/invalid-login-credentials": wrongCredentials,
  "auth/wrong-password": wrongCredentials,
  "auth/user-not-found": wrongCredentials,
  "auth/invalid-email": {
    message: "This is not an e-mail address. Write it like ada@example.com.",
    field: "email",
  },
  "auth/missing-email": { message: "Enter your e-mail address.", field: "email" },
  "auth/missing-password": { message: "Enter your password.", field: "password" },
  "auth/weak-password": {
    message: "This password is too easy to guess. Use at least 8 characters.",
    field: "password",
  },
  "auth/password-does-not-meet-requirements": {
    message:
      "This password does not meet the rules of this site. Use a longer one with different kinds of characters.",
    field: "password",
  },
  "auth/email-already-in-use": {
    message: "There is already an account with this e-mail. Sign in instead, or reset its password.",
    field: "email",
  },
  "auth/account-exists-with-different-credential": {
    message: "This e-mail already has an account with another way to sign in. Sign in that way.",
  },
  "auth/user-disabled": {
    message: "This account has been closed. Write to support if you think this is a mistake.",
  },
  "auth/too-many-requests": {
    message: "Too many attempts. Wait a few minutes and try again, or reset your password.",
  },
  "auth/network-request-failed": {
    message:
      "The sign-in service cannot be reached. Check your connection and try again; what you typed is kept.",
  },
  "auth/popup-blocked": {
    message: "Your browser blocked the Google window. Allow pop-ups for this site and try again.",
  },
  "auth/popup-closed-by-user": {
    message: "The Google window was closed before you finished. Try again when you are ready.",
  },
  "auth/cancelled-popup-request": { message: "Another Google window was opened. Finish signing in there." },
  "auth/operation-not-allowed": { message: "This way to sign in is switched off here. Choose another one." },
  "auth/unauthorized-domain": {
    message: "Google sign-in is not set up for this address. Sign in by e-mail instead.",
  },
  "auth/expired-action-code": { message: "This link has expired. Ask for a new one." },
  "auth/invalid-action-code": {
    message: "This link has been used already or is incomplete. Ask for a new one.",
  },
  backend_refused: {
    message: "You were signed out because the server did not accept this account. Sign in again.",
  },
  session_ended: {
    message:
      "Your session has ended: it was ended elsewhere, or this browser no longer keeps it. Sign in again to go on.",
  },
};

/** The words for an error of the SDK (by its `code`) or for a problem of the session (its code as a string). */
export function describeSignInProblem(error: unknown): SignInProblem {
  const code = typeof error === "string" ? error : (error as { code?: unknown } | null)?.code;
  return (
    (typeof code === "string" ? problems[code] : undefined) ?? {
      message: "Signing in did not work. Try again; if it stays, choose another way to sign in.",
    }
  );
}
