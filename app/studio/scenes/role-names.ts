import type { SceneRole } from "~/domain/video/scene-role";

/** What a scene is there for, as people read it. */
export const roleNames: Record<SceneRole, string> = {
  hook: "Opening",
  point: "Point",
  proof: "Proof",
  offer: "Offer",
  action: "Closing",
};
