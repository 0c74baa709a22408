import { callApi } from "./call-api";
import { waitingForLimit } from "./waiting-for-limit";

const callsAtOnce = 6;

/** Deletes files that lie in the trash, with all that belongs to them; answers how many could not be. */
export async function deleteForGood(assetIds: readonly string[]): Promise<number> {
  const waiting = [...assetIds];
  let failed = 0;
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const remove = () => callApi(`/api/v1/assets/${id}`, { method: "DELETE" });
      await waitingForLimit(remove).catch(() => failed++);
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return failed;
}
