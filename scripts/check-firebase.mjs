import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { checkProject } from "./check-project.mjs";
import { readKeyFile, requestAccessToken } from "./service-account.mjs";

const usage = `
  Whether a Firebase project is set up as wrangler.toml, firestore.rules and firestore.indexes.json need it.

  npm run firebase:check -- --key FILE [--host studio.example.com]

  --key FILE   service account key with the role Firebase Viewer
  --host NAME  where the product will be opened
`;
const scopes = ["https://www.googleapis.com/auth/cloud-platform"];
const root = new URL("..", import.meta.url);

const { values } = parseArgs({ options: { key: { type: "string" }, host: { type: "string" } } });
if (!values.key) {
  console.error(usage);
  process.exit(1);
}

try {
  await printChecks(await readKeyFile(values.key));
} catch (error) {
  console.error(error.cause ? `${error.message}: ${error.cause.message}` : error.message);
  process.exitCode = 1;
}

async function printChecks(key) {
  const token = await requestAccessToken(key, { scopes });
  const checks = checkProject({
    project: key.project_id,
    settings: readConfig({ config: fileURLToPath(new URL("wrangler.toml", root)) }).vars,
    rules: await readFile(new URL("firestore.rules", root), "utf8"),
    indexes: JSON.parse(await readFile(new URL("firestore.indexes.json", root), "utf8")),
    host: values.host ?? null,
    ask: async (address) => {
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, body: await response.json().catch(() => ({})) };
    },
  });
  for await (const { name, problem, remedy } of checks) {
    console.log(problem ? `✗ ${name}: ${problem}\n    ${remedy}` : `✓ ${name}`);
    if (problem) process.exitCode = 1;
  }
}
