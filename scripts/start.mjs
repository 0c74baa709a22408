import { loadSettingsChecks, refuseProblems } from "./load-settings.mjs";
import { startLocalWorker } from "./local-worker.mjs";
import { StateError } from "./state/state-error.mjs";
import { printWelcome } from "./welcome.mjs";

const port = Number(process.env.PORT ?? 5173);
const stateFolder = process.env.VITRINE_STATE ?? ".vitrine";

const { findProblems } = await loadSettingsChecks();
const { stop, runSchedule } = await startLocalWorker({
  port,
  host: process.env.HOST,
  stateFolder,
  findsModels: true,
  vars: process.env.LOCAL_MODELS ? { LOCAL_MODELS: process.env.LOCAL_MODELS } : {},
  checkVars: (vars) => refuseProblems(findProblems(vars)),
}).catch((error) => {
  if (error instanceof StateError) {
    console.error(error.message);
    if (error.code === "STATE_IN_USE") {
      console.error("Or use another folder and port: VITRINE_STATE=.vitrine-2 PORT=5174 npm start");
    }
  } else if (error.code === "EADDRINUSE" || /address already in use/i.test(String(error.message))) {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=5174 npm start`);
  } else throw error;
  process.exit(1);
});
printWelcome({ port, stateFolder });

// Deployed, the platform keeps the schedule of wrangler.toml.
const scheduleEveryMs = 3600 * 1000;
setInterval(() => runSchedule().catch(console.error), scheduleEveryMs).unref();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
