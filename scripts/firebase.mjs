import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildEmbeddedFirebase, startEmbeddedFirebase } from "./embedded-firebase.mjs";
import { refuseGrpc } from "./refuse-grpc.mjs";
import { StateError } from "./state/state-error.mjs";

const usage = `
  The embedded Firebase on its own: Auth and Firestore for the web SDK and for REST.

  npm run firebase -- [options]      builds it first; node scripts/firebase.mjs starts what is built

  --port 9099          port to listen on
  --host 127.0.0.1     address to listen on
  --project ID         Firebase project of the tokens it signs (demo-vitrine)
  --data FOLDER        where documents and accounts are kept; without it they end with the process
  --rules FILE         security rules in place of firestore.rules; "open": anybody may do anything
  --emulator           as Google's emulators start, for test suites written for them: tokens are unsigned,
                       unsigned ones and "Bearer owner" are taken, sign-in by telephone is on, and rules
                       are open unless --rules names others
`;

const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const projectId = options.project ?? "demo-vitrine";
const vars = firebaseVars(options);
if (options.build) buildEmbeddedFirebase();
const starting = startEmbeddedFirebase({ stateFolder: options.data, vars });
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void starting.then(({ stop }) => stop()).finally(() => process.exit(0)));
}
const server = await starting.then(listen).catch((error) => {
  const { message } = error;
  if (error.code === "STATE_IN_USE") refuse(`${message}\nOr use another folder with --data.`);
  if (error instanceof StateError) refuse(message);
  if (/address already in use/i.test(message)) {
    refuse(`Port ${options.port} is taken. Stop what uses it, or choose another with --port.`);
  }
  refuse(`The embedded Firebase does not start: ${message.split("\n")[0].replace(/^.*failed: /, "")}`);
});

const { port } = server.address();
const urlHost = options.host.includes(":") ? `[${options.host}]` : options.host;
const reached = ["0.0.0.0", "[::]"].includes(urlHost) ? "127.0.0.1" : urlHost;
console.log(`
  The embedded Firebase is at http://${reached}:${port}

  Firestore   connectFirestoreEmulator(firestore, "${reached}", ${port})
  Auth        connectAuthEmulator(auth, "http://${reached}:${port}")
  REST        http://${reached}:${port}/v1/projects/${projectId}/databases/(default)/documents
  Pages       http://${reached}:${port}/emulator
  Kept in     ${options.data ?? "memory"}
`);

function listen({ origin }) {
  return refuseGrpc({ host: options.host, port: options.port }, Number(new URL(origin).port));
}

/** The settings of `workers/firebase/environment.ts` that the options stand for. */
function firebaseVars({ host, project, rules, emulator }) {
  const rulesText = rules === "open" || (emulator && !rules) ? openRules : rules && readRules(rules);
  return {
    ALLOWED_HOSTS: host,
    ...(project ? { FIREBASE_PROJECT_ID: project } : {}),
    ...(rulesText ? { FIRESTORE_RULES: rulesText } : {}),
    ...(emulator ? { UNSIGNED_TOKENS: "1" } : {}),
  };
}

function readRules(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    refuse(`The rules cannot be read: ${error.message}`);
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "9099" },
        host: { type: "string", default: "127.0.0.1" },
        project: { type: "string" },
        data: { type: "string" },
        rules: { type: "string" },
        emulator: { type: "boolean" },
        build: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535)
      refuse(`--port ${values.port}: a port is a number up to 65535.`);
    if (values.project && !/^[\w.:-]+$/.test(values.project)) {
      refuse(`--project ${values.project}: a project's id has letters, digits and hyphens.`);
    }
    return { ...values, port };
  } catch (error) {
    refuse(`${error.message}\n${usage}`);
  }
}

/** @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(1);
}
