import { spawn } from "node:child_process";
import { buildEmbeddedFirebase, startEmbeddedFirebase } from "./embedded-firebase.mjs";
import { localModelVars } from "./local-models.mjs";
import { StateError } from "./state/state-error.mjs";
import { layMakerFiles } from "./subject-files.mjs";
import { printWelcome } from "./welcome.mjs";

const port = process.env.PORT ?? "5173";
const stateFolder = ".vitrine";

buildEmbeddedFirebase();
await layMakerFiles();
const firebase = await startEmbeddedFirebase({ stateFolder, vars: { REQUIRE_INDEXES: "1" } }).catch(
  (error) => {
    if (!(error instanceof StateError)) throw error;
    console.error(error.message);
    process.exit(1);
  },
);
const vite = spawn("react-router", ["dev", "--port", port, "--strictPort"], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Nothing is fetched from outside: the machine may have no network.
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    VITRINE_FIREBASE_ORIGIN: firebase.origin,
    VITRINE_APP_VARS: JSON.stringify({
      ...firebase.appVars,
      ...(await localModelVars(process.env.LOCAL_MODELS)),
    }),
  },
});
printWelcome({ port, stateFolder });

vite.once("exit", (code) => void firebase.stop().finally(() => process.exit(code ?? 0)));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => vite.kill(signal));
