import * as z from "zod/mini";

/** Why a staff member does something to somebody's data, in characters. */
export const reasonLimits = { least: 3, most: 400 };

/** The reason that every act of staff on somebody's data is sent with. */
export const reasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(reasonLimits.least, "Say why in a few words: whoever reads the log later has only this."),
    z.maxLength(reasonLimits.most, `Keep the reason to ${reasonLimits.most} characters.`),
  );
