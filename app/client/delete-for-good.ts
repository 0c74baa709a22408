import { callApi } from "./call-api";

const callsAtOnce = 6;

/** Deletes files that lie in the trash, with all that belongs to them; answers how many could not be. */
export async function deleteForGood(assetIds: readonly string[]): Promise<number> {
  const waiting = [...assetIds];
  let failed = 0;
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      await callApi(`/api/v1/assets/${id}`, { method: "DELETE" }).catch(() => failed++);
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return failed;
}
