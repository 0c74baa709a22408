import { afterEach, expect, test, vi } from "vitest";
import { printRuntimeLog } from "./runtime-log.mjs";

afterEach(() => vi.restoreAllMocks());

test("what the workers say is printed, people who hang up are not", () => {
  const said: string[] = [];
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(`${name}: ${line}`));
  }
  const pipe =
    "kj::getCaughtExceptionAsKj() = rust/ffi.rs:176: disconnected: write(): Broken pipe (os error 32)";
  printRuntimeLog({ level: "error", message: `${pipe}\nstack: /bin/workerd@57eb6c3 /bin/workerd@57ef2b7` });
  printRuntimeLog({ level: "error", message: "Uncaught Error: disconnected from the database" });
  printRuntimeLog({ level: "info", message: "ready" });
  expect(said).toEqual(["error: Uncaught Error: disconnected from the database", "log: ready"]);
});
