import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Image } from "~/stores/images/image-document";

/** An image on the way to the present one; `image` is null for an upload, and absent while it is not known. */
export interface Ancestor {
  assetId: string;
  image?: Image | null;
}

const longestChain = 40;

/** The images that led to this one, the first of all first, this one last. */
export function useLineage(assetId: string): Ancestor[] {
  const [chain, setChain] = useState<Ancestor[]>([{ assetId }]);
  useEffect(() => {
    let isGone = false;
    // Going along the chain, what is known of it stays in sight.
    setChain((before) => {
      const at = before.findIndex((ancestor) => ancestor.assetId === assetId);
      return at < 0 ? [...before, { assetId }] : before.slice(0, at + 1);
    });
    readChain(assetId).then(
      (found) => !isGone && setChain(found),
      // Without the rest of the chain the image can be edited all the same.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [assetId]);
  return chain;
}

async function readChain(assetId: string): Promise<Ancestor[]> {
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
