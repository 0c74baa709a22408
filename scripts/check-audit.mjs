import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { firstLink, lastLink } from "../app/domain/audit/chain.ts";
import { wronglyForgotten } from "../app/domain/audit/forgotten-days.ts";
import { ulidTimeMs } from "../app/domain/audit/ulid.ts";
import { FirestoreRest } from "./firestore-rest.mjs";
import { readLocalIdentity } from "./local-identity.mjs";
import { readKeyFile, requestAccessToken } from "./service-account.mjs";

const usage = `
  Whether the change log is whole: each sealed day has the events it was sealed with, as they were.

  npm run audit:check -- [options]

  --key FILE           service account key: the database is that of its Google project
  --database ID        (default)
  --state FOLDER       of an embedded Firebase (.vitrine), which is started for the while; stop the app first
  --origin ADDRESS     where that of the folder is running already: the app goes on
  --kept-days N        how many days events are kept (AUDIT_RETENTION_DAYS); without either, for good
  --project ID         project of an embedded Firebase (demo-vitrine)

  Ends with 1 where a day is not as it was sealed, with 2 where it could not be read. The last line is the newest link: kept elsewhere, it also tells when
  events and seals were changed together.
`;
const scopes = ["https://www.googleapis.com/auth/datastore"];
const sha256Hex = async (text) => createHash("sha256").update(text).digest("hex");

const { values } = parseArgs({
  options: {
    key: { type: "string" },
    database: { type: "string", default: "(default)" },
    origin: { type: "string" },
    state: { type: "string", default: ".vitrine" },
    project: { type: "string", default: "demo-vitrine" },
    "kept-days": { type: "string", default: process.env.AUDIT_RETENTION_DAYS ?? "" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (!/^\d*$/.test(values["kept-days"])) {
  console.error("--kept-days takes a whole number of days.");
  process.exit(2);
}
const keptDays = values["kept-days"] ? Number(values["kept-days"]) : null;
const target = await openDatabase().catch((error) => {
  console.error(error.message);
  process.exit(2);
});
try {
  process.exitCode = (await check(target.firestore)) ? 0 : 1;
} finally {
  await target.close();
}

async function check(firestore) {
  const seals = new Map();
  const days = new Map();
  for await (const { name, fields = {}, createTime } of firestore.documents()) {
    const path = name.slice(firestore.root.length + 1);
    const data = plainFields(fields);
    if (path.startsWith("auditSeals/")) seals.set(data.day, data);
    if (!path.startsWith("auditEvents/") || typeof data.id !== "string") continue;
    const ms = ulidTimeMs(data.id);
    const day = Number.isNaN(ms) ? "no day" : new Date(ms).toISOString().slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), { id: data.id, fields: data, createTime }]);
  }
  let previous = firstLink;
  let isWhole = true;
  const say = (day, words) => {
    isWhole = false;
    console.error(`${day}: ${words}`);
  };
  const inOrder = [...seals].sort(([one], [other]) => (one < other ? -1 : 1));
  const forgotten = inOrder.map(([day, { forgottenAt }]) => ({ day, isForgotten: Boolean(forgottenAt) }));
  const wrong = wronglyForgotten(forgotten, keptDays, Date.now());
  for (const [day, seal] of inOrder) {
    const events = (days.get(day) ?? []).sort((one, other) => (one.id < other.id ? -1 : 1));
    days.delete(day);
    if (seal.previous !== previous)
      say(day, "its seal does not hang on the one before: a seal is missing or changed");
    previous = seal.link;
    if (wrong.has(day))
      say(
        day,
        "its seal says its events were forgotten, which are kept: see --kept-days, or they were removed",
      );
    if (seal.forgottenAt) continue;
    const late = events.filter(({ createTime }) => new Date(createTime) > new Date(seal.sealedAt));
    for (const { id } of late) say(day, `${id} was recorded after the day was sealed`);
    const sealed = events.filter((event) => !late.includes(event));
    if (sealed.length !== seal.count)
      say(day, `${seal.count} events were sealed, ${sealed.length} are there`);
    else if ((await lastLink(seal.previous, sealed, sha256Hex)) !== seal.link)
      say(day, "an event was changed");
  }
  const sealedDays = [...seals.keys()].sort();
  const lastSealed = sealedDays.at(-1) ?? "";
  const open = [...days].filter(([day, events]) => {
    const isOpen = day > lastSealed;
    if (!isOpen) say(day, `${events.length} events of a day that has no seal`);
    return isOpen;
  });
  const count = open.reduce((sum, [, events]) => sum + events.length, 0);
  console.log(
    `${seals.size} days sealed, ${isWhole ? "all whole" : "not all whole"}; ${count} events not sealed yet`,
  );
  console.log(`newest link: ${previous}`);
  return isWhole;
}

/** The fields of a document as the worker sees them when it seals: times to the millisecond. */
function plainFields(fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value) {
  if ("timestampValue" in value) return new Date(value.timestampValue);
  if ("integerValue" in value) return Number(value.integerValue);
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(plain);
  if ("mapValue" in value) return plainFields(value.mapValue.fields ?? {});
  if ("nullValue" in value) return null;
  return Object.values(value)[0];
}

async function openDatabase() {
  if (values.key) {
    const key = await readKeyFile(values.key);
    const token = once(() => requestAccessToken(key, { scopes }));
    return {
      firestore: new FirestoreRest({ project: key.project_id, database: values.database, token }),
      close: async () => {},
    };
  }
  const service = values.origin ? null : await startAlone();
  const { appVars } = service ?? (await readLocalIdentity(values.state));
  const origin = values.origin ?? service.origin;
  const key = JSON.parse(appVars.FIREBASE_SERVICE_ACCOUNT);
  const token = once(() => requestAccessToken(key, { scopes, address: `${origin}/token` }));
  return {
    firestore: new FirestoreRest({ origin, project: values.project, database: values.database, token }),
    close: async () => service?.stop(),
  };
}

async function startAlone() {
  const { buildEmbeddedFirebase, startEmbeddedFirebase } = await import("./embedded-firebase.mjs");
  buildEmbeddedFirebase();
  return startEmbeddedFirebase({ stateFolder: values.state });
}

function once(request) {
  let token;
  return () => (token ??= request());
}
