import type { StoredDocument } from "./document";
import type { IndexedDocument } from "./index-table";

/**
 * Documents in order, from an index that may not know the order of some: those that follow each other with the same
 * cut key are put in order here.
 */
export function* sortCutKeys(
  found: Iterable<IndexedDocument>,
  compare: (left: StoredDocument, right: StoredDocument) => number,
): Generator<StoredDocument> {
  let run: StoredDocument[] = [];
  let runKey = "";
  for (const { document, cutKey } of found) {
    const key = cutKey?.join() ?? "";
    if (key !== runKey) {
      yield* run.sort(compare);
      run = [];
      runKey = key;
    }
    if (cutKey) run.push(document);
    else yield document;
  }
  yield* run.sort(compare);
}

export function* keepOnly(
  documents: Iterable<StoredDocument>,
  isWanted: (document: StoredDocument) => boolean,
): Generator<StoredDocument> {
  for (const document of documents) if (isWanted(document)) yield document;
}

/** Several ordered streams as one, each document once, read no further than it is asked for. */
export function* mergeOrdered(
  streams: Generator<StoredDocument>[],
  compare: (left: StoredDocument, right: StoredDocument) => number,
): Generator<StoredDocument> {
  const heads = streams.flatMap((stream) => {
    const { value, done } = stream.next();
    return done ? [] : [{ stream, document: value }];
  });
  let lastName = "";
  while (heads.length > 0) {
    let least = heads[0]!;
    for (const head of heads) {
      if (compare(head.document, least.document) < 0) least = head;
    }
    if (least.document.name !== lastName) {
      lastName = least.document.name;
      yield least.document;
    }
    const { value, done } = least.stream.next();
    if (done) heads.splice(heads.indexOf(least), 1);
    else least.document = value;
  }
}
