const figures = new Intl.NumberFormat("en");

/** "1 video", "1,200 videos". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${figures.format(amount)} ${amount === 1 ? one : many}`;
}
