declare module "virtual:player-frame" {
  /** Addresses of `start.ts`, first, and of all it imports. */
  export const playerFrameModules: readonly string[];
}
