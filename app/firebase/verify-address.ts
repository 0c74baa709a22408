import { sendEmailVerification, type User } from "firebase/auth";
import { getIdentity } from "./identity";

/**
 * Sends whoever is signed in a mail that verifies their address; its link leads on to `returnTo`, a path of this site.
 * Throws the SDK's errors.
 */
export async function sendVerificationMail(returnTo: string): Promise<void> {
  await sendEmailVerification(await signedInUser(), { url: location.origin + returnTo });
}

/**
 * A token that says that its person's address is verified, once it is; null while it is not. Throws the SDK's errors.
 */
export async function tokenOfVerified(): Promise<string | null> {
  const user = await signedInUser();
  await user.reload();
  return user.emailVerified ? user.getIdToken(true) : null;
}

async function signedInUser(): Promise<User> {
  const identity = getIdentity();
  await identity.authStateReady();
  if (!identity.currentUser) throw new Error("Nobody is signed in.");
  return identity.currentUser;
}
