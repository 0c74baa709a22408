const variable = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)(\s+as\s+json)?\s*\}\}/gu;

/** The names of a prompt's variables, `{{name}}`, each once, in the order they stand in. */
export function variablesOf(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(variable)].map(([, name]) => name ?? ""))];
}

/**
 * A prompt with its variables filled in. `{{name as json}}` stands for the value as JSON in which no `<` survives, so that it can
 * stand within a fence; a value that is JSON of a list, an object, a number, true, false or null is taken as that. What is filled in is not
 * looked at again. Null, with their names, where some are missing.
 */
export function fillPrompt(
  prompt: string,
  values: Readonly<Record<string, string>>,
): { text: string; missing: [] } | { text: null; missing: string[] } {
  const missing = variablesOf(prompt).filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) return { text: null, missing };
  const filled = prompt.replace(variable, (_, name: string, asJson?: string) =>
    asJson ? fencedJson(values[name] ?? "") : (values[name] ?? ""),
  );
  return { text: filled, missing: [] };
}

function fencedJson(value: string): string {
  return JSON.stringify(meantBy(value)).replaceAll("<", "\\u003c");
}

function meantBy(text: string): unknown {
  if (!/^\s*([[{]|-?\d|true|false|null)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
