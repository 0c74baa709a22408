import { builtInLibrary, type Library } from "~/scene/library";
import type { Settings } from "~/settings/settings.server";
import { askedByNobody } from "../audit/asking.server";
import { auditWrite } from "../audit/audit.server";
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

interface Known {
  changes: LibraryChanges | null;
  readAgainAtMs: number;
}
const knownBySettings = new WeakMap<Settings, Known>();

/**
 * The stored layouts and templates, as far as they differ from the product's own. Read at most every five minutes
 * per isolate; the first reading also fills the two collections from the product's files. While the database
 * cannot be reached, or takes longer than a page may wait, what is known serves, or the product's own.
 *
 * A reading is never shared between requests: it would end with the one that began it. Once something is known, one
 * request reads again and the others go on with that.
 */
export async function readLibraryChanges(settings: Settings, nowMs = Date.now()): Promise<LibraryChanges> {
  const known = knownBySettings.get(settings) ?? { changes: null, readAgainAtMs: 0 };
  knownBySettings.set(settings, known);
  if (known.changes && nowMs < known.readAgainAtMs) return known.changes;
  known.readAgainAtMs = nowMs + retryMs;
  const reading = readStored(settings).then(
    (changes) => {
      known.changes = changes;
      known.readAgainAtMs = nowMs + freshMs;
      return changes;
    },
    () => {
      known.changes ??= noLibraryChanges;
      return known.changes;
    },
  );
  const patience = new Promise<LibraryChanges>((resolve) =>
    setTimeout(() => resolve(known.changes ?? noLibraryChanges), patienceMs),
  );
  return Promise.race([reading, patience]);
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
    // Whoever's request it runs in did not ask for it.
    await askedByNobody(() =>
      firestore.commit([
        ...plan.map(({ id, data, exists }) => ({
          kind: "set" as const,
          path: `${name}/${id}`,
          data,
          exists,
        })),
        auditWrite({
          actorId: "worker",
          action: "library.seed",
          subject: name,
          details: { documents: plan.length },
          targets: plan.map(({ id }) => `${name}/${id}`),
        }),
      ]),
    ).catch((error) => {
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
