import type { Storyboard } from "~/scene/storyboard";
import type { SampleBrief } from "./sample-briefs";

/** A sample brief with the video that the built-in makers made of it. */
export interface SampleWork {
  brief: SampleBrief;
  storyboard: Storyboard;
}

/** Where the pictures of samples lie; their asset ids are the names of their files. */
export function sampleMediaUrl(assetId: string): string {
  return `/samples/${assetId}.jpg`;
}
