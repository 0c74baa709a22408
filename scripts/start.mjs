import { loadSettingsChecks, refuseProblems } from "./load-settings.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { printWelcome } from "./welcome.mjs";

const port = Number(process.env.PORT ?? 5173);
const stateFolder = process.env.VITRINE_STATE ?? ".vitrine";

const { findProblems } = await loadSettingsChecks();
const { stop, runSchedule } = await startLocalWorker({
  port,
  host: process.env.HOST,
  stateFolder,
  checkVars: (vars) => refuseProblems(findProblems(vars)),
}).catch((error) => {
  if (error.code !== "EADDRINUSE" && !/address already in use/i.test(String(error.message))) throw error;
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=5174 npm start`);
  process.exit(1);
});
printWelcome({ port, stateFolder });

// Deployed, the platform keeps the schedule of wrangler.toml.
const scheduleEveryMs = 6 * 3600 * 1000;
setInterval(() => runSchedule().catch(console.error), scheduleEveryMs).unref();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
