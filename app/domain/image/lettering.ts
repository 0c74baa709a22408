const mostCharacters = 800;

/** What is set on an image in words, a part a line, in one text; what is said twice is said once. */
export function joinLettering(...parts: readonly (string | null | undefined)[]): string {
  const lines = parts.flatMap((part) =>
    (part ?? "").split("\n").map((line) => line.replace(/\s+/g, " ").trim()),
  );
  const kept: string[] = [];
  for (const line of new Set(lines.filter(Boolean))) {
    if ([...kept, line].join("\n").length <= mostCharacters) kept.push(line);
  }
  return kept.join("\n");
}

/** Reads it from a request's header, where it stands percent-encoded. */
export function parseLettering(header: string): string {
  try {
    return joinLettering(decodeURIComponent(header));
  } catch {
    return "";
  }
}
