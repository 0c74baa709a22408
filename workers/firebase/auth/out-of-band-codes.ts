import { AuthError } from "./auth-error";
import { randomToken } from "./random-token";

/** Request types of `accounts:sendOobCode`, with the `mode` their links carry. */
export const LINK_MODES = {
  PASSWORD_RESET: "resetPassword",
  VERIFY_EMAIL: "verifyEmail",
  EMAIL_SIGNIN: "signIn",
  VERIFY_AND_CHANGE_EMAIL: "verifyAndChangeEmail",
} as const;

export type RequestType = keyof typeof LINK_MODES;

/** A message "sent": nothing leaves the machine, the mailbox page shows it. */
export interface OutOfBandCode {
  oobCode: string;
  requestType: RequestType;
  /** The recipient. */
  email: string;
  newEmail?: string;
  oobLink: string;
  localId?: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  used: boolean;
}

type CodeRow = { message: string; used: number };

export function isRequestType(text: unknown): text is RequestType {
  return typeof text === "string" && Object.hasOwn(LINK_MODES, text);
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
    link: { origin: string; apiKey: string; continueUrl?: string },
    nowMs: number,
  ): OutOfBandCode {
    const oobCode = randomToken(54);
    const url = new URL("/emulator/action", link.origin);
    url.searchParams.set("mode", LINK_MODES[message.requestType]);
    url.searchParams.set("lang", "en");
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
    return sent;
  }

  /** An unused code of one of these types. Throws INVALID_OOB_CODE. */
  require(code: unknown, types?: readonly RequestType[]): OutOfBandCode {
    const [row] = this.sql
      .exec<CodeRow>(
        "SELECT message, used FROM out_of_band_codes WHERE code = ? AND used = 0",
        String(code ?? ""),
      )
      .toArray();
    const message = row && fromRow(row);
    if (!message || (types && !types.includes(message.requestType))) throw new AuthError("INVALID_OOB_CODE");
    return message;
  }

  markUsed(code: string): void {
    this.sql.exec("UPDATE out_of_band_codes SET used = 1 WHERE code = ?", code);
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
