import {
  createUserWithEmailAndPassword,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  updateProfile,
} from "firebase/auth";
import { getIdentity } from "~/firebase/identity";

/**
 * Signing in by e-mail. Every function throws the SDK's errors, with their `auth/…` codes, after logging them;
 * `sign-in-problem.ts` has the words for them. A successful sign-in reaches the page through the session.
 */

export function signInWithPassword(email: string, password: string): Promise<void> {
  return logged(async () => void (await signInWithEmailAndPassword(getIdentity(), email, password)));
}

/** The new account is sent a mail that confirms its address; the link in it leads on to `continueUrl`. */
export function createAccount(
  email: string,
  password: string,
  name: string,
  continueUrl: string,
): Promise<void> {
  return logged(async () => {
    const { user } = await createUserWithEmailAndPassword(getIdentity(), email, password);
    // An account without it works: what needs a confirmed address has the mail sent again.
    const mailing = logged(() => sendEmailVerification(user, { url: continueUrl })).catch(() => {});
    if (name) await giveName(user, name);
    await mailing;
  });
}

async function giveName(user: User, name: string): Promise<void> {
  await updateProfile(user, { displayName: name });
  // The first token was made without the name.
  await user.getIdToken(true);
}

/** Succeeds for unknown addresses too, so that nobody can find out who has an account. */
export function sendPasswordReset(email: string, continueUrl: string): Promise<void> {
  return logged(async () => {
    try {
      await sendPasswordResetEmail(getIdentity(), email, { url: continueUrl });
    } catch (error) {
      if ((error as { code?: string }).code !== "auth/user-not-found") throw error;
    }
  });
}

/** `continueUrl` is where the link in the mail leads. */
export function sendSignInLink(email: string, continueUrl: string): Promise<void> {
  return logged(() =>
    sendSignInLinkToEmail(getIdentity(), email, { url: continueUrl, handleCodeInApp: true }),
  );
}

export function isSignInLink(address: string): boolean {
  return isSignInWithEmailLink(getIdentity(), address);
}

export function finishSignInLink(email: string, address: string): Promise<void> {
  return logged(async () => void (await signInWithEmailLink(getIdentity(), email, address)));
}

async function logged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    console.error("Sign-in by e-mail failed", error);
    throw error;
  }
}
