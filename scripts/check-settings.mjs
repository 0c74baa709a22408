import { fileURLToPath } from "node:url";
import { unstable_readConfig as readConfig } from "wrangler";
import { loadSettingsChecks, refuseProblems } from "./load-settings.mjs";

// Before a deployment: with a wrong setting it would answer every path with the failure screen.
const { findDeploymentProblems } = await loadSettingsChecks();
const config = fileURLToPath(new URL("../wrangler.toml", import.meta.url));
refuseProblems(findDeploymentProblems(readConfig({ config }).vars));
