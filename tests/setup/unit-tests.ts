import fc from "fast-check";
import { vi } from "vitest";
import { seedsOr } from "../fixtures/seeds.ts";

/** Properties are tried with the same values in every run; a failure prints the seed and the path to its values. */
fc.configureGlobal({ seed: seedsOr(20261122)[0]! });

vi.resetModules = () => {
  throw new Error(
    "Unit tests share their modules, some of which start only once. Give what is tested its own state.",
  );
};
