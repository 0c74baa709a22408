const prefix = "own:";

/** What a text's family is called that is set in a person's own typeface file: no bundled family has such a name. */
export function ownFamily(assetId: string): string {
  return `${prefix}${assetId}`;
}

/** The file of such a family; null for a bundled one. */
export function assetIdOfFamily(family: string): string | null {
  return family.startsWith(prefix) ? family.slice(prefix.length) : null;
}
