import { sendEmailVerification } from "firebase/auth";
import { getIdentity } from "./identity";

/** Sends whoever is signed in a mail that verifies their address. Throws the SDK's errors. */
export async function sendVerificationMail(): Promise<void> {
  const identity = getIdentity();
  await identity.authStateReady();
  if (!identity.currentUser) throw new Error("Nobody is signed in.");
  await sendEmailVerification(identity.currentUser);
}
