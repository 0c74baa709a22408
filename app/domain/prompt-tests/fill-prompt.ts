const variable = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu;

/** The names of a prompt's variables, `{{name}}`, each once, in the order they stand in. */
export function variablesOf(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(variable)].map(([, name]) => name ?? ""))];
}

/** A prompt with its variables filled in. What is filled in is not looked at again. Null, with their names, where some are missing. */
export function fillPrompt(
  prompt: string,
  values: Readonly<Record<string, string>>,
): { text: string; missing: [] } | { text: null; missing: string[] } {
  const missing = variablesOf(prompt).filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) return { text: null, missing };
  return { text: prompt.replace(variable, (_, name: string) => values[name] ?? ""), missing: [] };
}
