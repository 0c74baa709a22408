import { logInToBackend } from "./backend";

/**
 * Whether the address of whoever is signed in is verified by now; then the cookies say so from here on, and a page that is loaded
 * anew is theirs. Throws the SDK's errors, and what `logInToBackend` throws.
 */
export async function takeUpVerified(): Promise<boolean> {
  const { tokenOfVerified } = await import("~/firebase/verify-address");
  const token = await tokenOfVerified();
  if (token === null) return false;
  await logInToBackend(token);
  return true;
}
