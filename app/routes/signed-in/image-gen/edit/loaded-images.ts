import { useEffect, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import { ImageLevels } from "~/image-editor/image-levels";

/** An image as the canvas draws it, and the file it came from. */
export interface LoadedImage {
  levels: ImageLevels;
  file: Blob;
}

type Loading =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "present"; picture: LoadedImage };

interface Entry {
  picture: Promise<LoadedImage>;
  users: number;
}

/** Images that nobody shows are kept so many, for the way back. */
const mostIdle = 3;
const entries = new Map<string, Entry>();

/** The image of an asset, kept as long as somebody shows it and a little longer. */
export function useLoadedImage(assetId: string | null): Loading {
  const [loading, setLoading] = useState<Loading & { of?: string | null }>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    if (assetId === null) return setLoading({ kind: "none", of: null });
    let isGone = false;
    setLoading({ kind: "loading", of: assetId });
    acquire(assetId).then(
      (picture) => !isGone && setLoading({ kind: "present", picture, of: assetId }),
      (error: Error) =>
        !isGone &&
        setLoading({
          kind: "failed",
          message: error.message,
          retry: () => setAttempt((count) => count + 1),
          of: assetId,
        }),
    );
    return () => {
      isGone = true;
      release(assetId);
    };
  }, [assetId, attempt]);
  // Between a change of the asset and the effect, what was loaded belongs to the one before.
  return loading.of === assetId ? loading : { kind: "loading" };
}

/** The image once, for what is done at once. */
export function readLoadedImage(assetId: string): Promise<LoadedImage> {
  return acquire(assetId).finally(() => release(assetId));
}

/** Keeps an image until the answer is called; tells when it is there. One that cannot be had is not shown. */
export function holdImage(assetId: string, onImage: (picture: LoadedImage) => void): () => void {
  acquire(assetId).then(onImage, () => {});
  return () => release(assetId);
}

function acquire(assetId: string): Promise<LoadedImage> {
  const known = entries.get(assetId);
  if (known) {
    known.users += 1;
    return known.picture;
  }
  const picture = load(assetId);
  entries.set(assetId, { picture, users: 1 });
  picture.catch(() => entries.delete(assetId));
  return picture;
}

function release(assetId: string): void {
  const entry = entries.get(assetId);
  if (!entry) return;
  entry.users -= 1;
  const idle = [...entries].filter(([, { users }]) => users <= 0);
  for (const [id, { picture }] of idle.slice(0, Math.max(0, idle.length - mostIdle))) {
    entries.delete(id);
    void picture.then(({ levels }) => levels.close()).catch(() => {});
  }
}

async function load(assetId: string): Promise<LoadedImage> {
  const response = await fetch(mediaAddress(assetId)).catch(() => {
    throw new Error("The picture cannot be reached. Check your connection and try again.");
  });
  if (response.status === 404) throw new Error("This picture is gone. Choose another one.");
  if (!response.ok) throw new Error("The picture could not be loaded. Try again in a moment.");
  const file = await response.blob();
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error("This browser cannot show that picture.");
  });
  return { levels: await ImageLevels.from(bitmap), file };
}
