import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from "jose";
import { certificateOf } from "./certificate";
import { randomToken } from "./random-token";

/** How long one key signs. */
const PERIOD_MS = 14 * 24 * 3_600_000;
/** Verifiers may keep the public keys so long; Google's own lifetime is of this order. */
const MAX_AGE_SECONDS = 6 * 3600;
/** The longest-lived of the usual tokens. */
const TOKEN_LIFETIME_MS = 3_600_000;

/** A key to sign with. The private half never leaves the accounts object. */
export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey;
}

type KeyRow = {
  key_id: string;
  jwk: string;
  /** Milliseconds since the epoch; null for the key that comes next. */
  signs_from: number | null;
  /** When the last token that the key has signed ends; known once the key is retired. */
  serves_until: number | null;
};

/**
 * The RS256 keys of this installation. One signs, for 14 days or until it is told to stop; the next is published ahead,
 * so that verifiers with a cache know it before they meet it; old ones are served until their last token has ended.
 */
export class SigningKeys {
  #signing: SigningKey | null = null;
  #rotation: Promise<void> | null = null;

  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS signing_keys (
      key_id TEXT PRIMARY KEY,
      jwk TEXT NOT NULL,
      signs_from INTEGER,
      serves_until INTEGER
    )`);
  }

  /** The key to sign with now; makes the first one, and another when the time has come. */
  async current(nowMs: number): Promise<SigningKey> {
    const row = this.#signingRow();
    if (!row?.signs_from || nowMs >= row.signs_from + PERIOD_MS) await this.rotate(nowMs);
    if (!this.#signing) {
      const { key_id: keyId, jwk } = this.#signingRow() as KeyRow;
      this.#signing = { keyId, privateKey: (await importJWK(JSON.parse(jwk) as JWK, "RS256")) as CryptoKey };
    }
    return this.#signing;
  }

  /** Retires the signing key and takes the next. Who asks meanwhile waits for the same change. */
  rotate(nowMs: number): Promise<void> {
    this.#rotation ??= this.#rotate(nowMs).finally(() => {
      this.#rotation = null;
    });
    return this.#rotation;
  }

  /** A token that outlives the usual ones: its key stays published as long. */
  keepUntil(keyId: string, endMs: number): void {
    this.sql.exec(
      "UPDATE signing_keys SET serves_until = MAX(COALESCE(serves_until, 0), ?) WHERE key_id = ?",
      endMs,
      keyId,
    );
  }

  /** Public halves of all keys whose tokens may still be good. */
  publicKeys(nowMs: number): JSONWebKeySet {
    return { keys: this.#served(nowMs).map(publicHalf) };
  }

  /** The same as certificates by key id, for libraries that know no JWK. */
  async certificates(nowMs: number): Promise<Record<string, string>> {
    const validity = { fromMs: nowMs - PERIOD_MS, untilMs: nowMs + 2 * PERIOD_MS };
    const keys = this.#served(nowMs);
    const certificates = keys.map(async (jwk) => [jwk.kid ?? "", await certificateOf(jwk, validity)]);
    return Object.fromEntries(await Promise.all(certificates));
  }

  /** The same for verifiers elsewhere: with the key that comes next, and how long that is all there is to know. */
  async publish(nowMs: number): Promise<{ keySet: JSONWebKeySet; maxAgeSeconds: number }> {
    await this.current(nowMs);
    await this.#prepareNext();
    const untilRotation = ((this.#signingRow()?.signs_from ?? nowMs) + PERIOD_MS - nowMs) / 1000;
    return {
      keySet: this.publicKeys(nowMs),
      maxAgeSeconds: Math.floor(Math.min(MAX_AGE_SECONDS, untilRotation)),
    };
  }

  #served(nowMs: number): JWK[] {
    const current = this.#signingRow()?.key_id ?? "";
    return this.sql
      .exec<KeyRow>(
        "SELECT * FROM signing_keys WHERE signs_from IS NULL OR key_id = ? OR serves_until > ? ORDER BY signs_from DESC",
        current,
        nowMs,
      )
      .toArray()
      .map(({ jwk }) => JSON.parse(jwk) as JWK);
  }

  async #rotate(nowMs: number): Promise<void> {
    await this.#prepareNext();
    const retired = this.#signingRow();
    if (retired) this.keepUntil(retired.key_id, nowMs + TOKEN_LIFETIME_MS);
    this.sql.exec(
      "UPDATE signing_keys SET signs_from = ? WHERE key_id = ?",
      Math.max(nowMs, (retired?.signs_from ?? 0) + 1),
      this.#nextRow()?.key_id ?? "",
    );
    this.sql.exec(
      "DELETE FROM signing_keys WHERE serves_until <= ? AND key_id <> ?",
      nowMs,
      this.#signingRow()?.key_id ?? "",
    );
    this.#signing = null;
  }

  async #prepareNext(): Promise<void> {
    if (this.#nextRow()) return;
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), alg: "RS256", kid: randomToken(20) };
    // Making a key takes a while: another request may have made one.
    if (this.#nextRow()) return;
    this.sql.exec("INSERT INTO signing_keys (key_id, jwk) VALUES (?, ?)", jwk.kid, JSON.stringify(jwk));
  }

  #signingRow(): KeyRow | undefined {
    return this.sql
      .exec<KeyRow>(
        "SELECT * FROM signing_keys WHERE signs_from IS NOT NULL ORDER BY signs_from DESC LIMIT 1",
      )
      .toArray()[0];
  }

  #nextRow(): KeyRow | undefined {
    return this.sql.exec<KeyRow>("SELECT * FROM signing_keys WHERE signs_from IS NULL LIMIT 1").toArray()[0];
  }
}

function publicHalf({ kty, n, e, kid }: JWK) {
  return { kty: kty ?? "RSA", n, e, kid, alg: "RS256", use: "sig" };
}
