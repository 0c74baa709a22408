/** Whether a path belongs to the image area, which is all there is on the alternate host. */
export function isInImageArea(pathname: string): boolean {
  return /^\/image-gen(\/|$)/i.test(pathname);
}
