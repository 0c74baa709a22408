/** The embedded Firebase under `npm run dev`: its own process, reached through Vite's proxy and by the worker. */
const firebaseOrigin = process.env.VITRINE_FIREBASE_ORIGIN ?? "";
const firebasePaths = [
  "/google.firestore.v1.Firestore/",
  "/v1/projects/",
  "/identitytoolkit.googleapis.com/",
  "/securetoken.googleapis.com/",
  "/emulator/",
];

export function developmentProxy() {
  return Object.fromEntries(firebasePaths.map((path) => [path, { target: firebaseOrigin }]));
}

export function developmentVars() {
  return {
    ...JSON.parse(process.env.VITRINE_APP_VARS ?? "{}"),
    LOCAL: "1",
    GOOGLE_APIS_ORIGIN: firebaseOrigin,
  };
}
