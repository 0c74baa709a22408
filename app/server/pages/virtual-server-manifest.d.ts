declare module "virtual:react-router/server-manifest" {
  /** What the build tells about its routes; the version changes with every deployment that changes what pages load. */
  const manifest: { version: string; routes: Record<string, { css?: string[] } | undefined> };
  export default manifest;
}
