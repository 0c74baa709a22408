import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from "jose";
import { randomToken } from "./random-token";

/** The RS256 key of this installation. The private half never leaves the accounts object. */
export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey;
  /** Public half, as `/service_accounts/v1/jwk/…` serves it. */
  publicKeys: JSONWebKeySet;
}

/** Reads the key from storage; makes and stores one the first time. */
export async function loadSigningKey(sql: SqlStorage): Promise<SigningKey> {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS signing_key (id INTEGER PRIMARY KEY CHECK (id = 0), jwk TEXT NOT NULL)",
  );
  const [row] = sql.exec<{ jwk: string }>("SELECT jwk FROM signing_key").toArray();
  if (row) return fromJwk(JSON.parse(row.jwk) as JWK);
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: randomToken(16) };
  sql.exec("INSERT INTO signing_key VALUES (0, ?)", JSON.stringify(jwk));
  return fromJwk(jwk);
}

async function fromJwk(jwk: JWK): Promise<SigningKey> {
  const { kty, n, e, kid } = jwk;
  return {
    keyId: kid ?? "",
    privateKey: (await importJWK({ ...jwk, kty: "RSA" }, "RS256")) as CryptoKey,
    publicKeys: { keys: [{ kty: kty ?? "RSA", n, e, kid, alg: "RS256", use: "sig" }] },
  };
}
