import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../node_modules/.cache/worker-options", import.meta.url));
const moduleTypes = { ".js": "ESModule", ".mjs": "ESModule", ".rules": "Text", ".wasm": "CompiledWasm" };

/**
 * Miniflare's options for a built worker, whose modules lie in one folder, and its wrangler configuration. Other workers
 * are bound by whoever runs them beside it.
 *
 * @param {string} scriptPath the entry module
 * @param {string} configPath wrangler.toml or wrangler.json
 * @returns {Promise<import("miniflare").V4WorkerOptions>}
 */
export async function workerOptions(scriptPath, configPath) {
  if (!existsSync(scriptPath)) throw new Error(`${scriptPath} is missing. Run "npm run build" first.`);
  const folder = dirname(scriptPath);
  const others = readdirSync(folder, { recursive: true })
    .map((name) => resolve(folder, name))
    .filter((path) => path !== scriptPath && extname(path) in moduleTypes);
  const { serviceBindings: _, ...options } = await configuredOptions(resolve(configPath));
  return {
    ...options,
    modulesRoot: folder,
    modules: [scriptPath, ...others].map((path) => ({ type: moduleTypes[extname(path)], path })),
  };
}

/** Only wrangler can read its configuration, and takes a second to load: what it said is kept while nothing changes. */
async function configuredOptions(configPath) {
  const file = join(cache, `${hashOfWhatIsRead(configPath)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import("wrangler");
  const { modulesRules: _, ...options } = readConfig(configPath).workerOptions;
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(options), { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return options;
}

function hashOfWhatIsRead(configPath) {
  const besides = readdirSync(dirname(configPath)).filter((name) => /^\.(env|dev\.vars)/.test(name));
  const files = [configPath, ...besides.sort().map((name) => join(dirname(configPath), name))];
  const hash = createHash("sha256");
  for (const path of files) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex").slice(0, 24);
}
