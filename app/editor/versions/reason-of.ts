import type { VideoVersion } from "~/stores/content/video-version";

/** Why a version was kept. */
export function reasonOf({ reason, step }: Pick<VideoVersion, "reason" | "step">): string {
  switch (reason) {
    case "step":
      return step ? `Before: ${step}` : "Before a big step";
    case "pause":
      return "After many edits";
    case "edited":
      return "Before it was edited on";
    case "named":
      return "Named";
  }
}
