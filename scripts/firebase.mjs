import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildEmbeddedFirebase, startEmbeddedFirebase } from "./local-worker.mjs";

const usage = `
  The embedded Firebase on its own: Auth and Firestore for the web SDK and for REST.

  npm run firebase -- [options]      builds it first; node scripts/firebase.mjs starts what is built

  --port 9099          port to listen on
  --host 127.0.0.1     address to listen on
  --project ID         Firebase project of the tokens it signs (demo-vitrine)
  --data FOLDER        where documents and accounts are kept; without it they end with the process
  --rules FILE         security rules in place of firestore.rules
  --trust-unsigned     takes unsigned tokens and "Bearer owner", as Google's emulators do
`;

const { values } = readOptions();
if (values.help) {
  console.log(usage);
  process.exit(0);
}

if (values.build) buildEmbeddedFirebase();
const port = Number(values.port);
const { origin, stop } = await startEmbeddedFirebase({
  port,
  host: values.host,
  stateFolder: values.data,
  vars: {
    ...(values.project ? { FIREBASE_PROJECT_ID: values.project } : {}),
    ...(values.rules ? { FIRESTORE_RULES: readFileSync(values.rules, "utf8") } : {}),
    ...(values["trust-unsigned"] ? { TRUST_UNSIGNED_TOKENS: "1" } : {}),
  },
}).catch((error) => {
  if (!/address already in use/i.test(String(error.message))) throw error;
  console.error(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  process.exit(1);
});

const address = new URL(origin).host;
console.log(`
  The embedded Firebase is at ${origin}

  Firestore   connectFirestoreEmulator(firestore, "${values.host}", ${port})
  Auth        connectAuthEmulator(auth, "${origin}")
  REST        ${origin}/v1/projects/${values.project ?? "demo-vitrine"}/databases/(default)/documents
  Pages       http://${address}/emulator
  Kept in     ${values.data ?? "memory"}
`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: "9099" },
        host: { type: "string", default: "127.0.0.1" },
        project: { type: "string" },
        data: { type: "string" },
        rules: { type: "string" },
        "trust-unsigned": { type: "boolean" },
        build: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  }
}
