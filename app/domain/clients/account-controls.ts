import * as z from "zod/mini";
import type { ClientStanding } from "./client-row";

/** What staff can turn off for an account. */
export const accountFlags = ["publishing", "clips", "web-reading", "speech"] as const;
export type AccountFlag = (typeof accountFlags)[number];

/** How each is called, and what is refused while it is off. */
export const flagWords: Record<AccountFlag, { label: string; about: string }> = {
  publishing: {
    label: "Publishing",
    about: "Videos, product pages and images cannot be made public. What is public stays so.",
  },
  clips: { label: "Clips", about: "No clips can be made with video models." },
  "web-reading": { label: "Reading the web", about: "No pages or files can be fetched from other sites." },
  speech: { label: "Speech", about: "No voices can be made." },
};

/** Where staff bound an account otherwise than its plan does. What is absent is as the plan has it. */
export const accountLimitsSchema = z.object({
  /** Jobs that run or wait at once; without it there is no bound. */
  runningJobs: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  /** Bytes the account may keep, in place of its plan's. */
  storageBytes: z.optional(z.int().check(z.minimum(0), z.maximum(100 * 1000 ** 4))),
});
export type AccountLimits = z.infer<typeof accountLimitsSchema>;

/** What staff decided of an account: part of `users/{userId}`, which its owner and the worker read. */
export interface AccountControls {
  /** Null: it is not suspended. */
  suspendedAt: Date | null;
  limits: AccountLimits;
  /** What is turned off. */
  turnedOff: AccountFlag[];
}

export const noControls: AccountControls = { suspendedAt: null, limits: {}, turnedOff: [] };

/** What the document of an account says of it. */
export function controlsOf(data: Readonly<Record<string, unknown>> | null): AccountControls {
  if (!data) return noControls;
  const limits = accountLimitsSchema.safeParse(data.limits ?? {});
  const named: readonly unknown[] = Array.isArray(data.turnedOff) ? data.turnedOff : [];
  return {
    suspendedAt: data.suspendedAt instanceof Date ? data.suspendedAt : null,
    limits: limits.success ? limits.data : {},
    turnedOff: accountFlags.filter((flag) => named.includes(flag)),
  };
}

export function standingOf({ suspendedAt, limits, turnedOff }: AccountControls): ClientStanding {
  if (suspendedAt) return "suspended";
  return Object.keys(limits).length > 0 || turnedOff.length > 0 ? "limited" : "active";
}
