const mostCharacters = 200;

/** A file's name as it may be shown and stored: without its folders and what cannot be written. */
export function cleanFileName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return clean.slice(0, mostCharacters) || fallback;
}
