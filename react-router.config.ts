import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page, its fallback and its loader come as one file: a shell preloads all of it.
  splitRouteModules: false,
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
