import { readDocumentsState, watchDocumentsState } from "./documents";

/** Listens until it is stopped, anew whenever the database was opened anew: an earlier one says nothing more. */
export function listenToEachEdition(listen: () => () => void): () => void {
  let { edition } = readDocumentsState();
  let stop = listen();
  const unwatch = watchDocumentsState(() => {
    if (readDocumentsState().edition === edition) return;
    edition = readDocumentsState().edition;
    stop();
    stop = listen();
  });
  return () => {
    unwatch();
    stop();
  };
}
