import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from "firebase/auth";
import { clientSettings } from "~/client/client-settings";
import { getIdentity } from "./identity";

let frameScript: Promise<void> | undefined;

/**
 * Loads what the popup needs. Call it before the click: a popup that opens too long after one is blocked. With
 * the embedded Firebase a script of ours stands in for Google's, which the SDK would fetch from the internet.
 */
export function prepareGoogleSignIn(): Promise<void> {
  if (!clientSettings().embeddedFirebase) return Promise.resolve();
  frameScript ??= loadScript("/emulator/gapi.js").catch((error) => {
    frameScript = undefined;
    throw error;
  });
  return frameScript;
}

/** Opens Google's sign-in in a popup. Throws the SDK's errors, with their `auth/…` codes. */
export async function signInWithGoogle(): Promise<void> {
  await prepareGoogleSignIn();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: "select_account" });
  await signInWithPopup(getIdentity(), provider, browserPopupRedirectResolver);
}

function loadScript(source: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => loaded();
    script.onerror = () => failed(new Error(`${source} did not load`));
    document.head.appendChild(script);
  });
}
