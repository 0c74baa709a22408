declare module "virtual:first-frame" {
  /** Addresses of the built `first-frame.ts`, first, and of all it imports; empty under `vite dev`. */
  export const firstFrameModules: readonly string[];
}
