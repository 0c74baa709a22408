import type { DocumentReference, Transaction } from "firebase/firestore";
import { getDocuments } from "./documents";
import { listenToEachEdition } from "./listen-to-each-edition";
import { OnlineFollower } from "./online-follower";
import type { OnlineState } from "./online-state";
import { stopListening } from "./stop-listening";

const follower = new OnlineFollower(askForOwnDocument);
let isFollowing = false;
/** While offline on a working network, the server is asked this often whether it is back. */
const askAgainMs = 15_000;

export const readOnlineState = (): OnlineState => follower.state;

/** Calls back whenever the state changes; follows it from the first call on. */
export function watchOnlineState(onChange: () => void): () => void {
  const stop = follower.watch(onChange);
  follow();
  return stop;
}

/** Something is asked of the server: after a silence it is asked outright whether it is there. Returns how to end the wait. */
export const expectServer = (): (() => void) => follower.expectServer();

export const noteServerAnswer = (): void => follower.send("server-answered");

/** Something sent to the server did not reach it. */
export const missServer = (): void => follower.send("server-missed");

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  if (!navigator.onLine) follower.send("network-lost");
  addEventListener("offline", () => follower.send("network-lost"));
  addEventListener("online", () => {
    follower.send("network-back");
    askServer();
  });
  setInterval(() => {
    if (follower.state === "offline" && navigator.onLine) askServer();
  }, askAgainMs);
  listenToEachEdition(listenToServer);
}

/** Watches the one document that everybody signed in may read: their own. */
function listenToServer(): () => void {
  let stop = () => {};
  let isOver = false;
  follower.expectFirstWord();
  ownDocument().then(
    async (reference) => {
      const { onSnapshot } = await import("firebase/firestore");
      if (!reference || isOver) return;
      let wasInStep = false;
      const stopSnapshots = onSnapshot(
        reference,
        { includeMetadataChanges: true },
        ({ metadata: { fromCache } }) => {
          if (!fromCache) follower.send("server-answered");
          // The SDK gave up on its connection, which a slow server brings about as well as none.
          else if (wasInStep) follower.doubt();
          wasInStep = !fromCache;
        },
        // Refused: but somebody was there to refuse it.
        () => follower.send("server-answered"),
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
function askServer(): void {
  follower.expectFirstWord();
  void follower.ask();
}

async function askForOwnDocument(): Promise<boolean> {
  const reference = await ownDocument();
  if (!reference) return false;
  const { runTransaction } = await import("firebase/firestore");
  const read = (transaction: Transaction) => transaction.get(reference);
  await runTransaction(reference.firestore, read, { maxAttempts: 1 });
  return true;
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
