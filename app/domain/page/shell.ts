import type { PathRule } from "../access/access";

/** What differs between two requests for the same exported page; the worker fills these in. */
export type ShellSlot =
  | "nonce"
  | "settings"
  | "page-data"
  | "host"
  | "name"
  | "initials"
  | "data-address"
  /** The last part of the address, as the page writes it into others. */
  | "id";

/** The place of a slot in the file of a shell. */
export function slot(name: ShellSlot): string {
  return `{{${name}}}`;
}

/** The shell's text and slots in turn, beginning and ending with text. */
export function splitShell(html: string): string[] {
  return html.split(/\{\{(nonce|settings|page-data|host|name|initials|data-address|id)\}\}/);
}

const loginPages = ["/login", "/email-login"];

/** Whether the document of a page is the same for everybody until data arrives, and so is exported at build. */
export function isExported({ kind, access, pattern }: PathRule): boolean {
  return kind === "page" && (access !== "public" || loginPages.includes(pattern));
}

/** The file of a page's shell below the static files. Login pages lie where a browser would look for them. */
export function shellFileOf(pattern: string): string {
  if (loginPages.includes(pattern)) return `${pattern.slice(1)}/index.html`;
  return `shells/${pattern.slice(1).replaceAll("/", ".").replaceAll(":", "_") || "home"}.html`;
}
