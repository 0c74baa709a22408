import { builtInLibrary, type Library } from "~/scene/library";
import type { Settings } from "~/settings/settings.server";
import { FirestoreError, firestoreOf } from "../firestore/firestore.server";
import {
  canonical,
  type LibraryChanges,
  libraryCollections,
  libraryWith,
  noLibraryChanges,
  planSeeding,
  withoutMarks,
} from "./library-changes";

const freshMs = 5 * 60_000;
const retryMs = 30_000;
const patienceMs = 1500;
/** More than a design team makes; a larger collection would want paging. */
const mostDocuments = 500;

interface Reading {
  freshUntil: number;
  /** What is known so far: pages are answered from it, without waiting, once a reading has ended. */
  known: LibraryChanges | null;
  changes: Promise<LibraryChanges>;
}
const readings = new WeakMap<Settings, Reading>();

/**
 * The stored layouts and templates, as far as they differ from the product's own. Read at most every five minutes
 * per isolate; the first reading also fills the two collections from the product's files. While the database
 * cannot be reached, or takes longer than a page may wait, the product's own serve.
 */
export async function readLibraryChanges(settings: Settings, nowMs = Date.now()): Promise<LibraryChanges> {
  const before = readings.get(settings);
  const reading = before && nowMs <= before.freshUntil ? before : startReading(settings, before, nowMs);
  if (reading.known) return reading.known;
  const patience = new Promise<LibraryChanges>((resolve) =>
    setTimeout(() => resolve(noLibraryChanges), patienceMs),
  );
  return Promise.race([reading.changes, patience]);
}

function startReading(settings: Settings, before: Reading | undefined, nowMs: number): Reading {
  const reading: Reading = {
    freshUntil: nowMs + freshMs,
    known: null,
    changes: readStored(settings)
      .catch(() => {
        reading.freshUntil = nowMs + retryMs;
        return before?.known ?? noLibraryChanges;
      })
      .then((changes) => {
        reading.known = changes;
        return changes;
      }),
  };
  readings.set(settings, reading);
  return reading;
}

export async function readLibrary(settings: Settings): Promise<Library> {
  return libraryWith(await readLibraryChanges(settings));
}

async function readStored(settings: Settings): Promise<LibraryChanges> {
  const [layouts, templates] = await Promise.all([
    readCollection(settings, "layouts"),
    readCollection(settings, "templates"),
  ]);
  return { layouts, templates };
}

async function readCollection<Name extends keyof typeof libraryCollections>(
  settings: Settings,
  name: Name,
): Promise<LibraryChanges[Name]> {
  const firestore = firestoreOf(settings);
  const documents = await firestore.query({ collection: name, limit: mostDocuments });
  const stored = new Map(documents.map(({ id, data }) => [id, data]));
  const { builtIn, schema } = libraryCollections[name];

  const plan = planSeeding(builtIn, stored);
  if (plan.length > 0) {
    await firestore
      .commit(
        plan.map(({ id, data, exists }) => ({ kind: "set" as const, path: `${name}/${id}`, data, exists })),
      )
      .catch((error) => {
        // Another isolate was first: what it wrote is the same.
        if (!(error instanceof FirestoreError)) throw error;
        console.warn(JSON.stringify({ event: "library_not_seeded", collection: name, code: error.code }));
      });
  }
  const seeded = new Set(plan.map(({ id }) => id));
  const changed = [...stored].flatMap(([id, data]) => {
    const definition = withoutMarks(data);
    const own = builtInLibrary[name].get(id);
    if (seeded.has(id) || (own && canonical(own) === canonical(definition))) return [];
    const result = schema.safeParse(definition);
    if (result.success && result.data.id === id) return [result.data];
    console.warn(JSON.stringify({ event: "library_document_unreadable", path: `${name}/${id}` }));
    return [];
  });
  return changed as LibraryChanges[Name];
}
