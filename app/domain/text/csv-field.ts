/** A field of RFC 4180, which no spreadsheet takes for a formula. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = asPlainText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of RFC 4180. */
export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map((fields) => `${fields.map(csvField).join(",")}\r\n`).join("");
}

/**
 * What a spreadsheet would take for a formula is told to be text: these are words that people typed. Spreadsheets of East
 * Asian languages read the full-width signs as the others; others take a semicolon or a tab for the end of a field.
 */
export function asPlainText(value: string): string {
  return value.replace(/^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[;\t])(?=[=+\-@＝＋－＠])/g, "'");
}
