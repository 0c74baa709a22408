import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from "firebase/firestore";
import { listenToDocument, listenToQuery } from "~/firebase/listen";
import { isDocumentId } from "./document-id";

/** What a listener shows: the items, and how far they are to be believed. */
export interface Live<Item> {
  items: Item[];
  /** Something here is written on this device but not yet taken by the server. */
  hasPendingWrites: boolean;
  /** Read from this device only: offline, or not yet caught up. */
  fromCache: boolean;
}

/** One document; `item` is null while there is none, and where none can be. */
export interface LiveItem<Item> {
  item: Item | null;
  hasPendingWrites: boolean;
  fromCache: boolean;
}

export type Stop = () => void;

/**
 * Listens to a query until `stop` is called. Documents that are not of the expected shape are left out, so that
 * one odd document does not take a whole list away. After an error nothing more comes.
 */
export function watchQuery<Item>(
  query: Query,
  parse: (id: string, data: unknown) => Item,
  onChange: (live: Live<Item>) => void,
  onError: (error: Error) => void,
): Stop {
  return listenToQuery(
    query,
    (snapshot) => onChange({ items: readItems(snapshot, parse), ...snapshot.metadata }),
    onError,
  );
}

/** The documents that are of the expected shape. */
export function readItems<Item>(snapshot: QuerySnapshot, parse: (id: string, data: unknown) => Item): Item[] {
  return snapshot.docs.flatMap((document) => {
    try {
      return parse(document.id, readData(document));
    } catch {
      return [];
    }
  });
}

/** A document by an id that may stand in an address; null where no document can have that id. */
export function documentOf(
  firestore: Firestore,
  collectionPath: string,
  id: string,
): DocumentReference | null {
  return isDocumentId(id) ? doc(firestore, collectionPath, id) : null;
}

/** Listens to one document until `stop` is called. */
export function watchDocument<Item>(
  reference: DocumentReference | null,
  parse: (id: string, data: unknown) => Item,
  onChange: (live: LiveItem<Item>) => void,
  onError: (error: Error) => void,
): Stop {
  if (!reference) {
    onChange({ item: null, hasPendingWrites: false, fromCache: false });
    return () => {};
  }
  return listenToDocument(
    reference,
    (snapshot) => {
      try {
        const item = snapshot.exists() ? parse(snapshot.id, readData(snapshot)) : null;
        const { hasPendingWrites, fromCache } = snapshot.metadata;
        onChange({ item, hasPendingWrites, fromCache });
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    },
    onError,
  );
}

/** What listens to the documents of a collection, one by its id. */
export function documentWatcher<Item>(collectionPath: string, parse: (id: string, data: unknown) => Item) {
  return (
    firestore: Firestore,
    id: string,
    onChange: (live: LiveItem<Item>) => void,
    onError: (error: Error) => void,
  ): Stop => watchDocument(documentOf(firestore, collectionPath, id), parse, onChange, onError);
}

/** The fields with times as dates; a time the server has yet to set is this device's guess. */
export function readData(snapshot: DocumentSnapshot): Record<string, unknown> {
  const data = snapshot.data({ serverTimestamps: "estimate" }) ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value]),
  );
}
