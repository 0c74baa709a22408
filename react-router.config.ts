import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Pages that are the same for everybody are exported at build; the worker adds only their nonce and settings.
  prerender: ["/login", "/email-login"],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
