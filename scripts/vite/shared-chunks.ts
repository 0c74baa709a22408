/** What Rolldown tells of a module while it makes chunks. */
interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}
type Graph = ReadonlyMap<string, ModuleInfo>;

/** Modules that become one chunk. */
interface Group {
  modules: readonly string[];
  /** Of their source, in characters. */
  size: number;
  /** What loads them: a bit for each. */
  loaders: bigint;
}

/** The source, in characters, that takes about as long to load as one request more. */
const requestCost = 1500;

const isRoute = (id: string) => id.includes("__react-router-build-client-route");
/** What every document of the router loads besides its route. */
const isAlwaysLoaded = (id: string) => /[\\/]app[\\/](root|entry\.client)\.tsx/.test(id);
/** Scripts that documents without the router load, and what the login pages load as soon as they stand. */
const isScript = (id: string) =>
  /[\\/](watch[\\/]first-frame|firebase[\\/](identity|google-sign-in|verify-address)|email-login[\\/]email-sign-in|shell[\\/](demo-accounts|session-refresh-screen))\.tsx?$/.test(
    id,
  );
const isPage = (id: string) =>
  isRoute(id) && !/[\\/](layout[\\/]route|root)\.tsx|[\\/]routes[\\/](api|resources)[\\/]/.test(id);
/** People come to these first: a link, the login, home. */
const isFirstPage = (id: string) =>
  isScript(id) || /[\\/]routes[\\/](public|signed-in[\\/]home)[\\/]/.test(id);

/**
 * Names chunks so that a page loads few files and little that it does not use: modules that the same pages load are one
 * chunk, and then chunks are put together whose requests weigh more than what pages load in vain, unless two chunks
 * came to import each other. The pages that people come to first load nothing in vain. What pages import later is
 * grouped likewise.
 */
export function sharedChunks(isLeft: (id: string) => boolean) {
  let names: ReadonlyMap<string, string> | null = null;
  return (id: string, context: ChunkingContext): string | null => {
    names ??= nameChunks(readGraph(id, context), isLeft);
    return names.get(id) ?? null;
  };
}

function nameChunks(graph: Graph, isLeft: (id: string) => boolean): ReadonlyMap<string, string> {
  const ids = [...graph.keys()].sort();
  const around = ids.filter((id) => isAlwaysLoaded(id) || /[\\/]layout[\\/]route\.tsx/.test(id));
  const pages = ids.filter((id) => isPage(id) || isScript(id));
  const loadedByPages = findLoaders(graph, pages, (page) => [
    page,
    ...around.filter((frame) => isRoute(page) && isAround(frame, page)),
  ]);
  const later = ids.filter((id) => graph.get(id)?.dynamicImporters.length);
  const loadedLater = findLoaders(graph, later, (id) => [id]);
  const entries = new Set([
    ...ids.filter(isRoute),
    ...around,
    ...pages,
    ...later.filter((id) => !loadedByPages.has(id)),
  ]);
  const isShared = (id: string) => !entries.has(id) && !isLeft(id);

  const ofPages = merge(
    graph,
    groupBy(
      graph,
      loadedByPages,
      (id, loaders) => isShared(id) && (countOf(loaders) > 1 || loadedLater.has(id)),
    ),
    bitsOf(pages.map(isFirstPage)),
  );
  const ofLater = merge(
    graph,
    groupBy(
      graph,
      loadedLater,
      (id, loaders) => isShared(id) && countOf(loaders) > 1 && !loadedByPages.has(id),
    ),
    0n,
  );
  return new Map(
    [...ofPages, ...ofLater].flatMap(({ modules }, index) =>
      modules.map((id) => [id, `shared-${index}`] as const),
    ),
  );
}

/** Every module that has to do with the first one. */
function readGraph(first: string, context: ChunkingContext): Graph {
  const graph = new Map<string, ModuleInfo>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.has(id) ? null : context.getModuleInfo(id);
    if (!info) continue;
    graph.set(id, info);
    const { importedIds, importers, dynamicallyImportedIds, dynamicImporters } = info;
    waiting.push(...importedIds, ...importers, ...dynamicallyImportedIds, ...dynamicImporters);
  }
  return graph;
}

