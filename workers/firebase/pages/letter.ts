import { expiryOf, type OutOfBandCode, type RequestType, recipientOf } from "../auth/out-of-band-codes";
import { PHONE_CODE_LIFETIME_MS, type PhoneCode } from "../auth/phone-codes";

/** What became of a message; `opened` is a link that was followed and whose code still waits. */
export type LetterState = "unopened" | "opened" | "used" | "expired";

/** A message as the mailbox shows it: an e-mail with a link, or a text message with its code alone. */
export interface Letter {
  recipient: string;
  requestType: RequestType | "PHONE_CODE";
  subject: string;
  /** Milliseconds since the epoch, both. */
  sentAt: number;
  expiresAt: number;
  code: string;
  /** Absent: a text message. */
  link?: { address: string; action: string };
  state: LetterState;
}

const SUBJECTS: Record<RequestType, { subject: string; action: string }> = {
  PASSWORD_RESET: { subject: "Reset your password", action: "Choose a new password" },
  VERIFY_EMAIL: { subject: "Confirm your e-mail address", action: "Confirm address" },
  EMAIL_SIGNIN: { subject: "Your sign-in link", action: "Sign in" },
  VERIFY_AND_CHANGE_EMAIL: { subject: "Confirm your new e-mail address", action: "Confirm new address" },
  RECOVER_EMAIL: { subject: "Your e-mail address was changed", action: "Take it back" },
};

/** All messages, newest first. Text messages leave when their code is used. */
export function letters(mails: OutOfBandCode[], texts: PhoneCode[], nowMs: number): Letter[] {
  const all = [...mails.map((mail) => fromMail(mail, nowMs)), ...texts.map((text) => fromText(text, nowMs))];
  return all.sort((one, other) => other.sentAt - one.sentAt);
}

function fromMail(mail: OutOfBandCode, nowMs: number): Letter {
  const { requestType, sentAt, oobCode, oobLink, used, openedAt } = mail;
  const { subject, action } = SUBJECTS[requestType];
  const expiresAt = expiryOf(mail);
  const waits = openedAt === undefined ? "unopened" : "opened";
  return {
    recipient: recipientOf(mail),
    requestType,
    subject,
    sentAt,
    expiresAt,
    code: oobCode,
    link: { address: oobLink, action },
    state: used ? "used" : nowMs >= expiresAt ? "expired" : waits,
  };
}

function fromText({ phoneNumber, code, sentAt }: PhoneCode, nowMs: number): Letter {
  const expiresAt = sentAt + PHONE_CODE_LIFETIME_MS;
  return {
    recipient: phoneNumber,
    requestType: "PHONE_CODE",
    subject: `Your code is ${code}`,
    sentAt,
    expiresAt,
    code,
    state: nowMs >= expiresAt ? "expired" : "unopened",
  };
}
