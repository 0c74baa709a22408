/** Hands a file to the person as the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task; a minute is enough for it to have begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
