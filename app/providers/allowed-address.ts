import { isIp, isPublicHostName, isPublicIp } from "~/domain/http/public-address";

/** Whether an address that a provider named may be fetched: its own as configured, any other over https at a public host. */
export function isAllowedAddress(
  { origin, protocol, hostname }: URL,
  ownOrigins: ReadonlySet<string>,
): boolean {
  if (ownOrigins.has(origin)) return true;
  return protocol === "https:" && (isIp(hostname) ? isPublicIp(hostname) : isPublicHostName(hostname));
}

export function originsOf(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.map((address) => new URL(address).origin));
}
