import { AuthError } from "./auth-error";
import { randomToken } from "./random-token";

const HOUR_MS = 3_600_000;

/** What messages are about: the `mode` their links carry, and how long these are good. */
const MESSAGE_KINDS = {
  PASSWORD_RESET: { mode: "resetPassword", lifetimeMs: HOUR_MS },
  VERIFY_EMAIL: { mode: "verifyEmail", lifetimeMs: 72 * HOUR_MS },
  EMAIL_SIGNIN: { mode: "signIn", lifetimeMs: 6 * HOUR_MS },
  VERIFY_AND_CHANGE_EMAIL: { mode: "verifyAndChangeEmail", lifetimeMs: 72 * HOUR_MS },
  RECOVER_EMAIL: { mode: "recoverEmail", lifetimeMs: 7 * 24 * HOUR_MS },
} as const;

/** Messages of one kind to one address within an hour; more are not wanted by anybody. */
const HOURLY_LIMIT = 100;

export type RequestType = keyof typeof MESSAGE_KINDS;

/** A message "sent": nothing leaves the machine, the mailbox page shows it. */
export interface OutOfBandCode {
  oobCode: string;
  requestType: RequestType;
  /** The account's address when the message was sent; with RECOVER_EMAIL the one before. */
  email: string;
  newEmail?: string;
  oobLink: string;
  localId?: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  /** When its link was first followed, in milliseconds since the epoch. */
  openedAt?: number;
  used: boolean;
}

/** What a link needs to lead back here, and from here to the app. */
export interface LinkParts {
  origin: string;
  apiKey: string;
  language: string;
  continueUrl?: string;
}

type CodeRow = { message: string; used: number };

export function isRequestType(text: unknown): text is RequestType {
  return typeof text === "string" && Object.hasOwn(MESSAGE_KINDS, text);
}

/** Whose mailbox the message goes to: a new address is proven by its own. */
export function recipientOf({ requestType, email, newEmail }: OutOfBandCode): string {
  return requestType === "VERIFY_AND_CHANGE_EMAIL" && newEmail ? newEmail : email;
}

/** Until when the code is good, in milliseconds since the epoch. */
export function expiryOf({ requestType, sentAt }: OutOfBandCode): number {
  return sentAt + MESSAGE_KINDS[requestType].lifetimeMs;
}

/** One-time codes and the messages that carry them. */
export class OutOfBandCodes {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS out_of_band_codes (
      code TEXT PRIMARY KEY,
      message TEXT NOT NULL,
      sent_at INTEGER NOT NULL,
      used INTEGER NOT NULL DEFAULT 0
    )`);
  }

  /** Makes a code and its link, `{origin}/emulator/action?mode=…&oobCode=…&apiKey=…&continueUrl=…`. */
  send(
    message: { requestType: RequestType; email: string; newEmail?: string; localId?: string },
    link: LinkParts,
    nowMs: number,
  ): OutOfBandCode {
    const oobCode = randomToken(54);
    const url = new URL("/emulator/action", link.origin);
    url.searchParams.set("mode", MESSAGE_KINDS[message.requestType].mode);
    url.searchParams.set("lang", link.language);
    url.searchParams.set("oobCode", oobCode);
    url.searchParams.set("apiKey", link.apiKey);
    if (link.continueUrl) url.searchParams.set("continueUrl", link.continueUrl);
    const sent: OutOfBandCode = { ...message, oobCode, oobLink: url.toString(), sentAt: nowMs, used: false };
    this.sql.exec(
      "INSERT INTO out_of_band_codes (code, message, sent_at) VALUES (?, ?, ?)",
      oobCode,
      JSON.stringify(sent),
      nowMs,
    );
    console.log(`To ${recipientOf(sent)} (${sent.requestType}): ${sent.oobLink}`);
    return sent;
  }

  /** Throws RESET_PASSWORD_EXCEED_LIMIT, QUOTA_EXCEEDED. */
  requireRoom(requestType: RequestType, email: string, nowMs: number): void {
    const query = `SELECT code FROM out_of_band_codes
      WHERE sent_at > ? AND message ->> 'requestType' = ? AND message ->> 'email' = ? LIMIT ?`;
    const recent = this.sql.exec(query, nowMs - HOUR_MS, requestType, email, HOURLY_LIMIT).toArray();
    if (recent.length < HOURLY_LIMIT) return;
    throw new AuthError(
      requestType === "PASSWORD_RESET"
        ? "RESET_PASSWORD_EXCEED_LIMIT"
        : "QUOTA_EXCEEDED : Exceeded quota for messages.",
    );
  }

  /** An unused code of one of these types. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE. */
  require(code: string, nowMs: number, types?: readonly RequestType[]): OutOfBandCode {
    const [row] = this.sql
      .exec<CodeRow>("SELECT message, used FROM out_of_band_codes WHERE code = ? AND used = 0", code)
      .toArray();
    const message = row && fromRow(row);
    if (!message || (types && !types.includes(message.requestType))) throw new AuthError("INVALID_OOB_CODE");
    if (nowMs >= expiryOf(message)) throw new AuthError("EXPIRED_OOB_CODE");
    return message;
  }

  markUsed(code: string): void {
    this.sql.exec("UPDATE out_of_band_codes SET used = 1 WHERE code = ?", code);
  }

  markOpened(code: string, nowMs: number): void {
    this.sql.exec(
      "UPDATE out_of_band_codes SET message = json_insert(message, '$.openedAt', ?) WHERE code = ?",
      nowMs,
      code,
    );
  }

  /** Newest first. */
  all(): OutOfBandCode[] {
    return this.sql
      .exec<CodeRow>("SELECT message, used FROM out_of_band_codes ORDER BY sent_at DESC, rowid DESC")
      .toArray()
      .map(fromRow);
  }

  clear(): void {
    this.sql.exec("DELETE FROM out_of_band_codes");
  }
}

function fromRow({ message, used }: CodeRow): OutOfBandCode {
  return { ...(JSON.parse(message) as OutOfBandCode), used: used === 1 };
}
