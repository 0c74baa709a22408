import { createRoot } from "react-dom/client";
import type { FramedVideo } from "./framed-video";
import { type FrameOptions, PlayerFrame } from "./player-frame";

/** Puts the player in the place of the still picture. */
export function mountPlayer(stage: HTMLElement, framed: FramedVideo, options: FrameOptions): void {
  createRoot(stage).render(<PlayerFrame {...framed} {...options} />);
}
