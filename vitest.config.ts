import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { islandScripts } from "./scripts/vite/island-scripts.ts";
import { wasmModules } from "./scripts/vite/wasm-modules.ts";

/**
 * Five suites, cheapest first. `unit` runs beside the source; the others drive real parts: the built worker in
 * workerd (`worker`), our modules in Chromium (`browser`), the embedded Firebase over HTTP, with its rules
 * (`firebase`), and the whole product in Chromium on the built worker (`e2e`).
 */
const suite = (name: string, include: string[], seconds: number, options: TestOptions = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    testTimeout: seconds * 1000,
    hookTimeout: 240_000,
    // Pages and jobs take their time on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 45_000 } },
    ...options,
  },
});

interface TestOptions {
  setupFiles?: string[];
  globalSetup?: string[];
  isolate?: boolean;
}

const reconnecting = { setupFiles: ["tests/fakes/reconnect.ts"] };
/** For files that ask for the studio of the run. */
const studio = { globalSetup: ["tests/setup/shared-studio.ts"] };
/** For files that drive a page of `tests/browser/pages`. */
const pages = { globalSetup: ["tests/setup/built-pages.ts"] };
/** Modules that keep no state between tests: loaded once for all files, they take half of the time. */
const shared = { setupFiles: ["tests/setup/unit-tests.ts"], isolate: false };

/** The files that take longest. Begun last, one of them would keep the other workers waiting for its end. */
const longFiles = [
  "browser/likeness",
  "worker/publish",
  "e2e/main-job",
  "e2e/image-edit",
  "e2e/editor-trust",
  "e2e/editor-scenes",
  "e2e/editor-canvas",
  "e2e/editor-shell",
  "e2e/editor-assistant",
  "e2e/long-names",
  "e2e/exported-pages",
  "e2e/videos",
  "e2e/login",
  "e2e/staff-prompt-tests",
  "e2e/products",
  "e2e/editor-share",
  "e2e/shell",
  "firebase/rules-matrix",
  "e2e/staff-pipelines",
  "e2e/staff-function-calling",
  "browser/documents.",
  "worker/product-pages",
  "browser/hostile-pages",
  "worker/sources.",
  "worker/billing",
  "worker/fault-matrix",
  "worker/jobs",
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longFiles.findIndex((name) => moduleId.includes(`/tests/${name}`));
      return index < 0 ? longFiles.length : index;
    };
    return (await super.sort(files)).sort((left, right) => place(left) - place(right));
  }
}

export default defineConfig({
  plugins: [wasmModules(), islandScripts()],
  resolve: { tsconfigPaths: true },
  test: {
    // The CSS of product pages is text that modules work with.
    css: { include: /\/app\/sections\// },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      suite("unit", ["app/**/*.test.ts", "workers/**/*.test.ts", "scripts/**/*.test.ts"], 20, shared),
      suite("worker", ["tests/worker/**/*.test.ts"], 120, studio),
      suite("browser", ["tests/browser/**/*.test.ts"], 120, { ...reconnecting, ...pages }),
      suite("firebase", ["tests/firebase/**/*.test.ts"], 120, reconnecting),
      suite("e2e", ["tests/e2e/**/*.test.ts"], 240, studio),
    ],
  },
});
