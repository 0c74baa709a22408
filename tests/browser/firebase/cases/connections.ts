import {
  connectFirestoreEmulator,
  doc,
  type EmulatorMockTokenOptions,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  setDoc,
  terminate,
  updateDoc,
} from "firebase/firestore";
import { type Cases, codeOf, seenBy, type World } from "./case";
import { isSettled, observeDocument, observeQuery } from "./observer";

const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id).join("");

/** The same exchange over every way of reaching the server. */
export const connections: Cases = {
  ...Object.fromEntries(
    Object.entries({
      "detected by itself": { experimentalAutoDetectLongPolling: true },
      "streaming, never polling": { experimentalAutoDetectLongPolling: false },
      "polling, always": { experimentalForceLongPolling: true },
      "polling, at short intervals": {
        experimentalForceLongPolling: true,
        experimentalLongPollingOptions: { timeoutSeconds: 5 },
      },
    }).map(([name, settings]) => [
      name,
      {
        run: async (world: World) => {
          const here = seenBy(world, { settings });
          const observer = observeQuery(here);
          await observer.next(isSettled);
          for (let n = 0; n < 3; n++) await setDoc(doc(here, `own${n}`), { n });
          await setDoc(doc(world.home, "theirs"), { n: 3 });
          const seen = await observer.next((snapshot) => isSettled(snapshot) && snapshot.size === 4);
          const refused = await codeOf(updateDoc(doc(here, "missing"), { n: 1 }));
          observer.stop();
          return [idsOf(seen), refused];
        },
        gives: ["own0own1own2theirs", "not-found"],
      },
    ]),
  ),
  "every project and every database is one of its own": {
    run: async (world) => {
      const places = [
        {},
        { projectId: "test-emulator" },
        { databaseId: "second" },
        { projectId: "test-db2", databaseId: "second" },
      ];
      const counts = [];
      for (const [index, place] of places.entries()) {
        const here = seenBy(world, place);
        for (let n = 0; n <= index; n++) await setDoc(doc(here, String(n)), { n });
        counts.push((await getDocsFromServer(here)).size);
        const observer = observeQuery(here);
        counts.push((await observer.next(isSettled)).size);
        await terminate(here.firestore);
      }
      return counts;
    },
    gives: [1, 1, 2, 2, 3, 3, 4, 4],
  },
  "a mock user has the rights of its claims, and the owner all": {
    run: async (world) => {
      const outcomes = [];
      for (const mockUserToken of [{ sub: "bo" }, { user_id: "ada", staff: true }, "owner"] as const) {
        const client = asMockUser(world.openClient(), world.db, mockUserToken);
        const own = doc(client, "owned/bo");
        const observer = observeDocument(own);
        const listened = await codeOf(observer.next(isSettled));
        observer.stop();
        outcomes.push([await codeOf(setDoc(own, { n: 1 })), await codeOf(getDocFromServer(own)), listened]);
        await terminate(client);
      }
      return [...outcomes, await codeOf(setDoc(doc(world.db, "owned/bo"), { n: 1 }))];
    },
    gives: [
      ["no error", "no error", "no error"],
      ["permission-denied", "permission-denied", "permission-denied"],
      ["no error", "no error", "no error"],
      "permission-denied",
    ],
  },
};

function asMockUser(
  client: Firestore,
  { app }: Firestore,
  mockUserToken: EmulatorMockTokenOptions | string,
): Firestore {
  const { hostname, port } = new URL(`http://${app.options.authDomain}`);
  connectFirestoreEmulator(client, hostname, Number(port), { mockUserToken });
  return client;
}
