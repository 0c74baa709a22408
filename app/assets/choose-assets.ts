import { mediaKindOf } from "~/domain/assets/media-type";
import { findByText } from "~/domain/text/find-by-text";
import type { Asset } from "~/stores/assets/asset-document";
import type { LibraryView } from "./library-view";

const megabyte = 1_000_000;
/** From and up to, in bytes. */
const sizes: Record<LibraryView["size"], readonly [number, number]> = {
  all: [0, Number.POSITIVE_INFINITY],
  small: [0, megabyte],
  medium: [megabyte, 10 * megabyte],
  large: [10 * megabyte, Number.POSITIVE_INFINITY],
};

/**
 * The files of a view in its order. Search looks into names, tags, what pictures show and what they were made from. `folderIds` are the folders there are: a file in one that is gone lies at the top.
 */
export function chooseAssets(
  assets: readonly Asset[],
  view: LibraryView,
  folderIds: ReadonlySet<string>,
  now: Date,
  locale?: string,
): Asset[] {
  const since = view.days === null ? 0 : now.getTime() - view.days * 24 * 60 * 60 * 1000;
  const [least, most] = sizes[view.size];
  const shown = assets.filter((asset) => {
    // In the trash lies also what no other list shows: discarded candidates of an edit.
    if (view.trash ? asset.trashedAt === null : asset.hidden || asset.trashedAt !== null) return false;
    if (view.kind !== "all" && mediaKindOf(asset.mediaType) !== view.kind) return false;
    if (view.origin !== "all" && asset.origin !== view.origin) return false;
    if (view.folderId !== null && folderOf(asset, folderIds) !== view.folderId) return false;
    if (view.tag !== null && !asset.tags?.includes(view.tag)) return false;
    if (asset.createdAt.getTime() < since || asset.sizeBytes < least || asset.sizeBytes >= most) return false;
    return true;
  });
  return findByText(shown, view.search, textOf).sort(orders(locale)[view.sort]);
}

/** The folder a file lies in; null at the top. */
export function folderOf(asset: Pick<Asset, "folderId">, folderIds: ReadonlySet<string>): string | null {
  return asset.folderId && folderIds.has(asset.folderId) ? asset.folderId : null;
}

/** Tags in use, the most used first. */
export function tagsInUse(assets: readonly Asset[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags, trashedAt, hidden } of assets) {
    if (trashedAt || hidden) continue;
    for (const tag of tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((left, right) => right.count - left.count || left.tag.localeCompare(right.tag));
}

/** A tag as it is kept: small letters, single spaces, at most 40 of them; empty where nothing is left. */
export function cleanTag(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s,]+/g, " ")
    .trim()
    .replace(/^#+\s*/, "")
    .toLocaleLowerCase()
    .slice(0, 40);
}

function textOf({ name, alt, tags, recipe }: Asset): string {
  const made = recipe ? Object.values(recipe).filter((value) => typeof value === "string") : [];
  return [name, alt, ...(tags ?? []), ...made].join(" ");
}

type Order = (first: Asset, second: Asset) => number;

function orders(locale: string | undefined): Record<LibraryView["sort"], Order> {
  const newest: Order = (first, second) =>
    second.createdAt.getTime() - first.createdAt.getTime() || first.id.localeCompare(second.id);
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return {
    newest,
    oldest: (first, second) => -newest(first, second),
    name: (first, second) => names.compare(first.name, second.name) || newest(first, second),
    largest: (first, second) => second.sizeBytes - first.sizeBytes || newest(first, second),
  };
}
