import type { TryOrigin } from "../publications/publication-gate";

/** Somebody who asked for the newsletter on a page, with consent. */
export interface SignUp {
  email: string;
  /** BCP 47, of the page. */
  language: string;
  /** ISO 8601. */
  at: string;
}

/** How one delivery to the owner's address went; a message says what to do. */
export type Delivery = { isDelivered: true } | { isDelivered: false; message: string };

/** What the owner is told of the address that gets sign-ups. */
export interface MailState {
  /** Null where none is set. */
  url: string | null;
  /** Signs what is sent; null where none is set. */
  secret: string | null;
  delivered: number;
  /** Kept until they are delivered. */
  waiting: number;
  /** Given up and deleted after the last try. */
  lost: number;
  lastFailure: { at: string; message: string } | null;
}

/** What the one object of a page's newsletter (workers/pages) is asked, by the worker. */
export interface PageMailsRpc {
  state(): Promise<MailState>;
  /** Sets where sign-ups are sent, with a new secret; null sends none and deletes those that wait. */
  configure(url: string | null): Promise<MailState>;
  signUp(signUp: SignUp, origin: TryOrigin): Promise<"taken" | "too-many" | "full" | "not-set">;
  /** Sends a made-up sign-up, at once. */
  sendTest(): Promise<Delivery>;
  /** The page is deleted. */
  forget(): Promise<void>;
}

export const mailLimits = {
  /** Sign-ups of one address, and of its wider network, within an hour. */
  mostPerAddress: 5,
  mostPerNetwork: 40,
  withinSeconds: 3600,
  /** Kept for an address that does not answer. */
  mostWaiting: 1000,
  urlCharacters: 500,
} as const;

/** Seconds between the tries of one delivery; after the last it is given up, a good day after the first. */
export const retrySeconds: readonly number[] = [60, 600, 3600, 6 * 3600, 18 * 3600];
