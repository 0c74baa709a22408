import { expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import type { Project } from "~/stores/projects/project-document";
import { placeOfKey } from "./list-keys";
import { chooseProjects, countFolders, parseProjectView, projectViewParameters } from "./project-view";

function project(id: string, title: string, change: Partial<Project> = {}): Project {
  const section = {
    type: "story",
    version: 1,
    variant: "plain",
    slots: { heading: { kind: "text" as const, text: "Crème brûlée at noon" } },
    blocks: {},
    blockOrder: [],
  };
  return {
    id,
    ownerId: "ada",
    title,
    page: { ...newPage({ language: "en" }), order: ["story"], sections: { story: section } },
    productId: null,
    facts: { facts: [], decisions: [] },
    acceptedClaims: [],
    folder: null,
    members: [],
    createdAt: new Date(1000),
    updatedAt: new Date(1000),
    trashedAt: null,
    versionedAt: null,
    ...change,
  };
}

const projects = [
  project("a", "Autumn 10", { updatedAt: new Date(3000), folder: "Sale" }),
  project("b", "autumn 9", { createdAt: new Date(5000) }),
  project("c", "Old", { trashedAt: new Date(1), folder: "Sale" }),
];
const ids = (search: string) =>
  chooseProjects(projects, parseProjectView(new URLSearchParams(search)), "en").map(({ id }) => id);

test("a folder shows its own, and the trash stays apart", () => {
  expect(ids("")).toEqual(["a", "b"]);
  expect(ids("folder=Sale")).toEqual(["a"]);
  expect(ids("show=trash")).toEqual(["c"]);
  expect(countFolders(projects)).toEqual(new Map([["Sale", 1]]));
});

test("sorts by what was asked, titles as people count", () => {
  expect(ids("sort=created")).toEqual(["b", "a"]);
  expect(ids("sort=title")).toEqual(["b", "a"]);
});

test("search ignores case and accents, and looks into titles, folders and the words of the page", () => {
  expect(ids("q=10 AUTUMN")).toEqual(["a"]);
  expect(ids("q=sale")).toEqual(["a"]);
  expect(ids("q=creme brulee")).toEqual(["a", "b"]);
  expect(ids("q=winter")).toEqual([]);
});

test("a view survives its address, and nonsense in an address is the default", () => {
  const view = { search: "a b", folder: "Sale", trash: false, sort: "title", layout: "list" } as const;
  expect(parseProjectView(projectViewParameters(view))).toEqual(view);
  expect(projectViewParameters(parseProjectView(new URLSearchParams("show=x&sort=y"))).toString()).toBe("");
});

test("arrow keys stay within the list", () => {
  const size = { count: 7, columns: 3 };
  expect(placeOfKey("ArrowDown", 1, size)).toBe(4);
  expect(placeOfKey("ArrowDown", 5, size)).toBe(6);
  expect(placeOfKey("ArrowUp", 1, size)).toBe(0);
  expect(placeOfKey("End", 1, size)).toBe(6);
  expect(placeOfKey("x", 1, size)).toBeNull();
});
