import * as z from "zod/mini";
import { statedTextSchema } from "./stated-by-person";

/** What a person says of flagged statements, as a page sends it. */
export const claimDecisionsSchema = z
  .object({
    /** Statements to accept, word for word; each must be open. */
    accept: z._default(
      z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.maxLength(60)),
      [],
    ),
    /** Facts that the person states, in their own words. */
    facts: z._default(z.array(statedTextSchema).check(z.maxLength(20)), []),
  })
  .check(
    z.refine(({ accept, facts }) => accept.length + facts.length > 0, "Accept a statement or add a fact."),
  );
export type ClaimDecisions = z.infer<typeof claimDecisionsSchema>;
