/** Files that were just sent from this page, by the id of the file they became: no need to fetch them again. */
const files = new Map<string, Blob>();
const mostRemembered = 8;

export function rememberLocalFile(fileId: string, file: Blob): void {
  files.set(fileId, file);
  const [oldest] = files.keys();
  if (files.size > mostRemembered && oldest !== undefined) files.delete(oldest);
}

/** The file, once: whoever takes it has it. */
export function takeLocalFile(fileId: string): Blob | null {
  const file = files.get(fileId) ?? null;
  files.delete(fileId);
  return file;
}
