import type { ArtDirection } from "~/domain/image/art-direction";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageReference, ImageRequest } from "~/domain/image/image-request";
import type { PictureReport } from "~/domain/image/picture-report";

/** A picture file handed to a model. */
export interface ImageFile {
  bytes: Uint8Array;
  /** What the bytes are, such as "image/png". */
  mediaType: string;
}

export interface ReferenceFile extends ImageFile, Pick<ImageReference, "role" | "weight"> {
  /** What its owner calls it, and says it shows. */
  name: string;
}

/** What a board gives to a request: its colours (`#rrggbb`) and its words. */
export interface Steering {
  palette: readonly string[];
  words: readonly string[];
}

/** What a model is asked for: one result of a request. */
export interface ImageAsk {
  request: ImageRequest;
  /** Which of the request's results, from 0. */
  index: number;
  /** Size asked for, in pixels. A model may answer with another. */
  size: { width: number; height: number };
  source: ImageFile | null;
  /** Of the source's size; what is white is to change. */
  mask: ImageFile | null;
  references: readonly ReferenceFile[];
  steering: Steering | null;
  /** Of the picture of a scene: what it has in common with the others of its video. */
  direction?: ArtDirection | null;
  /** Of this result. */
  seed: number;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** Asks a service for one picture and gives its bytes. May throw anything: `callProvider` names it. */
export type AskForImage = (ask: ImageAsk) => Promise<Uint8Array>;

/** What a model answers, believed for nothing yet. */
export interface ImageAnswer {
  bytes: Uint8Array;
  /** Null where the model does not know what it drew. */
  report: PictureReport | null;
}

/** A model of the catalogue, with how to call it. */
export interface ImageModel extends ImageModelInfo {
  ask(ask: ImageAsk): Promise<ImageAnswer>;
  /** Longest wait for one result, in milliseconds. */
  timeoutMs: number;
}
