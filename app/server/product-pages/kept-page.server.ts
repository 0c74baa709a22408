import type { Settings } from "~/settings/settings.server";
import { pageHtmlKey } from "~/stores/media/media-keys.server";
import { pageVisitsOf } from "~/stores/published-pages/page-objects.server";
import type { PublishedPage } from "~/stores/published-pages/published-page-document";
import { readShownPage } from "~/stores/published-pages/published-pages.server";

/** All that a visitor's request needs of a published page; the same for everybody. */
export interface KeptPage {
  ownerId: string;
  language: string;
  /** Null where it has no password. */
  lockId: string | null;
  isUnlisted: boolean;
  /** Milliseconds since 1970; null without such a time. */
  fromMs: number | null;
  untilMs: number | null;
  editions: { id: string; tag: string; policy: string; html: string }[];
  /** Null where one edition is shown; its key is null where it is not known any more. */
  experiment: { id: string; shareB: number; key: string | null } | null;
  /** Addresses that clicks are sent on to. */
  links: string[];
  files: PublishedPage["files"];
  /** When the database was asked. */
  readAtMs: number;
}

/** `null` where there is nothing to see. */
type Kept = KeptPage | null;

/**
 * How long what was read may be shown: an isolate keeps it for ten seconds, the cache of a place for thirty. What an isolate takes
 * from that cache may be thirty seconds old, so nothing is shown for longer than forty after it was changed.
 */
const isolateMs = 10_000;
const placeSeconds = 30;
/** What one isolate keeps, in characters of HTML. */
const mostCharacters = 12_000_000;

interface Entry {
  page: Kept;
  untilMs: number;
  characters: number;
}

/** The oldest first. */
const entries = new Map<string, Entry>();
let keptCharacters = 0;

/** The page from this isolate's memory; undefined where it is not there any more. */
export function pageInMemory(pageId: string, nowMs: number): Kept | undefined {
  const entry = entries.get(pageId);
  return entry && nowMs < entry.untilMs ? entry.page : undefined;
}

/** The page as memory, the cache of this place or the database has it. */
export async function readKeptPage(
  settings: Settings,
  pageId: string,
  { origin, waitUntil }: { origin: string; waitUntil: (work: Promise<unknown>) => void },
): Promise<Kept> {
  const nowMs = Date.now();
  const known = pageInMemory(pageId, nowMs);
  if (known !== undefined) return known;
  const cache = placeCache();
  const address = addressInCache(origin, pageId);
  const cached = await cache?.match(address);
  const page = cached ? await cached.json<Kept>() : await readStoredPage(settings, pageId);
  remember(pageId, page, nowMs);
  if (cache && !cached && page) {
    const headers = { "Cache-Control": `public, max-age=${placeSeconds}` };
    waitUntil(cache.put(address, Response.json(page, { headers })));
  }
  return page;
}

/** Forgets a page at once where this is asked; everywhere else it is forgotten within forty seconds. */
export async function forgetPage(origin: string, pageId: string): Promise<void> {
  drop(pageId);
  await placeCache()?.delete(addressInCache(origin, pageId));
}

async function readStoredPage(settings: Settings, pageId: string): Promise<Kept> {
  const readAtMs = Date.now();
  const page = await readShownPage(settings, pageId);
  if (!page || page.takenDownAt) return null;
  const editions = await Promise.all(
    page.editions.map(async ({ id, version, digest, scriptHashes }) => {
      const file = await settings.media.get(pageHtmlKey(pageId, version));
      if (!file) throw new Error(`Edition ${version} of the page ${pageId} is not in the bucket.`);
      const tag = `"${version}-${digest.slice(0, 16)}"`;
      return { id, tag, policy: policyOf(scriptHashes), html: await file.text() };
    }),
  );
  return {
    ownerId: page.ownerId,
    language: page.language,
    lockId: page.lockId,
    isUnlisted: page.isUnlisted || page.lockId !== null,
    fromMs: page.visibleFrom?.getTime() ?? null,
    untilMs: page.visibleUntil?.getTime() ?? null,
    editions,
    experiment: await readExperiment(settings, page),
    links: [...new Set([...page.editions, ...page.earlier].flatMap(({ links }) => links))],
    files: page.files,
    readAtMs,
  };
}

async function readExperiment(
  settings: Settings,
  { id: pageId, experiment }: PublishedPage,
): Promise<KeptPage["experiment"]> {
  if (!experiment) return null;
  const { id, shareB } = experiment;
  return { id, shareB, key: await pageVisitsOf(settings, pageId).keyOf(id) };
}

/** Nothing runs but the scripts it was published with, and nothing is fetched but from here. */
export function policyOf(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'${hash.replaceAll("'", "")}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts || "'none'"}`,
    // Boxes of images and their colours are set where they stand.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

function remember(pageId: string, page: Kept, nowMs: number): void {
  drop(pageId);
  const characters = 500 + (page?.editions.reduce((total, { html }) => total + html.length, 0) ?? 0);
  if (characters > mostCharacters) return;
  for (const oldest of entries.keys()) {
    if (keptCharacters + characters <= mostCharacters) break;
    drop(oldest);
  }
  entries.set(pageId, { page, characters, untilMs: nowMs + isolateMs });
  keptCharacters += characters;
}

function drop(pageId: string): void {
  keptCharacters -= entries.get(pageId)?.characters ?? 0;
  entries.delete(pageId);
}

/** The development server has none. */
function placeCache(): Cache | null {
  if (!import.meta.env.PROD) return null;
  // The DOM's types know no cache of the platform's own.
  return (caches as CacheStorage & { default: Cache }).default;
}

/** Nobody can ask for it: addresses of this kind are none of the product's. */
function addressInCache(origin: string, pageId: string): string {
  return `${origin}/kept-at-edge?page=${pageId}`;
}
