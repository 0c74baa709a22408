import { expect, test } from "vitest";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { chooseAssets, cleanTag, tagsInUse } from "./choose-assets.ts";
import { buildFolderTree, canMoveFolder, flattenTree, folderWithAll, pathTo } from "./folder-tree.ts";
import { defaultView, isNarrowed, libraryViewParameters, parseLibraryView, widened } from "./library-view.ts";

const now = new Date("2026-11-22T12:00:00Z");
function asset(id: string, change: Partial<Asset> = {}): Asset {
  return {
    id,
    ownerId: "ada",
    name: `${id}.png`,
    mediaType: "image/png",
    width: 10,
    height: 10,
    sizeBytes: 500_000,
    sha256: "",
    origin: "upload",
    alt: "",
    recipe: null,
    jobId: null,
    createdAt: new Date("2026-11-20T12:00:00Z"),
    trashedAt: null,
    ...change,
  };
}
const assets = [
  asset("cup", { name: "Café cup 10.png", tags: ["autumn", "shop"], folderId: "shop" }),
  asset("old", { createdAt: new Date("2025-01-01"), name: "café cup 9.png", folderId: "gone" }),
  asset("film", { mediaType: "video/mp4", sizeBytes: 20_000_000, tags: ["autumn"] }),
  asset("made", {
    origin: "made",
    recipe: {
      modelId: "m",
      provider: "p",
      digitalSourceType: "algorithmicMedia",
      seed: 1,
      prompt: "a harbour",
      requestedWidth: 1,
      requestedHeight: 1,
    },
  }),
  asset("mask", { hidden: true }),
  asset("trashed", { trashedAt: now }),
  asset("discarded", { trashedAt: now, hidden: true }),
];
const folder = (id: string, parentId: string | null = null): AssetFolder => ({
  id,
  ownerId: "ada",
  name: id,
  parentId,
  createdAt: now,
});
const ids = (search: string) =>
  chooseAssets(assets, parseLibraryView(new URLSearchParams(search)), new Set(["shop"]), now, "en").map(
    ({ id }) => id,
  );

test("each filter leaves what it names, and hidden files are nowhere", () => {
  expect(ids("").toSorted()).toEqual(["cup", "film", "made", "old"]);
  expect(ids("kind=clip")).toEqual(["film"]);
  expect(ids("origin=made")).toEqual(["made"]);
  expect(ids("folder=shop")).toEqual(["cup"]);
  expect(ids("folder=gone")).toEqual([]);
  expect(ids("tag=autumn").toSorted()).toEqual(["cup", "film"]);
  expect(ids("days=30&kind=picture").toSorted()).toEqual(["cup", "made"]);
  expect(ids("size=large")).toEqual(["film"]);
  expect(ids("show=trash").toSorted()).toEqual(["discarded", "trashed"]);
});

test("search ignores case, accents and the order of words, and looks into tags and prompts", () => {
  expect(ids("q=CUP cafe").toSorted()).toEqual(["cup", "old"]);
  expect(ids("q=harbour")).toEqual(["made"]);
  expect(ids("q=arbour")).toEqual(["made"]);
  expect(ids("q=harbuor")).toEqual(["made"]);
  expect(ids("q=shop cup")).toEqual(["cup"]);
  expect(ids("q=nothing")).toEqual([]);
});

test("names are sorted as people count", () => {
  expect(ids("q=cafe&sort=name")).toEqual(["old", "cup"]);
  expect(ids("sort=largest")[0]).toBe("film");
  expect(ids("sort=oldest")[0]).toBe("old");
});

test("a view survives its address, and nonsense in an address is the default", () => {
  const view = parseLibraryView(
    new URLSearchParams("q=a b&kind=clip&folder=f&tag=t&days=7&size=small&sort=name&layout=table&show=trash"),
  );
  expect(parseLibraryView(libraryViewParameters(view))).toEqual(view);
  expect(parseLibraryView(new URLSearchParams("kind=x&days=8&sort=&layout=no"))).toEqual(defaultView);
  expect(libraryViewParameters(defaultView).toString()).toBe("");
  expect(isNarrowed(widened(view))).toBe(false);
  expect(isNarrowed(view)).toBe(true);
});

test("tags are counted and cleaned", () => {
  expect(tagsInUse(assets)).toEqual([
    { tag: "autumn", count: 2 },
    { tag: "shop", count: 1 },
  ]);
  expect(cleanTag("  #Summer,  Sale ")).toBe("summer sale");
  expect(cleanTag(" , ")).toBe("");
});

const folders = [folder("a"), folder("b", "a"), folder("c", "b"), folder("lost", "nowhere")];

test("folders are a tree, whatever their documents say", () => {
  const tree = flattenTree(buildFolderTree(folders));
  expect(tree.map(({ folder: { id }, depth }) => `${id}${depth}`)).toEqual(["a0", "b1", "c2", "lost0"]);
  const round = [folder("x", "y"), folder("y", "x")];
  expect(
    flattenTree(buildFolderTree(round))
      .map(({ folder: { id } }) => id)
      .toSorted(),
  ).toEqual(["x", "y"]);
  expect(pathTo(folders, "c").map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(folderWithAll(folders, "b").map(({ id }) => id)).toEqual(["b", "c"]);
});

test("a folder goes neither into itself nor into what lies in it", () => {
  expect(canMoveFolder(folders, "a", "c")).toBe(false);
  expect(canMoveFolder(folders, "a", "a")).toBe(false);
  expect(canMoveFolder(folders, "c", "a")).toBe(true);
  expect(canMoveFolder(folders, "c", null)).toBe(true);
});
