import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { clientSettings } from "~/client/client-settings";
import { firebaseApp } from "./firebase-app";

let identity: Auth | undefined;

/**
 * Who is signed in in this browser, as the Firebase SDK knows it; made at the first call. The popup's machinery is
 * left out (see google-sign-in.ts): most pages never open one. Import this module with `import()`, so that a page
 * can be used before it has arrived.
 */
export function getIdentity(): Auth {
  if (identity) return identity;
  identity = initializeAuth(firebaseApp(), {
    // Storage of sites may be switched off in part; the SDK takes the first that works.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (clientSettings().embeddedFirebase) {
    connectAuthEmulator(identity, location.origin, { disableWarnings: true });
  }
  return identity;
}
