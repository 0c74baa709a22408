import { DurableObject } from "cloudflare:workers";
import type { JSONWebKeySet } from "jose";
import { TokenVerifier } from "../request/token-verifier";
import { AccountStore } from "./account-store";
import type { AccountsEnvironment } from "./accounts-environment";
import { type AdminAction, type AdminOutcome, administer } from "./administer";
import { AuthError } from "./auth-error";
import { type AuthContext, AuthRequest, type RequestBody } from "./auth-request";
import { type Choice, choosableAccounts } from "./choosable-accounts";
import { seedDemoAccounts } from "./demo-accounts";
import { findMethod } from "./methods";
import { type OutOfBandCode, OutOfBandCodes } from "./out-of-band-codes";
import { type PhoneCode, PhoneCodes } from "./phone-codes";
import { ProjectConfigStore } from "./project-config";
import { linkOrigin, readBody } from "./read-request";
import { type AccountSearch, type FoundAccounts, searchAccounts } from "./search-accounts";
import { exchangeAssertion, serviceAccountOf } from "./service-account";
import { SignInThrottle } from "./sign-in-throttle";
import { SigningKeys } from "./signing-keys";
import { TokenService } from "./tokens";
import { requireNoTenant } from "./unserved-methods";

/** All accounts of the project: Identity Toolkit, Secure Token, signing keys, one-time codes. */
export class AuthAccounts extends DurableObject<AccountsEnvironment> {
  readonly #context: AuthContext;
  readonly #verifier: TokenVerifier;

  constructor(durableState: DurableObjectState, environment: AccountsEnvironment) {
    super(durableState, environment);
    const { sql } = durableState.storage;
    const unsigned = environment.UNSIGNED_TOKENS === "1";
    const projectId = environment.FIREBASE_PROJECT_ID;
    const accounts = new AccountStore(sql);
    const keys = new SigningKeys(sql);
    this.#context = {
      accounts,
      keys,
      tokens: new TokenService(sql, accounts, keys, { projectId, unsigned }),
      codes: new OutOfBandCodes(sql),
      phoneCodes: new PhoneCodes(sql),
      config: new ProjectConfigStore(sql),
      throttle: new SignInThrottle(sql),
      serviceAccount: serviceAccountOf(environment),
      trustsUnsigned: unsigned,
    };
    this.#verifier = new TokenVerifier(projectId, async () => this.publicKeys(), unsigned);
    void durableState.blockConcurrencyWhile(async () => {
      await keys.current(Date.now());
      await seedDemoAccounts(accounts, environment.DEMO_ACCOUNTS);
    });
  }

  /** Public halves of the keys that have signed tokens still good. */
  publicKeys(): JSONWebKeySet {
    return this.#context.keys.publicKeys(Date.now());
  }

  messages(): OutOfBandCode[] {
    return this.#context.codes.all();
  }

  /** Codes sent to telephones and not yet used, oldest first. */
  textMessages(): PhoneCode[] {
    return this.#context.phoneCodes.all();
  }

  choosableAccounts(providerId: string): Choice[] {
    return choosableAccounts(this.ctx.storage.sql, providerId);
  }

  searchAccounts(search: AccountSearch): FoundAccounts {
    return searchAccounts(this.ctx.storage.sql, search);
  }

  /** What the accounts page does. Its requests must have been found to be its own. */
  administer(action: AdminAction, body: RequestBody): Promise<AdminOutcome> {
    return administer(this.#context, action, body, Date.now());
  }

  /** Notes that somebody followed a message's link. */
  noteOpened(oobCode: string): void {
    this.#context.codes.markOpened(oobCode, Date.now());
  }

  /** For the overview page. */
  counts(): { accountCount: number; messageCount: number } {
    const { accounts, codes, phoneCodes } = this.#context;
    return {
      accountCount: accounts.count(),
      messageCount: codes.all().length + phoneCodes.all().length,
    };
  }

  /** Forgets every message sent; their links and codes end with them. */
  clearMessages(): void {
    this.#context.codes.clear();
    this.#context.phoneCodes.clear();
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, "");
    try {
      if (/^\/(service_accounts\/v1\/jwk|robot\/v1\/metadata\/x509)\//.test(path)) {
        return await this.#servePublicKeys(path.startsWith("/robot/"));
      }
      if (path === "/token") {
        const parameters = await readBody(request);
        return await exchangeAssertion(parameters, this.#context, Date.now());
      }
      return Response.json(await this.#call(path, url, request));
    } catch (thrown) {
      const error = thrown instanceof AuthError ? thrown : new AuthError(`INTERNAL : ${String(thrown)}`, 500);
      return Response.json(error.toJSON(), { status: error.httpStatus });
    }
  }

  async #call(path: string, url: URL, request: Request): Promise<object> {
    const body = await readBody(request);
    const caller = await this.#verifier.callerOf(request.headers.get("authorization"));
    const isAdmin = caller.kind === "admin";
    const apiKey = url.searchParams.get("key") ?? "";
    const call = new AuthRequest(body, {
      origin: linkOrigin(url, body),
      apiKey: apiKey || "local",
      language: request.headers.get("x-firebase-locale") || "en",
      isAdmin,
      query: url.searchParams,
      nowMs: Date.now(),
    });
    requireNoTenant(path, call);
    const found = findMethod(request.method, path);
    if (!found) throw new AuthError(`NOT_FOUND : ${request.method} ${path}`, 404);
    if (found.audience === "public" && !isAdmin && !apiKey) {
      throw new AuthError("The request is missing a valid API key.", 403);
    }
    const isOpen = found.audience === "emulator" && this.#context.trustsUnsigned;
    if (found.audience !== "public" && !isAdmin && !isOpen) {
      throw new AuthError("Request is missing required authentication credential.", 401);
    }
    return found.method(this.#context, call);
  }

  /** As Google serves its keys, for verifiers that keep them as long as they are told. */
  async #servePublicKeys(asCertificates: boolean): Promise<Response> {
    const { keys } = this.#context;
    const { keySet, maxAgeSeconds } = await keys.publish(Date.now());
    const cacheControl = `public, max-age=${maxAgeSeconds}, must-revalidate, no-transform`;
    return Response.json(asCertificates ? await keys.certificates(Date.now()) : keySet, {
      headers: { "cache-control": cacheControl },
    });
  }
}
