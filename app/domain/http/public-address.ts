import { canonicalHost } from "./host-name";

/** Which addresses of the network are public: what a server may be asked to fetch for a user, and what not. */

/** IPv4 ranges that no public host has (IANA IPv4 Special-Purpose Address Registry, and multicast). */
const closedIpv4: readonly [base: string, prefixBits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Whether an IPv4 or IPv6 address, written as a URL or a resolver writes it, is one of the public internet. */
export function isPublicIp(address: string): boolean {
  const ipv4 = parseIpv4(address);
  if (ipv4 !== null) return isPublicIpv4(ipv4);
  const groups = parseIpv6(address);
  return groups !== null && isPublicIpv6(groups);
}

export function isIp(host: string): boolean {
  return parseIpv4(host) !== null || parseIpv6(host) !== null;
}

/** Names that are looked up inside a network or a machine, and single words, which only a network of one's own knows. */
export function isPublicHostName(host: string): boolean {
  const name = canonicalHost(host);
  if (!name.includes(".") || name.length > 253) return false;
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(name)) return false;
  const last = name.split(".").at(-1) ?? "";
  // A last label of digits alone is an IPv4 address in one of its odd forms, or nothing.
  if (/^(0x[0-9a-f]*|\d+)$/.test(last)) return false;
  return !/(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|onion|test|invalid|example)$/.test(
    name,
  );
}

function parseIpv4(address: string): number | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  const parts = match?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

function isPublicIpv4(address: number): boolean {
  return !closedIpv4.some(([base, prefixBits]) => {
    const size = 2 ** (32 - prefixBits);
    return Math.floor(address / size) === Math.floor((parseIpv4(base) ?? 0) / size);
  });
}

/** Eight groups of 16 bits; null for what is no IPv6 address. Takes the brackets of a URL and a dotted end. */
function parseIpv6(address: string): number[] | null {
  const bare = address.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (!/^[0-9a-f:.]+$/.test(bare) || !bare.includes(":")) return null;
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  const ipv4 = dotted ? parseIpv4(dotted[2] ?? "") : null;
  if (dotted && ipv4 === null) return null;
  const text =
    dotted && ipv4 !== null
      ? `${dotted[1]}${Math.floor(ipv4 / 65536).toString(16)}:${(ipv4 % 65536).toString(16)}`
      : bare;
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = tail ? [...head, ...Array<string>(missing).fill("0"), ...tail] : head;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

/**
 * Only global unicast (2000::/3) is public, without what is set aside in it: Teredo, documentation, benchmarking, 6to4 and
 * whatever carries an IPv4 address that is not public itself.
 */
function isPublicIpv6(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups;
  const ipv4At = (index: number) => (groups[index] ?? 0) * 65536 + (groups[index + 1] ?? 0);
  // NAT64 (64:ff9b::/96) leads to the IPv4 address at its end.
  if (first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0)) {
    return isPublicIpv4(ipv4At(6));
  }
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && second < 0x0200) return false;
  if (first === 0x2001 && second === 0x0db8) return false;
  if (first === 0x2002) return isPublicIpv4(ipv4At(1));
  return !(first === 0x3fff && second < 0x1000);
}
