import type { AccountStore } from "./account-store";
import { AuthError } from "./auth-error";
import type { OutOfBandCodes } from "./out-of-band-codes";
import type { TokenService } from "./tokens";

/** What every Identity Toolkit method works with. */
export interface AuthContext {
  accounts: AccountStore;
  tokens: TokenService;
  codes: OutOfBandCodes;
}

/** A request's JSON (or form) body: every field is unknown until read. */
export class AuthRequest {
  constructor(
    private readonly body: Readonly<Record<string, unknown>>,
    /** Where links to this installation begin. */
    readonly origin: string,
    readonly apiKey: string,
  ) {}

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

  flag(name: string): boolean {
    return this.body[name] === true;
  }

  texts(name: string): string[] {
    const value = this.body[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}
