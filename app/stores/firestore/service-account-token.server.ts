import { importPKCS8, SignJWT } from "jose";
import type { GoogleApis, ServiceAccount } from "~/settings/settings.server";

const tokenAddress = "https://oauth2.googleapis.com/token";
const scope = "https://www.googleapis.com/auth/datastore";
/** A token is replaced this long before it ends, so that it never ends on the way. */
const marginMs = 60_000;

export class ServiceAccountError extends Error {
  readonly code = "service_account_refused";
}

/**
 * Access tokens for a service account, by the JWT bearer grant. Only a token that has come is shared between requests; a
 * grant is not, because it ends with the request that began it, and whoever waited for it would wait forever.
 * Source: https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export class ServiceAccountToken {
  private current: { token: string; endsAtMs: number } | null = null;

  constructor(
    private readonly account: ServiceAccount,
    private readonly googleApis: GoogleApis,
    private readonly now: () => number = Date.now,
  ) {}

  async get(): Promise<string> {
    if (this.current && this.current.endsAtMs - marginMs > this.now()) return this.current.token;
    return this.request();
  }

  /** Drops a token the server no longer takes. */
  forget(): void {
    this.current = null;
  }

  private async request(): Promise<string> {
    const issuedAtSeconds = Math.floor(this.now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(this.account.clientEmail)
      .setSubject(this.account.clientEmail)
      .setAudience(tokenAddress)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + 3600)
      .sign(await importPKCS8(this.account.privateKey, "RS256"));
    const response = await this.googleApis(tokenAddress, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      throw new TypeError(`The token endpoint answered ${response.status}.`);
    }
    const answer = (await response.json()) as { access_token?: string; expires_in?: number; error?: string };
    if (!response.ok || !answer.access_token) {
      throw new ServiceAccountError(
        `The service account was refused (${answer.error ?? response.status}). Check FIREBASE_SERVICE_ACCOUNT.`,
      );
    }
    this.current = {
      token: answer.access_token,
      endsAtMs: this.now() + (answer.expires_in ?? 3600) * 1000,
    };
    return answer.access_token;
  }
}
