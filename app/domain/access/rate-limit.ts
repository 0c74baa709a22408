/**
 * What one person may ask for within a minute, counted by the bindings in wrangler.toml: things to be made, whole works
 * and what others fetch or answer for us, changes, and files with all their pieces.
 */
export const rateLimits = ["generation", "heavy", "change", "file"] as const;
export type RateLimitName = (typeof rateLimits)[number];

export const rateLimitSeconds = 60;

/** The methods that write or spend. */
export const changingMethods = ["POST", "PUT", "DELETE"] as const;
export type ChangingMethod = (typeof changingMethods)[number];

/** `own`: counted where it is handled, for there is nobody signed in to count for. `free`: it keeps and costs nothing. */
export type MethodLimits = Partial<Record<ChangingMethod, RateLimitName | "own" | "free">>;
