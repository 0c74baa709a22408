import { generateKeyPair, randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const serviceAccountEmail = "worker@demo-vitrine.iam.gserviceaccount.com";

/**
 * The secrets of one machine: a service account for the embedded Firebase and a key for session cookies. Made at
 * the first start and kept in the state folder, so that the code that signs and verifies is production's.
 *
 * @param {string} stateFolder
 * @returns {Promise<{ appVars: Record<string, string>, firebaseVars: Record<string, string> }>}
 */
export async function readLocalIdentity(stateFolder) {
  const file = join(stateFolder, "local-identity.json");
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  const identity = await makeLocalIdentity();
  await mkdir(stateFolder, { recursive: true });
  await writeFile(file, JSON.stringify(identity, null, 2));
  await chmod(file, 0o600);
  return identity;
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
