import * as z from "zod/mini";
import { planIds } from "./plan";

export const grantLimits = { credits: 100_000, noteCharacters: 200 } as const;

const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.email("Type the address the account signs in with."));

/** What staff give to an account. */
export const grantFormSchema = z.object({
  /** Made by the page for one grant: sent twice, it is given once. */
  idempotencyKey: z.uuid(),
  email: emailSchema,
  credits: z
    .int("Type a whole number.")
    .check(
      z.minimum(1, "Give at least 1 credit."),
      z.maximum(grantLimits.credits, `Give at most ${grantLimits.credits} at once.`),
    ),
  reason: z.enum(["gift", "correction"]),
  /** The person reads it in their ledger. */
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Say what it is for; the person reads it."),
      z.maxLength(grantLimits.noteCharacters, `Shorten it to ${grantLimits.noteCharacters} characters.`),
    ),
  /** The last day it can be spent on, UTC; null for no end. */
  lastDay: z.nullable(z.iso.date("Choose a day.")),
});

export const planFormSchema = z.object({ email: emailSchema, plan: z.enum(planIds) });
