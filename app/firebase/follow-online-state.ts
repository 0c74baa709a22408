import type { DocumentReference, Transaction } from "firebase/firestore";
import { getDocuments } from "./documents";
import { listenToEachEdition } from "./listen-to-each-edition";
import {
  longSilenceMs,
  type OnlineEvent,
  type OnlineState,
  silenceMs,
  stepOnlineState,
} from "./online-state";
import { stopListening } from "./stop-listening";
import { isAway } from "./write-refusal";

let state: OnlineState = "unknown";
let isFollowing = false;
let isDoubting = false;
/** Goes up when what was asked before is settled: an answer to it says nothing of now. */
let round = 0;
/** Ends the wait for a first word of the server, at the start and when the network is back. */
let stopExpecting = () => {};
const listeners = new Set<() => void>();
/** While offline on a working network, the server is asked this often whether it is back. */
const askAgainMs = 15_000;

export function readOnlineState(): OnlineState {
  return state;
}

/** Calls back whenever the state changes; follows it from the first call on. */
export function watchOnlineState(onChange: () => void): () => void {
  listeners.add(onChange);
  follow();
  return () => listeners.delete(onChange);
}

/** Something is asked of the server: after a silence it is asked outright whether it is there. Returns how to end the wait. */
export function expectServer(): () => void {
  const timer = setTimeout(doubt, silenceMs);
  return () => clearTimeout(timer);
}

export function noteServerAnswer(): void {
  send("server-answered");
}

/** Something sent to the server did not reach it. */
export function missServer(): void {
  send("server-missed");
}

function send(event: OnlineEvent): void {
  if (event === "server-answered") stopExpecting();
  if (event === "server-answered" || event === "long-silence" || event === "network-lost") {
    round++;
    isDoubting = false;
  }
  const next = stepOnlineState(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Silence alone does not say whether the server is away or this machine slow: then it is asked outright. */
function expectFirstWord(): void {
  stopExpecting();
  const timers = [setTimeout(doubt, silenceMs), setTimeout(send, longSilenceMs, "long-silence")];
  stopExpecting = () => timers.forEach(clearTimeout);
}

/** Asks once for all who doubt at a time; whatever the server says meanwhile ends the wait. */
function doubt(): void {
  if (state === "offline" || isDoubting) return;
  isDoubting = true;
  const timer = setTimeout(send, longSilenceMs, "long-silence");
  const stopBefore = stopExpecting;
  stopExpecting = () => {
    stopBefore();
    clearTimeout(timer);
  };
  const asked = round;
  void ask().finally(() => {
    clearTimeout(timer);
    if (asked === round) isDoubting = false;
  });
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  if (!navigator.onLine) send("network-lost");
  addEventListener("offline", () => send("network-lost"));
  addEventListener("online", () => {
    send("network-back");
    void askServer();
  });
  setInterval(() => {
    if (state === "offline" && navigator.onLine) void askServer();
  }, askAgainMs);
  listenToEachEdition(listenToServer);
}

/** Watches the one document that everybody signed in may read: their own. */
function listenToServer(): () => void {
  let stop = () => {};
  let isOver = false;
  expectFirstWord();
  ownDocument().then(
    async (reference) => {
      const { onSnapshot } = await import("firebase/firestore");
      if (!reference || isOver) return;
      let wasInStep = false;
      const stopSnapshots = onSnapshot(
        reference,
        { includeMetadataChanges: true },
        ({ metadata: { fromCache } }) => {
          if (!fromCache) send("server-answered");
          // The SDK gave up on its connection, which a slow server brings about as well as none.
          else if (wasInStep) doubt();
          wasInStep = !fromCache;
        },
        // Refused: but somebody was there to refuse it.
        () => send("server-answered"),
      );
      stop = stopListening(stopSnapshots);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** Asks the server outright: a listener that never noticed a short cut says nothing when it is over. */
async function askServer(): Promise<void> {
  expectFirstWord();
  await ask();
}

async function ask(): Promise<void> {
  const asked = round;
  const hear = (event: OnlineEvent) => {
    if (asked === round) send(event);
  };
  try {
    const reference = await ownDocument();
    if (!reference) return;
    const { runTransaction } = await import("firebase/firestore");
    const read = (transaction: Transaction) => transaction.get(reference);
    await runTransaction(reference.firestore, read, { maxAttempts: 1 });
    hear("server-answered");
  } catch (error) {
    hear(isAway(error) ? "server-missed" : "server-answered");
  }
}

async function ownDocument(): Promise<DocumentReference | null> {
  const [documents, { doc }, { getIdentity }] = await Promise.all([
    getDocuments(),
    import("firebase/firestore"),
    import("./identity"),
  ]);
  const userId = getIdentity().currentUser?.uid;
  return userId ? doc(documents, "users", userId) : null;
}
