import type { Firestore } from "firebase/firestore";
import { getDocuments } from "./documents";
import { listenToEachEdition } from "./listen-to-each-edition";

/** Listens until it is stopped, once the store has come, and again with each edition of the database. */
export function listenWith<Store>(
  load: () => Promise<Store>,
  watch: (store: Store, documents: Firestore, fail: (error: Error) => void) => () => void,
  onError: (error: Error) => void,
): () => void {
  return listenToEachEdition(() => {
    let stop = () => {};
    let isOver = false;
    const fail = (error: Error) => {
      if (!isOver) onError(error);
    };
    Promise.all([getDocuments(), load()]).then(([documents, store]) => {
      if (!isOver) stop = watch(store, documents, fail);
    }, fail);
    return () => {
      isOver = true;
      stop();
    };
  });
}
