import * as lite from "firebase/firestore/lite";
import { type Cases, codeOf, type World } from "./case";
import { fill } from "./finding";

/** The SDK without cache and streams, over REST alone; it takes its place of the app beside the full one. */
function liteHome({ db, home }: World): lite.CollectionReference {
  const host = db.app.options.authDomain ?? "";
  const [client] = liteClients;
  const database = client ?? lite.initializeFirestore(db.app, { host, ssl: false });
  if (!client) liteClients.push(database);
  return lite.collection(database, home.id);
}

const liteClients: lite.Firestore[] = [];

export const liteCases: Cases = {
  "documents are written, read, changed and deleted": {
    run: async (world) => {
      const home = liteHome(world);
      const one = await lite.addDoc(home, { n: 1, tags: ["a"], at: lite.serverTimestamp(), gone: 1 });
      await lite.updateDoc(one, {
        n: lite.increment(2),
        tags: lite.arrayUnion("b"),
        gone: lite.deleteField(),
      });
      await lite.setDoc(one, { deep: { x: 1 } }, { merge: true });
      const { at, ...rest } = (await lite.getDoc(one)).data()!;
      await lite.deleteDoc(one);
      return [rest, at instanceof lite.Timestamp, (await lite.getDoc(one)).exists()];
    },
    gives: [{ n: 3, tags: ["a", "b"], deep: { x: 1 } }, true, false],
  },
  "batches and transactions are all or nothing": {
    run: async (world) => {
      const home = liteHome(world);
      const [a, b] = [lite.doc(home, "a"), lite.doc(home, "b")];
      const batch = lite.writeBatch(home.firestore).set(a, { n: 1 }).update(b, { n: 1 });
      const code = await codeOf(batch.commit());
      await lite.writeBatch(home.firestore).set(a, { n: 1 }).set(b, { n: 1 }).commit();
      const sum = await lite.runTransaction(home.firestore, async (transaction) => {
        const read = await Promise.all([a, b].map((each) => transaction.get(each)));
        const total = read.reduce((all, each) => all + each.get("n"), 0);
        transaction.set(a, { n: total }).delete(b);
        return total;
      });
      return [code, sum, (await lite.getDoc(a)).data(), (await lite.getDoc(b)).exists()];
    },
    gives: ["not-found", 2, { n: 2 }, false],
  },
  "queries, cursors, groups and aggregates": {
    run: async (world) => {
      await fill(world, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const home = liteHome(world);
      const ids = async (...constraints: lite.QueryConstraint[]) =>
        (await lite.getDocs(lite.query(home, ...constraints))).docs.map(({ id }) => id).join("");
      const first = (await lite.getDocs(lite.query(home, lite.orderBy("n"), lite.limit(1)))).docs[0]!;
      const group = lite.collectionGroup(home.firestore, world.home.id);
      return [
        await ids(),
        await ids(lite.where("n", ">", 1)),
        await ids(lite.orderBy("n", "desc"), lite.limitToLast(2)),
        await ids(lite.orderBy("n"), lite.startAfter(first)),
        (await lite.getDocs(group)).size,
        (await lite.getCount(home)).data().count,
        (await lite.getAggregate(home, { s: lite.sum("n"), m: lite.average("n") })).data(),
      ];
    },
    gives: ["abc", "bc", "ba", "bc", 3, 3, { s: 6, m: 2 }],
  },
};
