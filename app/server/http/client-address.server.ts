/**
 * Whose requests are counted together: an IPv4 address, or the network (/64) of an IPv6 address, of which one line has
 * 2^64 addresses. "local" where no platform stands in front and says it.
 */
export function clientAddress(request: Request): string {
  const address = connectingAddress(request);
  return isIpv6(address) ? ipv6Network(address, 64) : address;
}

/** The wider network that one customer of a provider may have to themselves: /48 of IPv6, /24 of IPv4. */
export function clientNetwork(request: Request): string {
  const address = connectingAddress(request);
  return isIpv6(address) ? ipv6Network(address, 48) : address.replace(/\.\d+$/, ".0/24");
}

function connectingAddress(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? "local";
}

function isIpv6(address: string): boolean {
  return address.includes(":");
}

function ipv6Network(address: string, bits: 48 | 64): string {
  const [start = "", end] = address.toLowerCase().split("::");
  const before = start.split(":").filter(Boolean);
  const after = end?.split(":").filter(Boolean) ?? [];
  const zeros = end === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
}
