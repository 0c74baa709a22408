/**
 * Whose requests are counted together: an IPv4 address, or the network (/64) of an IPv6 address, of which one line has
 * 2^64 addresses. "local" where no platform stands in front and says it.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "local";
  return address.includes(":") ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [start = "", end] = address.toLowerCase().split("::");
  const before = start.split(":").filter(Boolean);
  const after = end?.split(":").filter(Boolean) ?? [];
  const zeros = end === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}
