/** What the one object of a publication (workers/publications) is asked, by the worker. */
export interface PublicationGateRpc {
  /** Counts a try of the password before it is evaluated; false where an address has had too many. */
  countTry(address: string): Promise<boolean>;
  /** Takes a try back: the password was right. */
  returnTry(address: string): Promise<void>;
  /** Whether this view is to be counted: the viewer's first today, and not one of too many from one address. */
  admitView(address: string, userAgent: string): Promise<boolean>;
}

export const passwordTries = { most: 10, withinSeconds: 600 } as const;

/** More people than share an address and watch the same video on a day, mostly. */
export const mostViewsPerAddress = 20;
