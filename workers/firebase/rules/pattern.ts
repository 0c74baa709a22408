import { RE2JS } from "re2js";
import { refuse } from "./rules-error";

/** Compiled patterns are few: those of the rules text, except where a rule builds one from data. */
const MAX_KEPT = 200;
const compiled = new Map<string, RE2JS>();

/**
 * Patterns are RE2's, which take time linear in the text whatever the pattern, as
 * https://firebase.google.com/docs/reference/rules/rules.String says. JavaScript's own could be made to hang by
 * whoever sends the text.
 */
function patternOf(source: string): RE2JS {
  const known = compiled.get(source);
  if (known) return known;
  try {
    const pattern = RE2JS.compile(source);
    if (compiled.size >= MAX_KEPT) compiled.clear();
    compiled.set(source, pattern);
    return pattern;
  } catch {
    return refuse("the pattern is not one of RE2");
  }
}

/** Whether a pattern fits the whole text. */
export function matchesWhole(text: string, pattern: string): boolean {
  return patternOf(pattern).testExact(text);
}

/** Replaces every match; `$1` in the replacement is what the first group matched. */
export function replaceMatches(text: string, pattern: string, replacement: string): string {
  try {
    return patternOf(pattern).matcher(text).replaceAll(replacement, true);
  } catch {
    return refuse("the replacement names a group that the pattern does not have");
  }
}

/** Splits at every match; parts may be empty. */
export function splitAtMatches(text: string, pattern: string): string[] {
  return patternOf(pattern).split(text, -1);
}
