declare module "virtual:island-scripts" {
  interface IslandScript {
    /** Runs by itself, in a module. */
    code: string;
    /** `sha256-…`, as a Content-Security-Policy allows it. */
    hash: string;
  }
  /** Each file of `app/sections/islands`, by the file's name. */
  export const islandScripts: Readonly<Record<string, IslandScript>>;
}
