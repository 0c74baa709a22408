import { type ImageRequest, imageRequestLimits } from "./image-request";

export interface RequestGap {
  /** Stable; the field it is about stands in its name. */
  code:
    | "prompt_missing"
    | "source_missing"
    | "source_unwanted"
    | "mask_missing"
    | "mask_unwanted"
    | "extend_missing";
  /** What to do. */
  message: string;
}

/** Operations that need words to know what to do. */
const worded: readonly ImageRequest["operation"][] = [
  "instruct",
  "replace-background",
  "relight",
  "recolour",
];

/** What a request lacks, or has too much, whichever model it asks; null where it is whole. */
export function incompleteRequest(request: ImageRequest): RequestGap | null {
  const { operation, prompt, references, styleIds, steeringBoardId } = request;
  const isEdit = operation !== "generate";
  if (isEdit && !request.sourceAssetId) {
    return { code: "source_missing", message: "Choose the image to begin with." };
  }
  if (!isEdit && request.sourceAssetId) {
    return {
      code: "source_unwanted",
      message: "A new image begins with words and references. Add the image as a reference.",
    };
  }
  const isSteered = references.length > 0 || styleIds.length > 0 || steeringBoardId !== null;
  if (prompt.trim() === "" && (worded.includes(operation) || (!isEdit && !isSteered))) {
    return { code: "prompt_missing", message: isEdit ? "Say what to change." : "Say what to make." };
  }
  if (operation === "fill" && !request.maskAssetId) {
    return { code: "mask_missing", message: "Paint over what is to change." };
  }
  if (operation !== "fill" && request.maskAssetId) {
    return { code: "mask_unwanted", message: "Only a fill takes a painted area. Choose fill, or clear it." };
  }
  if (operation === "extend" && !addsPixels(request.extend)) {
    return { code: "extend_missing", message: "Draw an edge outwards to say how far to extend." };
  }
  return null;
}

function addsPixels(extend: ImageRequest["extend"]): boolean {
  return extend !== null && extend.top + extend.right + extend.bottom + extend.left > 0;
}

/** The seed of the result at an index: the request's own for the first, then counting up. */
export function seedOfResult(seed: number, index: number): number {
  return (seed + index) % (imageRequestLimits.highestSeed + 1);
}