/** Whether a document of `page` loads `frame` too. */
function isAround(frame: string, page: string): boolean {
  if (isAlwaysLoaded(frame)) return true;
  const folder = frame.slice(0, frame.lastIndexOf("layout"));
  // Staff's pages stand in the frame of everybody who is signed in.
  return page.replace(/([\\/]routes[\\/])staff/, "$1signed-in").startsWith(folder);
}

/** By module: which of `loaders` load it at once, a bit for each. `begin` says with which modules one begins. */
function findLoaders(
  graph: Graph,
  loaders: readonly string[],
  begin: (loader: string) => string[],
): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>();
  loaders.forEach((loader, index) => {
    const bit = 1n << BigInt(index);
    const waiting = begin(loader);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = found.get(id) ?? 0n;
      if (known & bit) continue;
      found.set(id, known | bit);
      waiting.push(...(graph.get(id)?.importedIds ?? []));
    }
  });
  return found;
}

function groupBy(
  graph: Graph,
  loadersOf: ReadonlyMap<string, bigint>,
  isShared: (id: string, loaders: bigint) => boolean,
): Group[] {
  const groups = new Map<bigint, { modules: string[]; size: number; loaders: bigint }>();
  for (const [id, loaders] of loadersOf) {
    if (!isShared(id, loaders)) continue;
    const group = groups.get(loaders) ?? { modules: [], size: 0, loaders };
    group.modules.push(id);
    group.size += graph.get(id)?.code?.length ?? 0;
    groups.set(loaders, group);
  }
  return [...groups.values()];
}

/** Puts the two together that save most, again and again. The loaders of `first` load nothing more by it. */
function merge(graph: Graph, groups: readonly Group[], first: bigint): readonly Group[] {
  const costOf = ({ size, loaders }: Group) => (size + requestCost) * countOf(loaders);
  const costs = new Map(groups.map((group) => [group, costOf(group)]));
  const pairWith = (left: Group, rights: readonly Group[]) =>
    rights.flatMap((right) => {
      if ((left.loaders ^ right.loaders) & first) return [];
      const both: Group = {
        modules: [...left.modules, ...right.modules],
        size: left.size + right.size,
        loaders: left.loaders | right.loaders,
      };
      const cost = costOf(both);
      const saved = (costs.get(left) ?? 0) + (costs.get(right) ?? 0) - cost;
      return saved > 0 ? [{ left, right, both, cost, saved }] : [];
    });

  let present = groups;
  let pairs = present.flatMap((left, index) => pairWith(left, present.slice(index + 1)));
  for (;;) {
    pairs.sort((one, other) => other.saved - one.saved);
    const best = pairs.find(({ left, right }) => !makesCircle(graph, present, left, right));
    if (!best) return present;
    const rest = present.filter((group) => group !== best.left && group !== best.right);
    costs.set(best.both, best.cost);
    const isPresent = ({ left, right }: { left: Group; right: Group }) =>
      ![left, right].some((group) => group === best.left || group === best.right);
    pairs = [...pairs.filter(isPresent), ...pairWith(best.both, rest)];
    present = [...rest, best.both];
  }
}

/** Whether one of the two imports the other by way of a third. */
function makesCircle(graph: Graph, groups: readonly Group[], left: Group, right: Group): boolean {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const importedBy = ({ modules }: Group) =>
    new Set(
      modules.flatMap((id) => graph.get(id)?.importedIds.map((imported) => groupOf.get(imported)) ?? []),
    );
  const reaches = (from: Group, to: Group) => {
    const seen = new Set<Group | undefined>([from, to, undefined]);
    const waiting = [...importedBy(from)].filter((group) => !seen.has(group));
    for (let group = waiting.pop(); group; group = waiting.pop()) {
      if (seen.has(group)) continue;
      seen.add(group);
      const next = importedBy(group);
      if (next.has(to)) return true;
      waiting.push(...([...next].filter(Boolean) as Group[]));
    }
    return false;
  };
  return reaches(left, right) || reaches(right, left);
}

function bitsOf(flags: readonly boolean[]): bigint {
  return flags.reduce((bits, flag, index) => (flag ? bits | (1n << BigInt(index)) : bits), 0n);
}

function countOf(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
