/** A host as it is compared: in lower case, without a port and without the dot that makes a name absolute in DNS. */
export function canonicalHost(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.+$/, "");
}

/** Whether two spellings name one host. A host that is not set is no host. */
export function isSameHost(host: string, other: string | null): boolean {
  return other !== null && canonicalHost(host) === canonicalHost(other);
}
