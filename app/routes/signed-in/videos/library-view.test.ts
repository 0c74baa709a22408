import { expect, test } from "vitest";
import type { Content } from "~/stores/content/content-document";
import { chooseVideos, countVideos, libraryViewParameters, parseLibraryView } from "./library-view.ts";

function video(id: string, title: string, change: Partial<Content> = {}, seconds = 3): Content {
  const scene = {
    id: "s",
    role: "hook" as const,
    slots: { headline: { kind: "text" as const, text: "Crème brûlée at noon" } },
    durationSeconds: seconds,
  };
  return {
    id,
    ownerId: "ada",
    title,
    brief: null,
    script: null,
    storyboard: {
      version: 3,
      title,
      language: "en",
      format: "9:16",
      scenes: [scene],
      templateId: "editorial",
      seed: 1,
      music: null,
    },
    recipe: null,
    jobId: null,
    status: "draft",
    chosenVariant: 0,
    createdAt: new Date(1000),
    updatedAt: new Date(1000),
    trashedAt: null,
    ...change,
  };
}

const videos = [
  video("a", "Autumn 10", { updatedAt: new Date(3000) }),
  video("b", "autumn 9", { status: "published", createdAt: new Date(5000) }, 9),
  video("c", "Old", { trashedAt: new Date(1) }),
];
const ids = (search: string) =>
  chooseVideos(videos, parseLibraryView(new URLSearchParams(search)), "en").map(({ id }) => id);

test("filters, and keeps the trash apart", () => {
  expect(ids("")).toEqual(["a", "b"]);
  expect(ids("show=drafts")).toEqual(["a"]);
  expect(ids("show=published")).toEqual(["b"]);
  expect(ids("show=trash")).toEqual(["c"]);
  expect(countVideos(videos)).toEqual({ all: 2, drafts: 1, published: 1, trash: 1 });
});

test("sorts by what was asked, titles as people count", () => {
  expect(ids("sort=created")).toEqual(["b", "a"]);
  expect(ids("sort=title")).toEqual(["b", "a"]);
  expect(ids("sort=length")).toEqual(["b", "a"]);
});

test("search ignores case, accents and the order of words, and looks into the scenes", () => {
  expect(ids("q=10 AUTUMN")).toEqual(["a"]);
  expect(ids("q=creme brulee")).toEqual(["a", "b"]);
  expect(ids("q=winter")).toEqual([]);
  // Parts of words, and typing errors where nothing else is found.
  expect(ids("q=tumn 10")).toEqual(["a"]);
  expect(ids("q=auntum")).toEqual(["a", "b"]);
});

test("a view survives its address, and nonsense in an address is the default", () => {
  const view = { search: "a b", show: "trash", sort: "title" } as const;
  expect(parseLibraryView(libraryViewParameters(view))).toEqual(view);
  expect(libraryViewParameters(parseLibraryView(new URLSearchParams("show=x&sort=y"))).toString()).toBe("");
});
