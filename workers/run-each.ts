/** Runs one task after the other; one that fails is reported by its name, and the others run all the same. */
export async function runEach(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  report: (error: unknown) => Promise<void>,
): Promise<void> {
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run();
    } catch (error) {
      console.error(JSON.stringify({ event: "task_failed", task, error: String(error) }));
      await report(error);
    }
  }
}
