declare module "virtual:embed-client" {
  /** A module that exports `createPlayer` and defines `vitrine-video`. */
  export const embedCode: string;
  export const embedTypes: string;
}
