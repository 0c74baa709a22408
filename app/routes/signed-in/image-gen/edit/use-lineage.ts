import { useCallback, useEffect, useRef, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Image } from "~/stores/images/image-document";

/** An image on the way to the present one; `image` is null for an upload, and absent while it is not known. */
export interface Ancestor {
  assetId: string;
  image?: Image | null;
}

const longestChain = 40;

export interface Lineage {
  /** The images that led to this one, the first of all first, this one last; this one alone while it is not known. */
  chain: readonly Ancestor[];
  isKnown: boolean;
  /** All of the chain, for what depends on it: waits for it, and reads it again where that failed. Throws `LineageError`. */
  read: () => Promise<readonly Ancestor[]>;
}

export class LineageError extends Error {
  readonly code = "lineage_unread";
  constructor(cause: unknown) {
    super("How this image was made could not be read. Check your connection and try again.", { cause });
  }
}

export function useLineage(assetId: string): Lineage {
  const [known, setKnown] = useState<readonly Ancestor[] | null>(null);
  const reading = useRef<Promise<readonly Ancestor[]>>(undefined);
  const read = useCallback(() => {
    reading.current ??= readChain(assetId).then(
      (chain) => {
        setKnown(chain);
        return chain;
      },
      (error) => {
        reading.current = undefined;
        throw new LineageError(error);
      },
    );
    return reading.current;
  }, [assetId]);
  useEffect(() => {
    // Without the rest of the chain the image can be edited all the same.
    read().catch(() => {});
  }, [read]);
  return { chain: known ?? [{ assetId }], isKnown: known !== null, read };
}

async function readChain(assetId: string): Promise<readonly Ancestor[]> {
  const [{ readImage }, documents] = await Promise.all([import("~/stores/images/images"), getDocuments()]);
  const chain: Ancestor[] = [];
  for (let id: string | undefined = assetId; id && chain.length < longestChain; ) {
    const image: Image | null = await readImage(documents, id);
    chain.unshift({ assetId: id, image });
    const parent: string | undefined =
      image && image.operation !== "generate" ? image.parentIds[0] : undefined;
    if (!parent || chain.some((ancestor) => ancestor.assetId === parent)) break;
    id = parent;
  }
  return chain;
}
