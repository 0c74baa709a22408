/**
 * What a table knows of a model: by its whole name, else by the longest beginning (`name*`) that fits. A version after ":"
 * says nothing new.
 */
export function bestMatch<Facts>(
  table: Readonly<Record<string, Facts>> | undefined,
  modelId: string,
): Facts | null {
  const [name = modelId] = modelId.split(":");
  const [known] = Object.entries(table ?? {})
    .filter(([key]) => key === name || (key.endsWith("*") && name.startsWith(key.slice(0, -1))))
    // A whole name is longer than any beginning of it, but not than one with its star.
    .sort(([left], [right]) => right.replace("*", "").length - left.replace("*", "").length);
  return known?.[1] ?? null;
}
