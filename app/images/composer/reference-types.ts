/** What a reference may be a file of. Its content is checked when it is sent. */
export const referenceTypes = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"];

/** "a.png, b.png and 3 more". */
export function listNames(files: readonly File[]): string {
  const named = files.slice(0, 2).map(({ name }) => name);
  const more = files.length - named.length;
  if (more > 0) return `${named.join(", ")} and ${more} more`;
  return named.join(" and ");
}
