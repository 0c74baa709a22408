import { createHash } from "node:crypto";
import * as serverBuild from "virtual:react-router/server-build";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Access, type PathRule, pathRules } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import { pageDataElementId } from "~/domain/page/page-data";
import { isExported, shellFileOf, slot } from "~/domain/page/shell";
import { clientSettingsElementId } from "~/domain/settings/client-settings";
import { nonceContext, pageDataContext, requestIdContext, viewerContext } from "~/server/http/context";

const build = serverBuild as unknown as ServerBuild;
/** Stands in for every id of a path while it is rendered. */
const sampleId = "sample7id";
/** One character, because initials are taken from the name. No text of ours holds it. */
const sampleName = "\uE000";
const origin = "http://shells.invalid";

interface ExportedFile {
  /** Below the static files. */
  path: string;
  text: string;
}

/**
 * The shell of every page that is exported, with slots where requests differ, and the lists of routes they load.
 * Throws where something of the rendering itself would stand in a shell.
 */
export async function* renderShells(): AsyncGenerator<ExportedFile> {
  const browsers: Record<Access, Browser> = {
    // Signing in leads to a document of its own.
    public: browserWith("assets/public", ({ id }) => isLoginRoute(id)),
    "signed-in": browserWith("assets/public", ({ module }) => !module.startsWith("/assets/staff/")),
    staff: browserWith("assets/staff", () => true),
  };
  for (const { routes } of Object.values(browsers)) yield routes;

  const built = builtPages();
  for (const rule of pathRules) {
    const page = built.get(rule.pattern);
    if (!page || !isExported(rule)) continue;
    const response = await browsers[rule.access].render(sampleRequest(rule), sampleContext(rule));
    if (response.status !== 200) throw new Error(`${rule.pattern} answered ${response.status} at build`);
    const text = withSlots(await response.text(), rule.pattern, page);
    yield { path: shellFileOf(rule.pattern), text };
  }
}

type ManifestRoute = ServerBuild["assets"]["routes"][string] & object;

/** What pages are rendered for: a browser that knows some routes from the start. */
interface Browser {
  routes: ExportedFile;
  render: RequestHandler;
}

/**
 * The routes stand in a file that browsers keep and that names no others. Asking for routes as they are met would
 * cost each page a request.
 */
function browserWith(folder: string, isKnown: (route: ManifestRoute) => boolean): Browser {
  const known = Object.values(build.assets.routes).filter(
    (route): route is ManifestRoute => route !== undefined && !isResource(route) && isKnown(route),
  );
  const routes = Object.fromEntries(known.map((route) => [route.id, withoutInherited(route)]));
  const text = (url: string) => manifestText({ ...build.assets, routes, url });
  const hash = createHash("sha256").update(text("")).digest("hex").slice(0, 8);
  const path = `${folder}/routes-${hash}.js`;
  const assets = { ...build.assets, routes, url: `/${path}` };
  const routeDiscovery = { ...build.routeDiscovery, mode: "initial" as const };
  return {
    routes: { path, text: text(assets.url) },
    render: createRequestHandler({ ...build, assets, routeDiscovery }, "production"),
  };
}

/** Most of a manifest is the names of modules, each of which many routes import: here each is written once. */
function manifestText(manifest: ServerBuild["assets"]): string {
  const modules = [...new Set(Object.values(manifest.routes).flatMap((route) => route?.imports ?? []))];
  const placeOf = new Map(modules.map((module, place) => [module, place]));
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [
      id,
      { ...route, imports: route?.imports?.map((module) => placeOf.get(module)) },
    ]),
  );
  return [
    `const modules=${JSON.stringify(modules)};`,
    `const manifest=${JSON.stringify({ ...manifest, routes })};`,
    "for(const route of Object.values(manifest.routes))",
    "if(route.imports)route.imports=route.imports.map((place)=>modules[place]);",
    "window.__reactRouterManifest=manifest;",
  ].join("");
}

