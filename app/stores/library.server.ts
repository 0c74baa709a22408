import { builtInLibrary, type Library } from "~/scene/library";
import type { Settings } from "~/settings.server";
import { FirestoreError, firestoreOf } from "./firestore.server";
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
  changes: Promise<LibraryChanges>;
}
const readings = new WeakMap<Settings, Reading>();

/**
 * The stored layouts and templates, as far as they differ from the product's own. Read at most every five minutes
 * per isolate; the first reading also fills the two collections from the product's files. While the database
 * cannot be reached, or takes longer than a page may wait, the product's own serve.
 */
export async function readLibraryChanges(settings: Settings, nowMs = Date.now()): Promise<LibraryChanges> {
  let reading = readings.get(settings);
  if (!reading || nowMs > reading.freshUntil) {
    const before = reading?.changes ?? Promise.resolve(noLibraryChanges);
    const next: Reading = { freshUntil: nowMs + freshMs, changes: before };
    next.changes = readStored(settings).catch(() => {
      next.freshUntil = nowMs + retryMs;
      return before;
    });
    readings.set(settings, next);
    reading = next;
  }
  const patience = new Promise<LibraryChanges>((resolve) =>
    setTimeout(() => resolve(noLibraryChanges), patienceMs),
  );
  return Promise.race([reading.changes, patience]);
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
