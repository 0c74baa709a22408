import * as z from "zod/mini";
import { reasonSchema } from "../audit/reason";
import { planIds } from "./plan";

export const grantLimits = { credits: 100_000, noteCharacters: 200 } as const;

/** The account as it was looked at: an address can be another's by now, an id cannot. */
const userIdSchema = z.string().check(z.minLength(1), z.maxLength(128));

/** What staff give to an account. */
export const grantFormSchema = z.object({
  /** Made by the page for one grant: sent twice, it is given once. */
  idempotencyKey: z.uuid(),
  userId: userIdSchema,
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
  /** For the log. */
  why: reasonSchema,
});

export const planFormSchema = z.object({ userId: userIdSchema, plan: z.enum(planIds), why: reasonSchema });

/** A grant that staff take back, with why; the person reads it in their ledger. */
export const takeBackFormSchema = z.object({
  userId: userIdSchema,
  grantId: z.int(),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Say why; the person reads it."),
      z.maxLength(grantLimits.noteCharacters, `Shorten it to ${grantLimits.noteCharacters} characters.`),
    ),
});

/** The key of a grant by staff, by which it can be told from what a plan or a payment brought. */
export const staffGrantKey = (idempotencyKey: string) => `${staffGrantPrefix}${idempotencyKey}`;
export const isStaffGrant = (key: string) => key.startsWith(staffGrantPrefix);
const staffGrantPrefix = "staff:";
