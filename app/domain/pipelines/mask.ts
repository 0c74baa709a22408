/** Text that says nothing of a person: what the product itself names things by. */
const plainNames: ReadonlySet<string> = new Set([
  "assetId",
  "code",
  "contentId",
  "format",
  "kind",
  "language",
  "mediaType",
  "modelId",
  "modelLabel",
  "operation",
  "outcome",
  "pictureModelId",
  "pictureSource",
  "provider",
  "ratio",
  "role",
  "sceneId",
  "scriptModelId",
  "sha256",
  "stage",
  "state",
  "tone",
]);

/**
 * A value whose shape can be seen and whose words cannot: every text becomes its length, but for the product's own names
 * of things. Numbers, truth values and the sizes of lists stay.
 */
export function maskValue(value: unknown, name = ""): unknown {
  if (typeof value === "string") return plainNames.has(name) && isName(value) ? value : maskText(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(item, name));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [isName(key) ? key : maskText(key), maskValue(held, key)]),
    );
  }
  return value;
}

export function maskText(text: string): string {
  const characters = [...text].length;
  return `•••• ${characters} ${characters === 1 ? "character" : "characters"}`;
}

/** A cause keeps its words but for what it quotes, addresses, and what looks like a key. */
export function maskCause(cause: string): string {
  return cause
    .replace(
      /https?:\/\/[^\s"'<>)]+/g,
      (address) =>
        `${address
          .split("/")
          .slice(0, 3)
          .join("/")
          .replace(/\/\/[^@/]*@/, "//")}/••••`,
    )
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, "••••@••••")
    .replace(/\b(Bearer|Basic|Key)\s+\S+/gi, "$1 ••••")
    .replace(/"[^"]+"|“[^”]+”|'[^']+'|«[^»]+»/g, (quoted) => `${quoted[0]}••••${quoted.at(-1)}`)
    .replace(/\b[\w-]{28,}\b/g, "••••");
}

/** A word without spaces, as a program would choose it. */
function isName(text: string): boolean {
  return /^[\w./:+@-]{1,100}$/.test(text) && !/@.*\./.test(text);
}
