import { parseStoryboard } from "~/scene/storyboard";
import { sampleBriefs } from "./sample-briefs";
import type { SampleWork } from "./sample-work";
import storyboards from "./storyboards.json";

const byId: Readonly<Record<string, unknown>> = storyboards;

/** The videos that come with the product. Loaded when they are shown. */
export const sampleWorks: readonly SampleWork[] = sampleBriefs.map((brief) => ({
  brief,
  storyboard: parseStoryboard(byId[brief.id]),
}));
