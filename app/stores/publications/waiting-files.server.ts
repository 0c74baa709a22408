import type { Settings } from "~/settings/settings.server";
import { waitingKey } from "../media/media-keys.server";

/** Files that wait take the place of those that a link showed. Whether there was one. */
export async function takeWaiting({ media }: Settings, keys: readonly string[]): Promise<boolean> {
  const taken = await Promise.all(
    keys.map(async (key) => {
      const waiting = await media.get(waitingKey(key));
      if (!waiting) return false;
      await media.put(key, await waiting.arrayBuffer(), { httpMetadata: waiting.httpMetadata ?? {} });
      await media.delete(waitingKey(key));
      return true;
    }),
  );
  return taken.includes(true);
}
