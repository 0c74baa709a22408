import type { ImageOperation } from "./image-operation";

/** One picture in the chain of what was made of what. */
export interface LineageStep {
  assetId: string;
  title: string;
  /** How it came to be. */
  operation: ImageOperation | "derive" | "upload";
  shelf: "kept" | "staged" | "trash";
  width: number;
  height: number;
  /** `#rrggbb`; null where it is not known. */
  color: string | null;
}

/** What `GET /api/v1/images/:imageId/lineage` answers. */
export interface LineageAnswer {
  /** From the very first to the last before this one, by what each was made of first. */
  ancestors: LineageStep[];
  self: LineageStep;
  /** What was made of it, the newest first. */
  children: LineageStep[];
}
