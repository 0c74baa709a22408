/** At most `most` of the whole numbers from 0 to `count` - 1, evenly apart and in order; all of them where there are no more. */
export function evenSample(count: number, most: number): number[] {
  const taken = Math.min(count, most);
  return Array.from({ length: taken }, (_, index) => Math.floor((index * count) / taken));
}
