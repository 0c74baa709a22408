import { posix } from "node:path";
import { findImports } from "./find-imports";

/** A row of the table: a folder and the folders its files may import, beside their own. */
export interface Room {
  folder: string;
  holds: string;
  mayImport: readonly string[];
  /** The packages its files may import; without it, any. */
  packages?: readonly string[];
  /** Further folders that its tests hold it against. */
  testsMayImport?: readonly string[];
}

/** The files by path, with the text of those that import. */
export type Files = ReadonlyMap<string, string>;

export interface Findings {
  /** `file → file` or `file → package` that the table does not allow, and imports that lead nowhere. */
  imports: string[];
  /** Folders that need each other at run time: `folder ↔ folder`. */
  cycles: string[];
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * Holds the imports of all modules against the table. A file belongs to the longest folder of the table that holds
 * it; below `app/routes`, to the nearest folder with a route. Tests may import what stands in `tests` too.
 */
export function checkImports(files: Files, rooms: readonly Room[]): Findings {
  const imports: string[] = [];
  const needs = new Map<string, Set<string>>();
  for (const [path, source] of files) {
    const room = roomOf(path, rooms);
    if (!room || !/\.tsx?$/.test(path)) continue;
    for (const { specifier, runs } of findImports(path, source)) {
      const target = resolveImport(path, specifier, files);
      if (target.kind === "generated" || target.kind === "folder") continue;
      if (target.kind === "package") {
        if (room.packages && !isTest(path) && !room.packages.includes(target.name)) {
          imports.push(`${path} → ${target.name}`);
        }
        continue;
      }
      if (target.kind === "missing") {
        imports.push(`${path} → ${specifier} (no such file)`);
        continue;
      }
      if (!isAllowed(path, target.path, room, files, rooms)) imports.push(`${path} → ${target.path}`);
      const other = roomOf(target.path, rooms);
      if (!runs || isTest(path) || !other || other === room) continue;
      needs.set(room.folder, (needs.get(room.folder) ?? new Set()).add(other.folder));
    }
  }
  return { imports: [...new Set(imports)].sort(), cycles: findCycles(needs) };
}

function roomOf(path: string, rooms: readonly Room[]): Room | undefined {
  return rooms
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((left, right) => right.folder.length - left.folder.length)[0];
}

function isAllowed(path: string, target: string, room: Room, files: Files, rooms: readonly Room[]): boolean {
  if (isTest(path) && /^(tests|scripts)\//.test(target)) return true;
  const other = roomOf(target, rooms);
  if (!other) return !/\.(tsx?|mjs)$/.test(target);
  if (other !== room) {
    return [...room.mayImport, ...((isTest(path) && room.testsMayImport) || [])].includes(other.folder);
  }
  return room.folder !== "app/routes" || routeFolder(path, files) === routeFolder(target, files);
}

/** The nearest folder above that holds a route, or the file's own folder. */
function routeFolder(path: string, files: Files): string {
  for (let folder = posix.dirname(path); folder !== "app/routes"; folder = posix.dirname(folder)) {
    if (files.has(`${folder}/route.tsx`)) return folder;
  }
  return posix.dirname(path);
}

type Target =
  | { kind: "file"; path: string }
  | { kind: "package"; name: string }
  | { kind: "missing" }
  | { kind: "folder" }
  | { kind: "generated" };

function resolveImport(from: string, specifier: string, files: Files): Target {
  const [address = ""] = specifier.split("?");
  if (address.startsWith("./+types/")) return { kind: "generated" };
  const inApp = address.startsWith("~/");
  if (!inApp && !address.startsWith(".")) return { kind: "package", name: packageOf(address) };
  const base = inApp ? `app/${address.slice(2)}` : posix.join(posix.dirname(from), address);
  const path = ["", ".ts", ".tsx", ".d.ts"].map((ending) => base + ending).find((name) => files.has(name));
  if (path) return { kind: "file", path };
  // `new URL("..", import.meta.url)` names a folder, from which files are read.
  const isFolder = [...files.keys()].some((other) => posix.dirname(other).startsWith(posix.join(base, ".")));
  return isFolder ? { kind: "folder" } : { kind: "missing" };
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Groups of folders each of which reaches all others of its group. */
function findCycles(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = new Map([...needs.keys()].map((folder) => [folder, reachable(folder, needs)]));
  const groups = [...reach].map(([folder, reached]) =>
    [...reached].filter((other) => reach.get(other)?.has(folder)).sort(),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join(" ↔ ")))].sort();
}

function reachable(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder; folder = open.pop()) {
    for (const next of needs.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
