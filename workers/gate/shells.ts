import type { PathRule } from "~/domain/access/access";
import { viewerName } from "~/domain/access/viewer";
import { isExported, type ShellSlot, shellFileOf, splitShell } from "~/domain/page/shell";
import { initials } from "~/domain/text/initials";
import { jsonForScript } from "~/domain/text/json-for-script";
import { readPageData } from "~/server/pages/page-data.server";
import type { Settings } from "~/settings/settings.server";
import type { Passage } from "./gate";

/** What one request puts into a shell. */
interface Page {
  nonce: string;
  requestId: string;
}

type StudioData = Awaited<ReturnType<typeof readPageData>>["studio"];

/** What does not change between requests: kept by the isolate. */
interface Kept {
  /** Shells by pattern, as text and slots in turn; null for a page that is not built. */
  shells: Map<string, string[] | null>;
  settingsJson: string;
}
const kept = new WeakMap<Settings, Kept>();
const studioJsons = new WeakMap<NonNullable<StudioData>, string>();

/**
 * Answers the document of an exported page with its shell: the nonce, the settings and whom it is for stand in it,
 * and nothing is rendered. `null` for every other request, and for a page that is not built.
 */
export async function serveShell(
  request: Request,
  { decision, viewer, rule, isData }: Passage,
  settings: Settings,
  page: Page,
): Promise<Response | null> {
  // Under `vite dev` nothing is exported, and the router renders these pages too.
  if (import.meta.env.DEV) return null;
  if (decision.kind !== "pass" || !rule || isData || !isExported(rule)) return null;
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const known = keptFor(settings);
  const shell = await readShell(rule, settings, known.shells);
  if (!shell) return null;

  const url = new URL(request.url);
  // Spelled as the page spells it when it asks: a preload of another spelling would be a second request.
  const query = url.searchParams.toString();
  const name = viewerName(viewer);
  const asked = { viewer, rule, requestId: page.requestId, host: url.hostname };
  const { studio, ...data } = await readPageData(asked, settings);
  const filling: Record<ShellSlot, string> = {
    nonce: page.nonce,
    settings: known.settingsJson,
    "page-data": `${jsonForScript(data).slice(0, -1)},"studio":${studioJson(studio)}}`,
    host: data.isImageHost ? "images" : "studio",
    name: escapeHtml(name),
    initials: escapeHtml(initials(name)),
    "data-address": escapeHtml(`${url.pathname}.data?${query ? `${query}&` : ""}`),
    id: encodeURIComponent(decodeURIComponent(url.pathname.split("/").findLast(Boolean) ?? "")),
  };
  let html = "";
  for (let index = 0; index < shell.length; index++) {
    html += index % 2 ? filling[shell[index] as ShellSlot] : shell[index];
  }
  return new Response(request.method === "HEAD" ? null : html, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

function keptFor(settings: Settings): Kept {
  let known = kept.get(settings);
  if (!known) {
    known = { shells: new Map(), settingsJson: jsonForScript(settings.client) };
    kept.set(settings, known);
  }
  return known;
}

/** Written once: it is the same for all pages until the library changes. Login pages have none. */
function studioJson(studio: StudioData): string {
  if (!studio) return "null";
  let json = studioJsons.get(studio);
  if (!json) {
    json = jsonForScript(studio);
    studioJsons.set(studio, json);
  }
  return json;
}

/** A reading is never shared between requests: it would end with the one that began it. */
async function readShell(
  { pattern }: PathRule,
  settings: Settings,
  known: Kept["shells"],
): Promise<string[] | null> {
  const shell = known.get(pattern);
  if (shell !== undefined) return shell;
  const read = await fetchShell(pattern, settings);
  known.set(pattern, read);
  return read;
}

async function fetchShell(pattern: string, settings: Settings): Promise<string[] | null> {
  // The platform serves `x.html` at `x`, and `x/index.html` at `x/`.
  const address = `/${shellFileOf(pattern)}`.replace(/index\.html$|\.html$/, "");
  const file = await settings.assets.fetch(`http://assets${address}`);
  if (file.status === 404) return null;
  if (!file.ok) throw new Error(`The shell of ${pattern} could not be read: ${file.status}`);
  return splitShell(await file.text());
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
