import {
  type CryptoKey,
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from "jose";
import type { GoogleApis } from "~/settings/settings.server";

const keysAddress =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const unknownKeyPauseMs = 30_000;
const coldPauseMs = 1_000;
const fetchTimeoutMs = 3_000;
const defaultMaxAgeMs = 3_600_000;

/** No keys are at hand and Google cannot be asked: nobody can be told from anybody. */
export class KeysUnavailableError extends Error {
  readonly code = "keys_unavailable";
}

type FindKey = ReturnType<typeof createLocalJWKSet>;

/**
 * Google's public keys for Firebase ID tokens. Kept as long as the response allows; a key id that is not among
 * them asks again, at most once in 30 seconds; when Google is down the keys at hand go on serving. With no keys
 * at hand a failed attempt is followed by a pause of a second.
 *
 * A fetch is never shared between requests: workerd ties it to the request that began it.
 */
export class GoogleKeys {
  private find: FindKey | null = null;
  private freshUntilMs = 0;
  private nextAttemptMs = 0;
  private nextColdAttemptMs = 0;

  constructor(
    private readonly googleApis: GoogleApis,
    private readonly now: () => number = Date.now,
  ) {}

  /** jose's key lookup. Throws KeysUnavailableError when cold and Google cannot be reached. */
  readonly get = async (header: JWSHeaderParameters): Promise<CryptoKey> => {
    if (!this.find) return (await this.fetchFirstKeys())(header, undefined);
    if (this.now() >= this.freshUntilMs) await this.refetch();
    try {
      return await this.find(header, undefined);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await this.refetch())) throw error;
      return this.find(header, undefined);
    }
  };

  private async fetchFirstKeys(): Promise<FindKey> {
    if (this.now() < this.nextColdAttemptMs) throw new KeysUnavailableError("Google's keys failed just now");
    try {
      return await this.fetchKeys();
    } catch (error) {
      this.nextColdAttemptMs = this.now() + coldPauseMs;
      throw error;
    }
  }

  /** Asks again unless it did so lately; false when there is nothing new to look at. */
  private async refetch(): Promise<boolean> {
    if (this.now() < this.nextAttemptMs) return false;
    try {
      await this.fetchKeys();
      return true;
    } catch {
      return false;
    }
  }

  private async fetchKeys(): Promise<FindKey> {
    this.nextAttemptMs = this.now() + unknownKeyPauseMs;
    try {
      const response = await this.googleApis(keysAddress, { signal: AbortSignal.timeout(fetchTimeoutMs) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const keySet = (await response.json()) as JSONWebKeySet;
      const find = createLocalJWKSet(keySet);
      if (keySet.keys.length === 0) throw new Error("no keys");
      this.find = find;
      this.freshUntilMs = this.now() + maxAgeMs(response.headers.get("cache-control"));
      return this.find;
    } catch (cause) {
      throw new KeysUnavailableError("Google's signing keys cannot be fetched", { cause });
    }
  }
}

function maxAgeMs(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(cacheControl ?? "")?.[1];
  return seconds ? Number(seconds) * 1000 : defaultMaxAgeMs;
}
