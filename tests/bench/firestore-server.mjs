import { startEmbeddedFirebase } from "../../scripts/embedded-firebase.mjs";

export const PROJECT_ID = "demo-vitrine";
export const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;

/** Rules that let anybody do anything, so that benches need no tokens. */
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

/** The embedded Firebase as it was built, on a free port, under open rules; what it stores ends with it. */
export async function startFirestore() {
  const { origin, stop } = await startEmbeddedFirebase({ vars: { FIRESTORE_RULES: OPEN_RULES } });
  return { url: origin, stop };
}

/** Sets one document with a commit of its own. */
export async function setDocument(url, path, fields) {
  const writes = [{ update: { name: `${DATABASE}/documents/${path}`, fields } }];
  const response = await fetch(`${url}/v1/${DATABASE}/documents:commit`, {
    method: "POST",
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}
