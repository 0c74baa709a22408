import { RE2JS } from "re2js";

/**
 * Whether a pattern is found in a text, in time that grows with the text alone: patterns are typed, and answers are as long as a
 * model likes. Throws, with what to do, where the pattern is none or would have to go back (look-around, back references).
 */
export function matchesPattern(pattern: string, text: string, ignoreCase: boolean): boolean {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new Error(
      `The pattern cannot be used: ${(error as Error).message}. Write it without look-around and back references.`,
    );
  }
  return compiled.matcher(text).find();
}
