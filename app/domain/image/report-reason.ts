import * as z from "zod/mini";

/** Why a public image should not be public: said by who reports it, and by staff who take it down. */
export const reportReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(3, "Say in a few words what is wrong."), z.maxLength(500));
