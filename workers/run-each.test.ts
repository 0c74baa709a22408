import { expect, test, vi } from "vitest";
import { runEach } from "./run-each";

test("a task that fails is reported, and those after it run", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const ran: string[] = [];
  const reported: unknown[] = [];
  await runEach(
    {
      first: () => Promise.reject(new Error("broken")),
      second: async () => ran.push("second"),
      third: () => {
        throw new Error("broken at once");
      },
      fourth: async () => ran.push("fourth"),
    },
    async (error) => void reported.push(error),
  );
  expect(ran).toEqual(["second", "fourth"]);
  expect(reported.map(String)).toEqual(["Error: broken", "Error: broken at once"]);
});
