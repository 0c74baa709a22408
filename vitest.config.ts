import { defineConfig } from "vitest/config";

/**
 * Five suites, cheapest first. `unit` runs beside the source; the others drive real parts: the built worker in
 * workerd (`worker`), our modules in Chromium (`browser`), the rules through the embedded Firestore (`rules`),
 * and the whole product in Chromium on the built worker (`e2e`).
 */
const suite = (name: string, include: string[], seconds: number) => ({
  extends: true as const,
  test: {
    name,
    include,
    testTimeout: seconds * 1000,
    hookTimeout: 120_000,
    // Pages and jobs take their time on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    // A browser on a shared machine may lose a race of its own. What is broken fails twice.
    retry: process.env.CI && (name === "e2e" || name === "browser") ? 1 : 0,
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    projects: [
      suite("unit", ["app/**/*.test.ts", "workers/**/*.test.ts", "scripts/**/*.test.ts"], 20),
      suite("worker", ["tests/worker/**/*.test.ts"], 60),
      suite("browser", ["tests/browser/**/*.test.ts"], 120),
      suite("rules", ["tests/rules/**/*.test.ts"], 60),
      suite("e2e", ["tests/e2e/**/*.test.ts"], 240),
    ],
  },
});
