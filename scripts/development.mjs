import { FIREBASE_EXACT_PATHS, FIREBASE_PREFIXES } from "../workers/firebase/paths.ts";

/** The embedded Firebase under `npm run dev`: its own process, reached through Vite's proxy and by the worker. */
const firebaseOrigin = process.env.VITRINE_FIREBASE_ORIGIN ?? "";

export function developmentProxy() {
  const paths = [...FIREBASE_PREFIXES, ...FIREBASE_EXACT_PATHS.map((path) => `^${path}(\\?|$)`)];
  return Object.fromEntries(paths.map((path) => [path, { target: firebaseOrigin }]));
}

export function developmentVars() {
  return {
    ...JSON.parse(process.env.VITRINE_APP_VARS ?? "{}"),
    LOCAL: "1",
    GOOGLE_APIS_ORIGIN: firebaseOrigin,
  };
}
