import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { StateError } from "./state/state-error.mjs";

const serviceAccountEmail = "worker@demo-vitrine.iam.gserviceaccount.com";
const requiredVars = {
  appVars: ["FIREBASE_SERVICE_ACCOUNT", "SESSION_SECRET", "STAFF_SIGN_IN_PROVIDERS"],
  firebaseVars: ["SERVICE_ACCOUNT_EMAIL", "SERVICE_ACCOUNT_PUBLIC_JWK"],
};

/**
 * The secrets of one machine: a service account for the embedded Firebase and a key for session cookies. Made at
 * the first start and kept in the state folder, so that the code that signs and verifies is production's. Throws
 * STATE_DAMAGED for a file that is not as it was written.
 *
 * @param {string} stateFolder
 * @returns {Promise<{ appVars: Record<string, string>, firebaseVars: Record<string, string> }>}
 */
export async function readLocalIdentity(stateFolder) {
  const file = join(stateFolder, "local-identity.json");
  try {
    const identity = JSON.parse(await readFile(file, "utf8"));
    requireWhole(identity);
    return identity;
  } catch (error) {
    if (error.code !== "ENOENT") throw damaged(file, error);
  }
  const identity = await makeLocalIdentity();
  await mkdir(stateFolder, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return identity;
}

function requireWhole(identity) {
  for (const [part, names] of Object.entries(requiredVars)) {
    const missing = names.filter(
      (name) => !identity?.[part]?.[name] || typeof identity[part][name] !== "string",
    );
    if (missing.length) throw new Error(`${part} has no ${missing.join(", ")}`);
  }
  const { private_key: privateKey } = JSON.parse(identity.appVars.FIREBASE_SERVICE_ACCOUNT);
  const publicJwk = JSON.parse(identity.firebaseVars.SERVICE_ACCOUNT_PUBLIC_JWK);
  const publicKey = createPublicKey({ key: publicJwk, format: "jwk" });
  if (!createPublicKey(createPrivateKey(privateKey)).equals(publicKey)) {
    throw new Error("its keys do not belong together");
  }
}

function damaged(file, { message }) {
  return new StateError(
    "STATE_DAMAGED",
    `${file} is damaged (${message}).
Nothing was changed. Restore it from a copy, or delete it: the next start makes another, and visitors of pages with a
password enter it again.`,
  );
}

/** Secrets that nothing keeps. */
export async function makeLocalIdentity() {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const account = {
    client_email: serviceAccountEmail,
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  };
  const publicJwk = {
    ...publicKey.export({ format: "jwk" }),
    alg: "RS256",
    use: "sig",
    kid: "local-service-account",
  };
  return {
    appVars: {
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
      SESSION_SECRET: randomBytes(32).toString("base64url"),
      // The demo staff account signs in with a password; a deployment trusts only what its settings name.
      STAFF_SIGN_IN_PROVIDERS: "google.com,password",
    },
    firebaseVars: {
      SERVICE_ACCOUNT_EMAIL: serviceAccountEmail,
      SERVICE_ACCOUNT_PUBLIC_JWK: JSON.stringify(publicJwk),
    },
  };
}
