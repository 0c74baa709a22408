import type { Experimental_VideoModelV4 } from "@ai-sdk/provider";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ClipWire } from "~/providers/known-clip-models";

/** How a provider makes clips: a model of the AI SDK that is started and asked, and files to be fetched after. */
export interface ClipCalls {
  open(): Promise<Experimental_VideoModelV4>;
  /** The name by which the SDK knows the provider's own fields. */
  optionsName: string;
  /** Addresses of the provider as configured; files there are fetched with `fileHeaders`, others without. */
  ownOrigins: readonly string[];
  fileHeaders: Readonly<Record<string, string>>;
}

/** A model that makes clips, with how to call it. */
export interface ClipModel extends ImageModelInfo {
  calls: ClipCalls;
  /** Longest wait for one answer, in milliseconds; the clip itself takes longer, between answers. */
  timeoutMs: number;
  wire: ClipWire;
}
