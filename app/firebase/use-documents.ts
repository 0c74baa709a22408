import type { Firestore } from "firebase/firestore";
import { useEffect, useRef, useState } from "react";
import { isModuleFailure } from "~/client/module-failure";
import { useServerReturn } from "~/client/use-server-return";
import { getDocuments } from "./documents";
import { useDocumentsEdition } from "./use-documents-state";

/** What a listener has said so far. */
export type Reading<Value> =
  | { kind: "loading" }
  | { kind: "failed"; error: Error; retry: () => void }
  | { kind: "present"; value: Value };

/** Browsers remember a module that did not come: only a reload asks for it again. */
const unreached = {
  kind: "failed",
  error: new Error("You are offline, or the server cannot be reached. Check your connection and try again."),
  retry: () => location.reload(),
} as const;

/** Starts listening and returns how to stop. */
type Watch<Store, Value> = (
  store: Store,
  documents: Firestore,
  onChange: (value: Value) => void,
  onError: (error: Error) => void,
) => () => void;

/** Passes on a document of which something is known: that this device has none says nothing before the server answered. */
export function whenKnown<Item>(onChange: (item: Item | null) => void) {
  return ({ item, fromCache }: { item: Item | null; fromCache: boolean }) => {
    if (item || !fromCache) onChange(item);
  };
}

/**
 * Listens to documents as long as the component stands. `key` names what is listened to: another key listens anew;
 * `null` listens to nothing and stays loading. The store is given as an import, so that pages do not carry the
 * document database in what they load first. When the database is opened anew, so is the listener.
 */
export function useDocuments<Store, Value>(
  key: string | null,
  loadStore: () => Promise<Store>,
  watch: Watch<Store, Value>,
): Reading<Value> {
  const [reading, setReading] = useState<Reading<Value>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const edition = useDocumentsEdition();
  const listening = useRef<string | null>(null);
  const isUnreached = reading === unreached;
  useServerReturn(isUnreached, unreached.retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the functions, new at each render
  useEffect(() => {
    if (key === null) return;
    let stop = () => {};
    let gone = false;
    const fail = (error: Error) => {
      if (gone) return;
      const retry = () => setAttempt((count) => count + 1);
      setReading(isModuleFailure(error) ? unreached : { kind: "failed", error, retry });
    };
    // What is shown stays while a database that was opened anew is listened to.
    if (listening.current !== `${key} ${attempt}`) setReading({ kind: "loading" });
    listening.current = `${key} ${attempt}`;
    Promise.all([loadStore(), getDocuments()]).then(([store, documents]) => {
      if (!gone) stop = watch(store, documents, (value) => setReading({ kind: "present", value }), fail);
    }, fail);
    return () => {
      gone = true;
      stop();
    };
  }, [key, attempt, edition]);

  return reading;
}

/** The rules refuse it: somebody else's. Its reader is told no more than that it is not there. */
export function isDenied(reading: Reading<unknown>): boolean {
  return reading.kind === "failed" && (reading.error as { code?: string }).code === "permission-denied";
}
