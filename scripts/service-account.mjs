import { readFile } from "node:fs/promises";
import { importPKCS8, SignJWT } from "jose";

const tokenAddress = "https://oauth2.googleapis.com/token";

/**
 * A service account's key file, as Google Cloud hands it out.
 *
 * @param {string} path
 * @returns {Promise<{ project_id: string, client_email: string, private_key: string }>}
 */
export async function readKeyFile(path) {
  const key = await readFile(path, "utf8")
    .then(JSON.parse)
    .catch((error) => {
      throw new Error(`${path} is no service account key: ${error.message}`);
    });
  for (const field of ["project_id", "client_email", "private_key"]) {
    if (typeof key[field] !== "string") throw new Error(`${path} is no service account key: no ${field}.`);
  }
  if (!key.private_key.includes("BEGIN PRIVATE KEY")) {
    throw new Error(`${path} is no service account key: private_key is not in PKCS #8 form.`);
  }
  return key;
}

/**
 * An access token by the JWT bearer grant, good for an hour.
 * Source: https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 *
 * @param {{ client_email: string, private_key: string }} key
 * @param {{ scopes: string[], address?: string }} options `address` of the token endpoint, Google's unless given
 */
export async function requestAccessToken(key, { scopes, address = tokenAddress }) {
  const assertion = await new SignJWT({ scope: scopes.join(" ") })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(key.client_email)
    .setSubject(key.client_email)
    .setAudience(tokenAddress)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(await importPKCS8(key.private_key, "RS256"));
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || !answer.access_token) {
    throw new Error(
      `The service account ${key.client_email} was refused: ${answer.error_description ?? answer.error ?? response.status}`,
    );
  }
  return answer.access_token;
}
