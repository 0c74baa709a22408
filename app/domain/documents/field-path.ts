/** A path of field names with dots between them; names that are no plain words stand in backticks, as the database has it. */
export function writeFieldPath(names: readonly string[]): string {
  return names
    .map((name) =>
      /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, (letter) => `\\${letter}`)}\``,
    )
    .join(".");
}

const part = /(?:([A-Za-z_]\w*)|`((?:[^`\\]|\\[`\\])+)`)(\.|$)/y;

/** The names of a path; null for what is none. */
export function readFieldPath(path: string): string[] | null {
  const names: string[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < path.length) {
    const found = part.exec(path);
    if (!found) return null;
    names.push(found[1] ?? (found[2] ?? "").replace(/\\([`\\])/g, "$1"));
    if (found[3] === "") return names;
  }
  return null;
}
