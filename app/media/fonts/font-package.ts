import type { FontFamily, FontFile } from "~/media/fonts/font-family";

/** One package of a family: its files by path, and its subsets' ranges. */
export interface FontPackage {
  /** Folder name of the package. */
  folder: string;
  /** The name compositions ask for. */
  family: string;
  /** CSS weight or range of weights. */
  weights: string;
  /** Path ending in `/folder/files/folder-subset-axis-style.woff2` → address. */
  urls: Readonly<Record<string, string>>;
  unicodeRanges: Readonly<Record<string, string>>;
}

/** The table of a family from its package's own file names; numbered subsets stand in brackets in its ranges. */
export function readFontPackage({ folder, family, weights, urls, unicodeRanges }: FontPackage): FontFamily {
  const files: FontFile[] = [];
  for (const [path, url] of Object.entries(urls)) {
    const match = /\/([^/]+)\/files\/(.+)-[a-z0-9]+-(normal|italic)\.woff2$/.exec(path);
    if (!match || match[1] !== folder) continue;
    const name = match[2]!.slice(folder.length + 1);
    const subset = /^\d+$/.test(name) ? `[${name}]` : name;
    if (unicodeRanges[subset]) files.push({ subset, style: match[3] as FontFile["style"], url });
  }
  return { family, weights, unicodeRanges, files };
}
