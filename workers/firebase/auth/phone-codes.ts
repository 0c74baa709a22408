import { AuthError } from "./auth-error";
import { randomToken } from "./random-token";

/** How long a code is good. */
export const PHONE_CODE_LIFETIME_MS = 10 * 60_000;
/** Guesses at one code. */
const MAX_GUESSES = 5;

/** A text message "sent": nothing leaves the machine, the console and the mailbox page show it. */
export interface PhoneCode {
  sessionInfo: string;
  phoneNumber: string;
  code: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
}

type CodeRow = { session_info: string; phone_number: string; code: string; sent_at: number; guesses: number };

/** The six digits that prove a telephone number. */
export class PhoneCodes {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS phone_codes (
      session_info TEXT PRIMARY KEY,
      phone_number TEXT NOT NULL,
      code TEXT NOT NULL,
      sent_at INTEGER NOT NULL,
      guesses INTEGER NOT NULL DEFAULT 0
    )`);
  }

  send(phoneNumber: string, nowMs: number): PhoneCode {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const code = String(random % 1_000_000).padStart(6, "0");
    const sessionInfo = randomToken(64);
    this.sql.exec("DELETE FROM phone_codes WHERE sent_at <= ?", nowMs - PHONE_CODE_LIFETIME_MS);
    this.sql.exec(
      "INSERT INTO phone_codes (session_info, phone_number, code, sent_at) VALUES (?, ?, ?, ?)",
      sessionInfo,
      phoneNumber,
      code,
      nowMs,
    );
    console.log(`To ${phoneNumber}: ${code}`);
    return { sessionInfo, phoneNumber, code, sentAt: nowMs };
  }

  /** The number that a code proves, once. Throws INVALID_SESSION_INFO, SESSION_EXPIRED, INVALID_CODE. */
  redeem(sessionInfo: string, code: string, nowMs: number): string {
    const [row] = this.sql
      .exec<CodeRow>("SELECT * FROM phone_codes WHERE session_info = ?", sessionInfo)
      .toArray();
    if (!row) throw new AuthError("INVALID_SESSION_INFO");
    if (nowMs >= row.sent_at + PHONE_CODE_LIFETIME_MS || row.guesses >= MAX_GUESSES)
      throw new AuthError("SESSION_EXPIRED");
    if (row.code !== code) {
      this.sql.exec("UPDATE phone_codes SET guesses = guesses + 1 WHERE session_info = ?", sessionInfo);
      throw new AuthError("INVALID_CODE");
    }
    this.sql.exec("DELETE FROM phone_codes WHERE session_info = ?", sessionInfo);
    return row.phone_number;
  }

  /** Codes not yet used, oldest first. */
  all(): PhoneCode[] {
    return this.sql
      .exec<CodeRow>("SELECT * FROM phone_codes ORDER BY sent_at, rowid")
      .toArray()
      .map(({ session_info, phone_number, code, sent_at }) => ({
        sessionInfo: session_info,
        phoneNumber: phone_number,
        code,
        sentAt: sent_at,
      }));
  }

  clear(): void {
    this.sql.exec("DELETE FROM phone_codes");
  }
}
