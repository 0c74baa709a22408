import { DurableObject } from "cloudflare:workers";
import type { JSONWebKeySet } from "jose";
import type { FirebaseEnvironment } from "../environment";
import { AccountStore } from "./account-store";
import { AuthError } from "./auth-error";
import { type AuthContext, AuthRequest } from "./auth-request";
import { type Choice, choosableAccounts } from "./choosable-accounts";
import { seedDemoAccounts } from "./demo-accounts";
import { handleAccountsMethod } from "./identity-toolkit";
import { type OutOfBandCode, OutOfBandCodes } from "./out-of-band-codes";
import { exchangeAssertion, serviceAccountOf } from "./service-account";
import { loadSigningKey, type SigningKey } from "./signing-key";
import { TokenService } from "./tokens";

/** All accounts of the project: Identity Toolkit, Secure Token, signing key, one-time codes. */
export class AuthAccounts extends DurableObject<FirebaseEnvironment> {
  readonly #accounts = new AccountStore(this.ctx.storage.sql);
  readonly #codes = new OutOfBandCodes(this.ctx.storage.sql);
  readonly #serviceAccount = serviceAccountOf(this.env);
  #key!: SigningKey;
  #tokens!: TokenService;

  constructor(context: DurableObjectState, environment: FirebaseEnvironment) {
    super(context, environment);
    const { sql } = context.storage;
    void context.blockConcurrencyWhile(async () => {
      this.#key = await loadSigningKey(sql);
      this.#tokens = new TokenService(sql, this.#accounts, this.#key, environment.FIREBASE_PROJECT_ID);
      await seedDemoAccounts(this.#accounts, environment.DEMO_ACCOUNTS);
    });
  }

  /** Public half of the signing key, as a JWK set. */
  publicKeys(): JSONWebKeySet {
    return this.#key.publicKeys;
  }

  messages(): OutOfBandCode[] {
    return this.#codes.all();
  }

  choosableAccounts(providerId: string): Choice[] {
    return choosableAccounts(this.ctx.storage.sql, providerId);
  }

  /** For the overview page. */
  counts(): { accountCount: number; messageCount: number } {
    const { sql } = this.ctx.storage;
    const { count } = sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM accounts").one();
    return { accountCount: count, messageCount: this.#codes.all().length };
  }

  /** Forgets every message sent; their links end with them. */
  clearMessages(): void {
    this.#codes.clear();
  }

  /** Deletes every account, sign-in and message; the signing key stays. */
  clear(): void {
    this.#accounts.clear();
    this.#tokens.clear();
    this.#codes.clear();
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    try {
      const body = await readBody(request);
      const path = url.pathname.replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, "");
      if (path === "/token") return await exchangeAssertion(body, this.#serviceAccount, this.#tokens);
      return Response.json(await this.#handle(path, url, body));
    } catch (thrown) {
      const error = thrown instanceof AuthError ? thrown : new AuthError(`INTERNAL : ${String(thrown)}`, 500);
      return Response.json(error.toJSON(), { status: error.httpStatus });
    }
  }

  #handle(path: string, url: URL, body: Record<string, unknown>): Promise<object> | object {
    const { projectId } = this.#tokens;
    if (path === "/v1/token") return this.#tokens.refresh(String(body.refresh_token ?? ""));
    if (path === "/v1/projects") return { projectId, authorizedDomains: ["localhost", "127.0.0.1"] };
    const method = /^\/v1\/accounts:(\w+)$/.exec(path)?.[1];
    if (!method) throw new AuthError(`NOT_FOUND : ${path}`, 404);
    const request = new AuthRequest(body, linkOrigin(url, body), url.searchParams.get("key") ?? "local");
    const context: AuthContext = { accounts: this.#accounts, tokens: this.#tokens, codes: this.#codes };
    return handleAccountsMethod(method, context, request, this.#serviceAccount);
  }
}

/** Server code calls Google's host names: links in messages must lead to where the continue address is. */
function linkOrigin(url: URL, { continueUrl }: Record<string, unknown>): string {
  const isGoogles = url.hostname.endsWith(".googleapis.com");
  const canContinue = typeof continueUrl === "string" && URL.canParse(continueUrl);
  return isGoogles && canContinue ? new URL(continueUrl).origin : url.origin;
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== "POST") return {};
  const text = await request.text();
  if (request.headers.get("content-type")?.includes("urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const body: unknown = JSON.parse(text || "{}");
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Reported below, together with JSON that is no object.
  }
  throw new AuthError("INVALID_ARGUMENT : The request's body must be a JSON object.");
}