/** Without the modules that are there already where a route's parents are, as they are on every page. */
function withoutInherited(route: ManifestRoute): ManifestRoute {
  const inherited = new Set<string>();
  const { routes } = build.assets;
  for (let at = routes[route.parentId ?? ""]; at; at = routes[at.parentId ?? ""]) {
    for (const module of at.imports ?? []) inherited.add(module);
  }
  return { ...route, imports: route.imports?.filter((module) => !inherited.has(module)) };
}

function isResource({ id }: ManifestRoute): boolean {
  return /^routes\/(api|media)\//.test(id);
}

function isLoginRoute(id: string): boolean {
  return id === "root" || /^routes\/public\/(email-)?login\//.test(id) || id === "routes/not-found/route";
}

function sampleRequest({ pattern }: PathRule): Request {
  // Crawlers are answered with whole pages.
  return new Request(origin + pattern.replace(/:\w+/g, sampleId), { headers: { "user-agent": "Googlebot" } });
}

function sampleContext({ access }: PathRule): RouterContextProvider {
  const person = {
    userId: "",
    email: null,
    emailVerified: false,
    displayName: sampleName,
    expiresAtSeconds: 0,
  };
  const viewer: Viewer =
    access === "public" ? { kind: "anonymous" } : { kind: access === "staff" ? "staff" : "user", ...person };
  const context = new RouterContextProvider();
  context.set(nonceContext, slot("nonce"));
  context.set(viewerContext, viewer);
  context.set(requestIdContext, "");
  context.set(pageDataContext, async () => ({
    viewer,
    requestId: "",
    isImageHost: false,
    mainHost: null,
    studio: null,
  }));
  return context;
}

interface BuiltPage {
  /** Ids of its routes that have data on the server. */
  loaders: string[];
  /** What it reads first of our API, as its `handle` says; its id is the last of its own address. */
  reads: string | null;
}

/** Pages that exist, by their pattern. */
function builtPages(): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  const { routes } = build;
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  for (const route of Object.values(routes)) {
    if (!route || parents.has(route.id)) continue;
    const line = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
      line.unshift(at);
    const pattern = `/${line.flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []).join("/")}`;
    const loaders = line.filter(({ id }) => build.assets.routes[id]?.hasLoader).map(({ id }) => id);
    const { reads = null } = (route.module.handle ?? {}) as { reads?: string };
    pages.set(pattern, { loaders, reads });
  }
  return pages;
}

function withSlots(html: string, pattern: string, { loaders, reads }: BuiltPage): string {
  const filled = (element: string, name: "settings" | "page-data") => {
    const pattern = new RegExp(`(<script[^>]* id="${element}"[^>]*>)[^<]*(</script>)`);
    if (!pattern.test(shell)) throw new Error(`The shell has no ${element}.`);
    return shell.replace(pattern, `$1${slot(name)}$2`);
  };
  let shell = html;
  shell = filled(clientSettingsElementId, "settings");
  shell = filled(pageDataElementId, "page-data");
  shell = shell.replace('data-host="studio"', `data-host="${slot("host")}"`);
  shell = shell.replaceAll(`data-initials="${sampleName}"`, `data-initials="${slot("initials")}"`);
  shell = shell.replaceAll(sampleName, slot("name"));
  if (loaders.length > 0) shell = shell.replace("<head>", `<head>${dataPreload(loaders)}`);
  if (reads) shell = shell.replace("<head>", `<head>${preload(reads.replace(/:\w+$/, slot("id")))}`);
  const found = [sampleId, origin].find((text) => shell.includes(text));
  if (found) {
    const place = shell.indexOf(found);
    throw new Error(`The shell of ${pattern} holds ${found}: …${shell.slice(place - 120, place + 60)}…`);
  }
  return shell;
}

/** The one request for the data of the page starts with the document, before any script. */
function dataPreload(loaders: string[]): string {
  const routes = encodeURIComponent(loaders.join(","));
  return preload(`${slot("data-address")}_routes=${routes}`);
}

function preload(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`;
}
