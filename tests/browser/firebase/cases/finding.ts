import {
  doc,
  getDocsFromCache,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
  query,
  writeBatch,
} from "firebase/firestore";
import type { Case, World } from "./case";

type Documents = Record<string, object>;
type Queries = Record<
  string,
  QueryConstraint[] | [QueryCompositeFilterConstraint, ...QueryNonFilterConstraint[]]
>;

export async function fill({ home }: World, documents: Documents): Promise<void> {
  const batch = writeBatch(home.firestore);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(home, id), data);
  await batch.commit();
}

/**
 * The ids that each query finds on the server. The cache, where a listener keeps all documents at hand, must find
 * the same: the SDK's own judgement of the query.
 */
export function findsIn(
  documents: Documents,
  queries: (world: World) => Queries,
  gives: Record<string, string[]>,
): Case {
  return {
    async run(world) {
      await fill(world, documents);
      const keepAll = onSnapshot(world.home, () => {});
      await getDocsFromServer(world.home);
      const results: Record<string, string[]> = {};
      for (const [name, constraints] of Object.entries(queries(world))) {
        const asked = query(world.home, ...(constraints as QueryConstraint[]));
        const found = await idsOf(getDocsFromServer, asked);
        const cached = await idsOf(getDocsFromCache, asked);
        results[name] = found.join() === cached.join() ? found : [...found, "but the cache has", ...cached];
      }
      keepAll();
      return results;
    },
    gives,
  };
}

export async function idsOf(get: typeof getDocsFromServer, asked: Query): Promise<string[]> {
  return (await get(asked)).docs.map(({ id }) => id);
}
