import type { ViewStep } from "./view-counts";

/** Where a try of a password comes from: an address, and the wider network that has it. */
export interface TryOrigin {
  address: string;
  network: string;
}

/** What the one object of a publication (workers/publications) is asked, by the worker. */
export interface PublicationGateRpc {
  /** Counts a try of the password before it is evaluated; false where its address, its network or the publication has had too many. */
  countTry(origin: TryOrigin): Promise<boolean>;
  /** Takes a try back: the password was right. */
  returnTry(origin: TryOrigin): Promise<void>;
  /**
   * Whether a step of a viewer is to be counted: their first of its kind today, and not one of too many from one address. An end
   * counts only where its start did.
   */
  admitStep(step: ViewStep, address: string, userAgent: string): Promise<boolean>;
}

/** One line may have many networks of IPv6, and a group of attackers many lines: hence the wider ceilings. */
export const passwordTries = {
  mostPerAddress: 10,
  mostPerNetwork: 50,
  mostPerPublication: 1000,
  withinSeconds: 600,
} as const;

/** More people than share an address and watch the same video on a day, mostly. */
export const mostViewsPerAddress = 20;
