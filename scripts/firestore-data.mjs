import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { documentLine, headerLine, readDocument, readHeader } from "./firestore-lines.mjs";
import { FirestoreRest } from "./firestore-rest.mjs";
import { readLocalIdentity } from "./local-identity.mjs";
import { readKeyFile, requestAccessToken } from "./service-account.mjs";

const usage = `
  All documents, out of a Firestore database and into one: the embedded one or Google's.

  npm run firestore -- export FILE [options]
  npm run firestore -- import FILE [options]

  --key FILE           service account key: the database is that of its Google project
  --database ID        (default)
  --origin ADDRESS     an embedded Firebase that is running; without it and without --key the one of ...
  --state FOLDER       ... this folder (.vitrine) is started for the while; stop the app first
  --project ID         project of an embedded Firebase (demo-vitrine)
  --overwrite          imports into a database that has documents already
`;
const scopes = ["https://www.googleapis.com/auth/datastore"];
/** Tokens last an hour. */
const tokenLifetimeMs = 50 * 60_000;

const { positionals, values } = readOptions();
const [command, file] = positionals;
if (!["export", "import"].includes(command) || !file) fail(usage);

const target = await openDatabase().catch((error) => fail(error.message));
try {
  const count = command === "export" ? await exportTo(file) : await importFrom(file);
  console.log(`${count} documents, ${command === "export" ? "to" : "from"} ${file}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await target.close();
}

/** The file appears under its name once it is whole. */
async function exportTo(path) {
  const { firestore } = target;
  let count = 0;
  async function* lines() {
    yield `${headerLine(firestore)}\n`;
    for await (const document of firestore.documents()) {
      count += 1;
      if (count % 1000 === 0) progress(count);
      yield `${documentLine(document, firestore.root)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);
  return count;
}

/** Reads the file through before anything is written, so that a broken one changes nothing. */
async function importFrom(path) {
  const { firestore } = target;
  for await (const _ of documentsIn(path, firestore.root));
  if (!values.overwrite && !(await firestore.isEmpty())) {
    throw new Error(
      `${firestore.project} has documents already. With --overwrite those of the same path are replaced.`,
    );
  }
  return firestore.write(documentsIn(path, firestore.root), progress);
}

async function* documentsIn(path, root) {
  let lineNumber = 0;
  for await (const line of linesIn(path)) {
    lineNumber += 1;
    if (lineNumber === 1) readHeader(line);
    else if (line.trim()) yield readDocument(line, lineNumber, root);
  }
  if (!lineNumber) throw new Error(`${path} is empty.`);
}

/** By line feeds alone: node:readline also ends lines at separators that JSON strings may hold. */
async function* linesIn(path) {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  if (rest) yield rest;
}

async function openDatabase() {
  const { key: keyFile, database } = values;
  if (keyFile) {
    const key = await readKeyFile(keyFile);
    const token = renewing(() => requestAccessToken(key, { scopes }));
    return {
      firestore: new FirestoreRest({ project: key.project_id, database, token }),
      close: async () => {},
    };
  }
  const service = values.origin ? null : await startAlone();
  const { appVars } = service ?? (await readLocalIdentity(values.state));
  const origin = values.origin ?? service.origin;
  const key = JSON.parse(appVars.FIREBASE_SERVICE_ACCOUNT);
  const token = renewing(() => requestAccessToken(key, { scopes, address: `${origin}/token` }));
  return {
    firestore: new FirestoreRest({ origin, project: values.project, database, token }),
    close: async () => service?.stop(),
  };
}

async function startAlone() {
  const { buildEmbeddedFirebase, startEmbeddedFirebase } = await import("./embedded-firebase.mjs");
  buildEmbeddedFirebase();
  return startEmbeddedFirebase({ stateFolder: values.state });
}

function renewing(request) {
  let current;
  let endsAtMs = 0;
  return () => {
    if (Date.now() > endsAtMs) {
      current = request();
      endsAtMs = Date.now() + tokenLifetimeMs;
    }
    return current;
  };
}

function progress(count) {
  if (process.stderr.isTTY) process.stderr.write(`\r${count} documents `);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: "string" },
        database: { type: "string", default: "(default)" },
        origin: { type: "string" },
        state: { type: "string", default: process.env.VITRINE_STATE ?? ".vitrine" },
        project: { type: "string", default: "demo-vitrine" },
        overwrite: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
