import manifest from "virtual:react-router/server-manifest";

/** What a version does not cover (staff's layouts, a removed export) shows after this long at the latest. */
const usualSeconds = 300;

interface EdgeCache {
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

/** One entry of JSON in the edge's cache, of this deployment and host, at an address that nobody can ask for. */
export function edgeCacheOf(
  request: Request,
  name: Record<string, string>,
  keptSeconds = usualSeconds,
): EdgeCache {
  const of = new URLSearchParams({ build: manifest.version, ...name });
  const key = `${new URL(request.url).origin}/kept-at-edge?${of}`;
  // The DOM's types know no cache of the platform's own.
  const edge = (caches as CacheStorage & { default: Cache }).default;
  return {
    read: async () => (await edge.match(key))?.json() ?? null,
    write: (value) =>
      edge.put(key, Response.json(value, { headers: { "Cache-Control": `public, max-age=${keptSeconds}` } })),
  };
}
