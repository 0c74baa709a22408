import type { AccountStore } from "./account-store";
import { AuthError } from "./auth-error";
import type { OutOfBandCodes } from "./out-of-band-codes";
import type { PhoneCodes } from "./phone-codes";
import type { ProjectConfigStore } from "./project-config";
import type { ServiceAccount } from "./service-account";
import type { SignInThrottle } from "./sign-in-throttle";
import type { SigningKeys } from "./signing-keys";
import type { TokenService } from "./tokens";

/** What every method works with. */
export interface AuthContext {
  accounts: AccountStore;
  tokens: TokenService;
  codes: OutOfBandCodes;
  phoneCodes: PhoneCodes;
  config: ProjectConfigStore;
  throttle: SignInThrottle;
  keys: SigningKeys;
  /** Whose custom tokens are taken; null: nobody's. */
  serviceAccount: ServiceAccount | null;
  /** See UNSIGNED_TOKENS. */
  trustsUnsigned: boolean;
}

/** The answer of a method: a JSON object, now or later. Throws AuthError. */
export type AuthMethod = (context: AuthContext, request: AuthRequest) => object | Promise<object>;

export type RequestBody = Readonly<Record<string, unknown>>;

interface RequestSurroundings {
  /** Where links to this installation begin. */
  origin: string;
  apiKey: string;
  /** Language of messages, as BCP 47 names it. */
  language: string;
  /** A service account asks. */
  isAdmin: boolean;
  query: URLSearchParams;
  /** Milliseconds since the epoch. */
  nowMs: number;
}

/** A request's JSON (or form) body, every field of which is unknown until read, and what came around it. */
export class AuthRequest {
  constructor(
    readonly body: RequestBody,
    private readonly surroundings: RequestSurroundings,
  ) {}

  get isAdmin(): boolean {
    return this.surroundings.isAdmin;
  }

  get nowMs(): number {
    return this.surroundings.nowMs;
  }

  get query(): URLSearchParams {
    return this.surroundings.query;
  }

  /** What the links in messages carry. */
  get link(): { origin: string; apiKey: string; language: string } {
    return this.surroundings;
  }

  has(name: string): boolean {
    return this.body[name] !== undefined && this.body[name] !== null;
  }

  /** A text field, or undefined if absent. Throws INVALID_ARGUMENT for any other type. */
  text(name: string): string | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "string") throw new AuthError(`INVALID_ARGUMENT : ${name} must be a string.`);
    return value;
  }

  /** A text field that must not be empty. Throws `missing` as the error's code. */
  requireText(name: string, missing: string): string {
    const value = this.text(name);
    if (!value) throw new AuthError(missing);
    return value;
  }

  /** A whole number, which JSON's encoding of 64 bits may have made a string; undefined if absent. */
  integer(name: string): number | undefined {
    const value = this.body[name];
    if (value === undefined || value === null) return undefined;
    const number = typeof value === "string" && value ? Number(value) : value;
    if (Number.isSafeInteger(number)) return number as number;
    throw new AuthError(`INVALID_ARGUMENT : ${name} must be a whole number.`);
  }

  flag(name: string): boolean {
    return this.body[name] === true;
  }

  list(name: string): unknown[] {
    const value = this.body[name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw new AuthError(`INVALID_ARGUMENT : ${name} must be a list.`);
    return value;
  }

  texts(name: string): string[] {
    return this.list(name).map(String);
  }
}
