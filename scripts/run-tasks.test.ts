import { afterEach, expect, test, vi } from "vitest";
import { runTasks } from "./run-tasks.mjs";

afterEach(() => vi.restoreAllMocks());

/** What is printed while two commands run, each of which prints a line of its own. */
async function printed(second: string): Promise<{ isDone: boolean; lines: string }> {
  const lines: string[] = [];
  vi.spyOn(console, "info").mockImplementation((line: string) => void lines.push(line));
  const isDone = await runTasks([
    { name: "one", command: "echo file-of-one" },
    { name: "two", command: second, after: "one" },
  ]);
  return { isDone, lines: lines.join("\n") };
}

test("a task that succeeds says its name alone, one that fails says all it printed", async () => {
  const good = await printed("echo file-of-two");
  expect(good.isDone).toBe(true);
  expect(good.lines).toMatch(/^✓ one [\d.]+ s\n✓ two [\d.]+ s$/);
  const bad = await printed("echo why; false");
  expect(bad.isDone).toBe(false);
  expect(bad.lines).toMatch(/✗ two [\d.]+ s[\s\S]*why/);
  expect(bad.lines).not.toContain("file-of-one");
});
