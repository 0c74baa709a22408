import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const file = fileURLToPath(new URL("../app/settings/find-problems.server.ts", import.meta.url));

/**
 * The checks of `app/settings`, for scripts.
 *
 * @returns {Promise<typeof import("../app/settings/find-problems.server.ts")>}
 */
export async function loadSettingsChecks() {
  const { module } = await runnerImport(file, { configFile: false, resolve: { tsconfigPaths: true } });
  return module;
}

/** Prints what is wrong with settings and ends the process; returns where nothing is. */
export function refuseProblems(problems) {
  if (problems.length === 0) return;
  console.error(
    ["", "These settings cannot be used:", ...problems.map((problem) => `  - ${problem}`), ""].join("\n"),
  );
  process.exit(1);
}
