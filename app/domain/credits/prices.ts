import type { Brief } from "../video/brief";
import { sceneCountFor, sceneCountLimits } from "../video/scene-count";

/**
 * What work costs that is not priced by the model of an image or a clip, in whole credits. Other words for a line and
 * other ways to open a video are free: they cost us little, and asking for them should never be weighed.
 */
export const scriptCredits = 1;
export const speechCredits = 1;

/** The most a video of this brief can cost: its script, and a picture for each scene where they are made. */
export function mostCreditsOfVideo(
  brief: Pick<Brief, "lengthSeconds" | "pictureSource">,
  creditsPerPicture: number,
): number {
  const pictures = brief.pictureSource === "made" ? sceneCountFor(brief.lengthSeconds) : 0;
  return scriptCredits + pictures * creditsPerPicture;
}

/** The most scenes a script may have when it is approved: as many as were written, or as its price was set aside for. */
export function mostScenesToApprove(
  brief: Pick<Brief, "lengthSeconds" | "pictureSource">,
  written: number,
): number {
  if (brief.pictureSource !== "made") return sceneCountLimits.most;
  return Math.max(written, sceneCountFor(brief.lengthSeconds));
}
