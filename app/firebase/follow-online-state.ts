import { getDocuments, readDocumentsState, watchDocumentsState } from "./documents";
import { type OnlineEvent, type OnlineState, silenceMs, stepOnlineState } from "./online-state";

let state: OnlineState = "unknown";
let isFollowing = false;
/** Ends the wait for a first word of the server, at the start and when the network is back. */
let stopExpecting = () => {};
const listeners = new Set<() => void>();

export function readOnlineState(): OnlineState {
  return state;
}

/** Calls back whenever the state changes; follows it from the first call on. */
export function watchOnlineState(onChange: () => void): () => void {
  listeners.add(onChange);
  follow();
  return () => listeners.delete(onChange);
}

/** Something is asked of the server: silence from now on means offline. Returns how to end the wait. */
export function expectServer(): () => void {
  const timer = setTimeout(send, silenceMs, "silence");
  return () => clearTimeout(timer);
}

export function hearServer(): void {
  send("server-heard");
}

/** Something sent to the server did not reach it. */
export function missServer(): void {
  send("silence");
}

function send(event: OnlineEvent): void {
  if (event === "server-heard") stopExpecting();
  const next = stepOnlineState(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function expectFirstWord(): void {
  stopExpecting();
  stopExpecting = expectServer();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  if (!navigator.onLine) send("network-lost");
  addEventListener("offline", () => send("network-lost"));
  addEventListener("online", () => {
    send("network-back");
    expectFirstWord();
  });
  let stop = () => {};
  let edition = -1;
  const listen = () => {
    if (readDocumentsState().edition === edition) return;
    edition = readDocumentsState().edition;
    stop();
    stop = listenToServer();
  };
  watchDocumentsState(listen);
  listen();
}

/** Watches the one document that everybody signed in may read: their own. */
function listenToServer(): () => void {
  let stop = () => {};
  let isOver = false;
  expectFirstWord();
  Promise.all([getDocuments(), import("firebase/firestore"), import("./identity")]).then(
    ([documents, { doc, onSnapshot }, { getIdentity }]) => {
      const userId = getIdentity().currentUser?.uid;
      if (!userId || isOver) return;
      let wasInStep = false;
      stop = onSnapshot(
        doc(documents, "users", userId),
        { includeMetadataChanges: true },
        ({ metadata: { fromCache } }) => {
          if (!fromCache) send("server-heard");
          else if (wasInStep) send("server-lost");
          wasInStep = !fromCache;
        },
        // Refused: but somebody was there to refuse it.
        () => send("server-heard"),
      );
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
