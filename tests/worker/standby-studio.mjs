import { once } from "node:events";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

// Loads everything, then waits for the word: a kill test can have the next one ready before it kills the last.
process.send("ready");
await once(process, "message");
await startLocalWorker({
  port: Number(process.env.PORT),
  stateFolder: process.env.VITRINE_STATE,
  vars: JSON.parse(process.env.VITRINE_VARS),
  quiet: true,
});
process.send("started");
