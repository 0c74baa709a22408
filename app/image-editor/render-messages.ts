import type { ExportOrder } from "./ad/export-ad";
import type { Adjustments } from "./adjustments";
import type { EditDraft } from "./edit-draft";

/** What is asked of the render worker; answers carry the same `id`. */
export type RenderOrder =
  /** Keeps a small copy of an image for previews. */
  | { kind: "open"; id: number; bitmap: ImageBitmap }
  | { kind: "preview"; id: number; adjustments: Adjustments; longestSide: number }
  | { kind: "bake"; id: number; file: Blob; draft: BakedDraft; layerFiles: Record<string, Blob> }
  | { kind: "export"; id: number; order: ExportOrder };

/** What of a draft becomes pixels. */
export type BakedDraft = Pick<EditDraft, "adjustments" | "frame" | "layers">;

export type RenderAnswer =
  | { id: number; kind: "opened" }
  | { id: number; kind: "preview"; bitmap: ImageBitmap }
  | { id: number; kind: "baked"; file: Blob; width: number; height: number }
  | { id: number; kind: "exported"; file: Blob; isTooLarge: boolean }
  | { id: number; kind: "failed"; message: string };
