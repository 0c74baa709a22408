import * as z from "zod/mini";
import { reasonSchema } from "../audit/reason";
import { accountFlags, accountLimitsSchema } from "./account-controls";

export const noteCharacters = 2_000;

const why = { reason: reasonSchema };

/** What staff do to an account, or keep of it. Credits and plans have addresses of their own: the ledger keeps them. */
export const clientActSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("suspend"), ...why }),
  z.object({ act: z.literal("restore"), ...why }),
  /** All limits as they are to be; what is left out is as the plan has it. */
  z.object({ act: z.literal("limit"), limits: accountLimitsSchema, ...why }),
  /** All that is to be off. */
  z.object({ act: z.literal("turn-off"), turnedOff: z.array(z.enum(accountFlags)), ...why }),
  z.object({
    act: z.literal("add-note"),
    /** Made by the page for one note: sent twice, it is added once. */
    noteId: z.uuid(),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, "Write a few words."),
        z.maxLength(noteCharacters, `Shorten it to ${noteCharacters} characters.`),
      ),
  }),
  z.object({ act: z.literal("remove-note"), noteId: z.uuid(), ...why }),
]);
export type ClientAct = z.infer<typeof clientActSchema>;
