import { type FirebaseApp, initializeApp } from "firebase/app";
import { clientSettings } from "~/client/client-settings";

let app: FirebaseApp | undefined;

/** The Firebase project of this deployment. Only in the browser. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(clientSettings().firebase);
  return app;
}
