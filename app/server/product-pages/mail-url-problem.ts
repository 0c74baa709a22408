import { mailLimits } from "~/domain/pages/page-mails";

/** Why an address cannot be one for sign-ups, or null. Whether it is public is found out when it is asked. */
export function mailUrlProblem(url: string): string | null {
  if (url.length > mailLimits.urlCharacters) return "This address is too long. Use a shorter one.";
  if (!URL.canParse(url)) return "This is no address. Paste the whole of it, with https://.";
  const { protocol, username, password, port } = new URL(url);
  if (protocol !== "https:" || port !== "")
    return "Use an address that begins with https:// and names no port.";
  if (username || password) return "Leave the name and password out of the address.";
  return null;
}
