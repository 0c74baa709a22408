/**
 * A number in [0, 1) that depends on the seed and the name of the choice only, so that adding one choice never
 * changes another. FNV-1a over the name, then the 32-bit finaliser of MurmurHash3.
 */
export function seededFraction(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of the options, always the same for the same seed and name. The list must not be empty. */
export function seededChoice<T>(options: readonly T[], seed: number, name: string): T {
  const option = options[Math.floor(seededFraction(seed, name) * options.length)];
  if (option === undefined) throw new RangeError(`No options for "${name}".`);
  return option;
}
