import { withScheme } from "~/stores/publications/call-to-action";

/** What phones open. */
const opened = ["http:", "https:", "mailto:", "tel:"];

/** Longest text a code may hold; see `element.ts`. */
const mostCharacters = 500;

export type CodeAddress = { address: string; problem: null } | { address: null; problem: string };

/**
 * The address a QR code is to hold, as phones open it: a web page, an e-mail address or a telephone number. A name without
 * `https://` gets it.
 */
export function readCodeAddress(typed: string): CodeAddress {
  const wanted = typed.trim();
  if (wanted === "") return refused("Type the address that the code opens.");
  if (/\s/u.test(wanted)) return refused("An address has no spaces. Check it for a typing error.");
  const meant = /^[^@\s/:]+@[^@\s/]+\.[^@\s/]+$/u.test(wanted) ? `mailto:${wanted}` : withScheme(wanted);
  const noAddress = "This is no address. Copy it from the browser's address bar.";
  if (!URL.canParse(meant)) return refused(noAddress);
  const { protocol, hostname, username, href } = new URL(meant);
  if (!opened.includes(protocol)) return refused(noAddress);
  if (protocol.startsWith("http") && (!hostname.includes(".") || username !== "")) {
    return refused("Name the whole site, such as example.com/spring.");
  }
  if (href.length > mostCharacters) {
    return refused(`A code holds at most ${mostCharacters} characters; shorten the address.`);
  }
  return { address: href, problem: null };
}

function refused(problem: string): CodeAddress {
  return { address: null, problem };
}
