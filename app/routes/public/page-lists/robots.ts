import { pathRules } from "~/domain/access/access";
import { canonicalHost } from "~/domain/http/host-name";
import { answerMethods } from "~/server/http/api-route.server";

/** Pages that need sign-in, by the first part of their path: a robot finds nothing there but the way to sign in. */
const closed = new Set(
  pathRules
    .filter(({ access, kind, pattern }) => access !== "public" && kind === "page" && pattern !== "/")
    .map(({ pattern }) => `/${pattern.split("/")[1]}`),
);
// Beside what needs sign-in, these have what anybody may read.
for (const path of ["/content"]) closed.delete(path);

const handle = answerMethods({
  GET: ({ url, settings }) => {
    const isPageHost = settings.access.pageHosts.has(canonicalHost(url.hostname));
    const paths = isPageHost
      ? ["/api/"]
      : [
          "/api/",
          ...[...closed].sort().map((path) => `${path}$`),
          ...[...closed].sort().map((path) => `${path}/`),
        ];
    const lines = [
      "User-agent: *",
      ...paths.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${url.origin}/pages/sitemap.xml`,
    ];
    return new Response(`${lines.join("\n")}\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    });
  },
});

export { handle as action, handle as loader };
