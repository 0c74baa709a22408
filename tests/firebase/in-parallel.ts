const AT_ONCE = 24;

/** Runs a task for each item, some at the same time, and gives the results in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await task(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
