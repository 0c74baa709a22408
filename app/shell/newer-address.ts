/** Where the newer set shows the same as an address of the older one; of any other address itself. */
export function newerAddress(pathname: string, search: string): string {
  const path = pathname
    .replace(/^\/image-gen\/v1/, "/image-gen")
    .replace(/^\/image-gen\/create$/, "/image-gen");
  return `${path}${search}`;
}
