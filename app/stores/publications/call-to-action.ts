import * as z from "zod/mini";

export const longestActionLabel = 40;
const longestAddress = 2000;

/** A name that leads to a site of the public web: two labels or more, the last one no number. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;
const privateHosts = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/;

/** The address as it was meant: "example.com/spring" or "example.com:8080" without a scheme is a page of that site. */
export function withScheme(text: string): string {
  const address = text.trim();
  return address === "" || /^(?:[a-z][a-z0-9+.-]*:(?!\d)|tel:)/i.test(address)
    ? address
    : `https://${address}`;
}

/** What is wrong with an address that viewers are to be sent to, in a sentence; null where nothing is. */
export function actionAddressProblem(text: string): string | null {
  const address = text.trim();
  if (address === "") return "Type the address the button leads to.";
  if (address.length > longestAddress) return "This address is too long. Use a shorter one.";
  if (!/^https:\/\//i.test(address)) return "Start the address with https://.";
  if (!URL.canParse(address)) return "This is no address. Copy it from the address bar of your browser.";
  const { hostname, username, password } = new URL(address);
  if (username || password) return "Leave the name and password out of the address.";
  if (!hostPattern.test(hostname) || privateHosts.test(hostname)) {
    return "Only you can reach this address. Use one of a public site.";
  }
  return null;
}

/** The address as browsers read it, with whatever could end an attribute encoded; null where it may not be used. */
export function readActionAddress(text: string): string | null {
  if (actionAddressProblem(text) !== null) return null;
  return new URL(text.trim()).href.replace(/["'<>`]/g, encodeURIComponent).replaceAll("'", "%27");
}

/** A button that leads to another site: on the page of the video, in its player and on its last picture. */
export const callToActionSchema = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestActionLabel)),
  address: z.string().check(
    z.maxLength(longestAddress),
    z.refine((text) => actionAddressProblem(text) === null),
  ),
});
export type CallToAction = z.infer<typeof callToActionSchema>;

/** The words by which the counters of other sites tell where a visitor came from. */
export interface Campaign {
  source: string;
  medium: string;
  name: string;
}

const parameters = { source: "utm_source", medium: "utm_medium", name: "utm_campaign" } as const;

export function campaignOf(address: string): Campaign {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  return {
    source: query.get(parameters.source) ?? "",
    medium: query.get(parameters.medium) ?? "",
    name: query.get(parameters.name) ?? "",
  };
}

/**
 * The same address with these words in it, with the spaces of whoever is typing them; an empty one is taken out. What is no address
 * stays as it is.
 */
export function withCampaign(address: string, campaign: Campaign): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const key of Object.keys(parameters) as (keyof Campaign)[]) {
    const words = campaign[key];
    if (words.trim()) url.searchParams.set(parameters[key], words);
    else url.searchParams.delete(parameters[key]);
  }
  return url.href;
}
