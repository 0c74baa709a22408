import { getCountFromServer, type Query } from "firebase/firestore";
import { answerWithin } from "~/firebase/answer-within";

const patienceMs = 4000;

/** How many documents the server has of a query; 0 where it does not say so soon: without it nothing is held up. */
export async function countOf(query: Query): Promise<number> {
  let count = 0;
  const counted = getCountFromServer(query).then(
    (snapshot) => {
      count = snapshot.data().count;
      return true;
    },
    () => false,
  );
  return (await answerWithin(counted, patienceMs)) ? count : 0;
}
