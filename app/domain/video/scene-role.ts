/** What a scene is there for; the order is that of a video that has them all. */
export const sceneRoles = ["hook", "point", "proof", "offer", "action"] as const;
export type SceneRole = (typeof sceneRoles)[number];
