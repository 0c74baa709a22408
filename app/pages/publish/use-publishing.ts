import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import { makePageImages } from "../page-images";
import { type PublishState, type VisibilityChoice, visibilityBody } from "./publish-state";

/** What is being done, with pictures that are done of all. */
export type Publishing =
  | { kind: "pictures"; done: number; of: number }
  | { kind: "publish" | "set" | "unpublish" | "put-back" };

export type PublishReading =
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "ready"; state: PublishState };

/** How a project is published, asked anew when `changed` is another, and what its owner can do about it. Whoever may not is told nothing. */
export function usePublishing(projectId: string, changed: unknown, mayPublish: boolean) {
  const [reading, setReading] = useState<PublishReading>({ kind: "loading" });
  const [doing, setDoing] = useState<Publishing | null>(null);
  const stopping = useRef<AbortController>(null);
  const address = `/api/v1/projects/${projectId}/publish` as const;

  const load = useCallback(async () => {
    const state = await callApi<PublishState>(address);
    setReading({ kind: "ready", state });
    return state;
  }, [address]);

  const reload = useCallback(() => {
    load().catch((error: ApiError) =>
      setReading((before) =>
        before.kind === "ready" ? before : { kind: "failed", message: error.message, retry: reload },
      ),
    );
  }, [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the project asks anew
  useEffect(() => {
    if (mayPublish) reload();
  }, [reload, changed, mayPublish]);
  useEffect(() => () => stopping.current?.abort(), []);

  async function attempt(first: Publishing, failure: string, work: () => Promise<void>) {
    setDoing(first);
    try {
      await work();
    } catch (error) {
      if ((error as Error).name === "AbortError") showToast("Stopped. Others see what they saw before.");
      else showErrorToast(failure, (error as Error).message);
    } finally {
      // Also after a refusal: the page may be another by now.
      await load().catch(() => {});
      setDoing(null);
    }
  }

  const send = (body: object) => callApi(address, { method: "POST", body });

  const publish = (choice: VisibilityChoice) =>
    attempt({ kind: "publish" }, "The page could not be published", async () => {
      const before = await load();
      const { missingImages, published } = before;
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      if (missingImages.length > 0) {
        const of = missingImages.length;
        setDoing({ kind: "pictures", done: 0, of });
        const failed = await makePageImages(missingImages, {
          signal,
          onProgress: (done) => setDoing({ kind: "pictures", done, of }),
        });
        if (failed.length > 0)
          showToast("Some images are shown as they are", "This browser could not make smaller ones.");
      }
      signal.throwIfAborted();
      setDoing({ kind: "publish" });
      await send({ do: "publish", ...visibilityBody(choice) });
      if (published && !published.isDown) {
        offerUndo("Others see the changes now", published.version);
      } else showToast("Published");
    });

  const set = (choice: VisibilityChoice) =>
    attempt({ kind: "set" }, "That could not be saved", async () => {
      await send({ do: "set", ...visibilityBody(choice) });
      showToast("Saved");
    });

  const putBack = (version: number) =>
    attempt({ kind: "put-back" }, "That version could not be shown again", async () => {
      await send({ do: "put-back", version });
      showToast("Others see that version again");
    });

  const offerUndo = (message: string, version: number) =>
    showUndoToast(message, () => void putBack(version), `publishing ${projectId}`);

  const unpublish = (version: number) =>
    attempt({ kind: "unpublish" }, "The page could not be taken down", async () => {
      await callApi(address, { method: "DELETE" });
      offerUndo("Unpublished. The link shows nothing any more.", version);
    });

  const stop = () => stopping.current?.abort();
  return { reading, doing, reload, publish, set, putBack, unpublish, stop };
}
