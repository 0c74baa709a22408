import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type ClientFilter, type ClientSort, clientSorts } from "~/domain/clients/client-filter";
import { everyPipeline } from "~/domain/pipelines/pipeline-filter";
import type { Settings } from "~/settings/settings.server";
import { watchAssetFolders } from "~/stores/assets/asset-folders";
import { watchRecentAssets, watchUnrendered } from "~/stores/assets/assets";
import { findOwnFile } from "~/stores/assets/assets.server";
import { listEvents } from "~/stores/audit/read-audit.server";
import { recordDrafts } from "~/stores/audit/record-drafts.server";
import { forgetOldEvents, sealDays } from "~/stores/audit/seal-days.server";
import { watchBatches } from "~/stores/batches/batches";
import { readBoardImages, watchBoards } from "~/stores/boards/boards";
import { watchBrands, watchSharedBrands } from "~/stores/brands/brands";
import { endOverdueViews } from "~/stores/clients/account-views.server";
import { listNotes } from "~/stores/clients/client-notes.server";
import { listClientWorks } from "~/stores/clients/client-works.server";
import {
  countClients,
  findFailingClients,
  findStaleClients,
  listClients,
} from "~/stores/clients/clients.server";
import { countWorks } from "~/stores/clients/count-works.server";
import { documentsOf } from "~/stores/clients/export-documents.server";
import { takeInAccounts } from "~/stores/clients/take-in-accounts.server";
import { watchContentList, watchLinkedVersions, watchSharedContent } from "~/stores/content/content";
import { deleteContent, findWorksOfProduct, findWorksOfTable } from "~/stores/content/content.server";
import { watchLinks } from "~/stores/content/content-links";
import { listTitles } from "~/stores/content/find-titles.server";
import { listChanges, sweepDocumentChanges } from "~/stores/documents/document-changes.server";
import { watchExports } from "~/stores/exports/exports";
import { Firestore } from "~/stores/firestore/firestore.server";
import { encodeValue } from "~/stores/firestore/firestore-values.server";
import { getExclusions } from "~/stores/function-calls/exclusions.server";
import {
  countGallery,
  type GalleryQuery,
  readOldest,
  readRange,
  watchNewest,
  watchPage,
  watchRange,
} from "~/stores/images/gallery";
import {
  readNeighbours,
  watchChildren,
  watchGenerations,
  watchMade,
  watchMadeFrom,
} from "~/stores/images/images";
import { getOwnChildren } from "~/stores/images/images.server";
import {
  countJobs,
  countJobsOverTime,
  findFailedJobs,
  type JobFilter,
  listChangedJobs,
  listFailures,
  listJobs,
} from "~/stores/jobs/job-list.server";
import { watchJobs } from "~/stores/jobs/jobs";
import { readLibrary } from "~/stores/library/library.server";
import { watchProducts } from "~/stores/products/products";
import { watchProjects, watchSharedProjects } from "~/stores/projects/projects";
import { getReported, getReportReasons, letStay } from "~/stores/public-images/image-reports.server";
import { readOwnStars, watchPublicImages } from "~/stores/public-images/public-images";
import { listPublicImages } from "~/stores/public-images/public-images.server";
import { listPublicVideos } from "~/stores/publications/public-videos.server";
import { listPublishedPageIds } from "~/stores/published-pages/list-published.server";
import { findPagesOfProduct } from "~/stores/published-pages/published-pages.server";
import { shownPages } from "~/stores/published-pages/shown-pages.server";
import { watchComments } from "~/stores/review/comments";
import { deleteBelow } from "~/stores/review/delete-below.server";
import { watchPresence } from "~/stores/review/presence";
import { forgetOldVersions, watchVersions } from "~/stores/review/versions";
import { readStoredBytes } from "~/stores/storage/stored-bytes.server";
import { sweepTrash } from "~/stores/trash/trash.server";
import { findAccountsShowing } from "~/stores/users/users.server";
import { readTakenPlaces, watchVideoTemplates } from "~/stores/video-templates/video-templates";
import declared from "../../../firestore.indexes.json";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { DocumentStore } from "./document-store";
import { IndexConfiguration, type IndexDeclarations } from "./index-configuration";
import type { StructuredQuery } from "./protocol";

/** The queries the app really makes, as its stores put them, against firestore.indexes.json. */
const queries: StructuredQuery[] = [];

vi.mock("firebase/firestore", async (original) => ({
  ...(await original<object>()),
  collection: (_: unknown, path: string) => ({ from: [{ collectionId: path.split("/").at(-1) }] }),
  where: (fieldPath: string, operator: string, value: unknown) => ({
    where: { fieldFilter: { field: { fieldPath }, op: operators[operator], value: encodeValue(value) } },
  }),
  orderBy: (fieldPath: string, direction = "asc") => ({
    orderBy: [{ field: { fieldPath }, direction: direction === "desc" ? "DESCENDING" : "ASCENDING" }],
  }),
  limit: (limit: number) => ({ limit }),
  startAfter: () => ({}),
  query: (...parts: StructuredQuery[]) => {
    const filters = parts.flatMap(({ where }) => where ?? []);
    return { ...Object.assign({}, ...parts), where: { compositeFilter: { op: "AND", filters } } };
  },
  onSnapshot: (query: StructuredQuery) => queries.push(query),
  getDocs: async (query: StructuredQuery) => {
    queries.push(query);
    return { docs: [] };
  },
  getCountFromServer: async (query: StructuredQuery) => {
    queries.push(query);
    return { data: () => ({ count: 1000 }) };
  },
}));

const operators: Record<string, string> = {
  "==": "EQUAL",
  "<": "LESS_THAN",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
};

/** Each filter of the gallery alone and all that go together at once. */
const everything: GalleryQuery = {
  ownerId: "ada",
  shelf: "kept",
  word: null,
  boardId: null,
  starred: false,
  leastRating: 0,
  modelId: null,
  operation: null,
  visibility: null,
};
const filters: Partial<GalleryQuery>[] = [
  {},
  { word: "oak" },
  { boardId: "board" },
  { starred: true },
  { leastRating: 3 },
  { modelId: "model" },
  { operation: "fill" },
  { visibility: "public" },
];
const galleryQueries = [...filters, Object.assign({}, ...filters) as GalleryQuery].map((each) => ({
  ...everything,
  ...each,
}));

/** What the log is asked for, by each condition that the database tells events by. */
const wholeLog = { q: "", who: "", action: "", target: "", outcome: "", request: "", from: "", to: "" };
const logQueries = [
  {},
  { who: "a-long-enough-user-id" },
  { action: "content.publish" },
  { target: "content/work" },
  { request: "request" },
];
/** Each filter of all jobs alone, and all of them at once. */
const oneJobFilter: Partial<JobFilter>[] = [
  {},
  { state: "failed" },
  { state: "recovered" },
  { kind: "make-clip" },
  { stage: "clip" },
  { ownerIds: ["ada", "bob"] },
  { fingerprint: "f" },
  { release: "r" },
  { act: "a" },
];
const jobFilters = [...oneJobFilter, Object.assign({}, ...oneJobFilter) as JobFilter];

/** Each filter of accounts alone, and all of them at once, in every order. */
const oneClientFilter: Partial<ClientFilter>[] = [
  {},
  { q: "ada" },
  { standing: "suspended" },
  { plan: "free" },
];
const clientFilters = [...oneClientFilter, Object.assign({}, ...oneClientFilter) as ClientFilter].flatMap(
  (each) =>
    (Object.keys(clientSorts) as ClientSort[]).map((sort) => ({
      ...{ q: "", standing: null, plan: null },
      ...each,
      sort,
    })),
);

/** The part of the server's client that would speak to Google. */
interface Client {
  request(
    method: string,
    body: {
      structuredQuery: StructuredQuery;
      structuredAggregationQuery: { structuredQuery: StructuredQuery };
    },
  ): Promise<unknown[]>;
}

beforeAll(async () => {
  const client = Firestore.prototype as unknown as Client;
  vi.spyOn(client, "request").mockImplementation(async (method, body) => {
    if (method === "runQuery") queries.push(body.structuredQuery);
    if (method === "runAggregationQuery") queries.push(body.structuredAggregationQuery.structuredQuery);
    return [];
  });
  const settings = {
    firebase: { projectId: "p", serviceAccount: null },
    media: { delete: async () => {}, list: async () => ({ objects: [] }) },
  } as unknown as Settings;
  const ignore = () => {};
  const parse = () => ({}) as never;
  vi.stubGlobal("addEventListener", ignore);
  watchRecentAssets({} as never, "ada", ignore, ignore);
  watchUnrendered({} as never, "ada", ignore, ignore);
  watchAssetFolders({} as never, "ada", ignore, ignore);
  watchContentList({} as never, "ada", ignore, ignore);
  watchSharedContent({} as never, "ada@example.com", ignore, ignore);
  watchLinks({} as never, "work", ignore, ignore);
  watchJobs({} as never, "ada", ignore, ignore);
  watchGenerations({} as never, "ada", 20, ignore, ignore);
  watchMade({} as never, "ada", 20, ignore, ignore);
  watchChildren({} as never, "ada", "parent", ignore, ignore);
  watchMadeFrom({} as never, "ada", ["one", "two"], ignore, ignore);
  watchVideoTemplates({} as never, "ada", ignore, ignore);
  await readTakenPlaces({} as never, "ada");
  watchBoards({} as never, "ada", ignore, ignore);
  watchProducts({} as never, "ada", ignore, ignore);
  watchBatches({} as never, "ada", ignore, ignore);
  for (const asked of galleryQueries) {
    watchNewest({} as never, asked, 80, ignore, ignore);
    watchRange({} as never, asked, { fromMs: 0, toMs: 1 }, ignore, ignore);
    await countGallery({} as never, asked, { fromMs: 0, toMs: 1 });
    await readRange({} as never, asked, { fromMs: 0, toMs: Number.POSITIVE_INFINITY }, 10);
  }
  for (const each of [{}, { word: "oak" }, { starred: true }, { word: "oak", starred: true }]) {
    const asked = { ...everything, ...each };
    for (const side of ["older", "newer"] as const) {
      watchPage({} as never, asked, { side, image: {} as never }, 24, ignore, ignore);
    }
  }
  await readOldest({} as never, everything);
  watchPublicImages({} as never, "heat", 120, ignore, ignore);
  watchPublicImages({} as never, "publishedAt", 120, ignore, ignore);
  await readOwnStars({} as never, "ada");
  await getReported(settings);
  await getReportReasons(settings, "image");
  await letStay(settings, "image", "staff");
  await readBoardImages({} as never, "ada", "board");
  watchBrands({} as never, "ada", ignore, ignore);
  watchSharedBrands({} as never, "ada@example.com", ignore, ignore);
  watchProjects({} as never, "ada", ignore, ignore);
  watchSharedProjects({} as never, "ada@example.com", ignore, ignore);
  watchVersions({} as never, "projects/page", parse, ignore, ignore);
  watchComments({} as never, "projects/page", parse, ignore, ignore);
  watchPresence({} as never, "projects/page", parse, ignore, ignore);
  await forgetOldVersions({} as never, "projects/page");
  await deleteBelow(settings, "projects/page", ["versions", "comments", "presence"]);
  await readNeighbours({} as never, "ada", "image", new Date());
  watchLinkedVersions({} as never, { userId: "ada", contentId: "work" }, ignore, ignore);
  watchExports({} as never, { userId: "ada" }, ignore, ignore);
  watchExports({} as never, { userId: "ada", contentId: "work" }, ignore, ignore);
  await findOwnFile(settings, "ada", "00ff");
  await readStoredBytes(settings, "ada");
  await findWorksOfProduct(settings, { id: "flask", ownerId: "ada" });
  await findWorksOfTable(settings, { batchId: "table", ownerId: "ada" });
  await deleteContent(settings, { id: "work", ownerId: "ada", title: "Work" });
  await getOwnChildren(settings, "parent", "ada");
  await sweepTrash(settings, new Date());
  await readLibrary(settings);
  await findAccountsShowing(settings, "ada@example.com");
  await listPublicVideos(settings, 24);
  await listPublishedPageIds(settings, "ada");
  for await (const _ of shownPages(settings)) break;
  await findPagesOfProduct(settings, { id: "p1", ownerId: "ada" });
  await listPublicImages(settings, 48);
  await getExclusions(settings);
  for (const asked of logQueries) {
    await listEvents(settings, { ...wholeLog, ...asked }, { before: "01KZ", after: "01KA" });
  }
  await recordDrafts(settings, new Date());
  await sealDays(settings, new Date());
  await forgetOldEvents(settings, 30, new Date());
  for (const each of jobFilters) {
    const filter: JobFilter = { ...everyPipeline, ownerIds: null, ...each };
    await listJobs(settings, { filter, before: new Date() });
    await countJobs(settings, filter);
    await countJobsOverTime(settings, filter, [{ fromMs: 0, toMs: 1 }]);
  }
  await listChangedJobs(settings, new Date());
  await findFailedJobs(settings, "ada", "work");
  await listFailures(settings);
  for (const filter of clientFilters) {
    await listClients(settings, filter, "7~ada");
    await countClients(settings, filter);
  }
  for await (const _ of documentsOf(settings, "ada"));
  await takeInAccounts(settings);
  await endOverdueViews(settings, new Date());
  await findStaleClients(settings, 40);
  await findFailingClients(settings, 400);
  await listNotes(settings, "ada");
  await listClientWorks(settings, "ada");
  await countWorks(settings, "ada");
  await listTitles(settings, null);
  await listTitles(settings, ["ada", "grace"]);
  await listChanges(settings, "content", null);
  await listChanges(settings, "content", "content/work");
  await sweepDocumentChanges(settings, new Date());
});

function refusals(declarations: IndexDeclarations): string[] {
  const store = new DocumentStore(memorySql(), new IndexConfiguration(declarations, true));
  return queries.flatMap((query) => {
    try {
      store.query("projects/p/databases/d/documents", query);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

test("each query is served", () => {
  expect(queries.length).toBe(
    135 + galleryQueries.length * 4 + jobFilters.length * 9 + clientFilters.length * 2,
  );
  expect(refusals(declared)).toEqual([]);
});

describe("each declared index serves a query", () => {
  test.each(declared.indexes.map((index) => [JSON.stringify(index), index] as const))("%s", (_, index) => {
    expect(refusals({ ...declared, indexes: declared.indexes.filter((each) => each !== index) })).not.toEqual(
      [],
    );
  });
});

test("no query is made elsewhere", () => {
  const files = ["app", "workers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(
        (path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.startsWith("firebase/firestore"),
      )
      .map((path) => `${folder}/${path}`),
  );
  const asking = files.filter((path) =>
    /\bwatchQuery\(|\.query\(\{|collectionGroup\(|getDocs\(/.test(readFileSync(path, "utf8")),
  );
  expect(asking.sort()).toEqual([
    "app/stores/assets/asset-folders.ts",
    "app/stores/assets/assets.server.ts",
    "app/stores/assets/assets.ts",
    "app/stores/audit/read-audit.server.ts",
    "app/stores/audit/record-drafts.server.ts",
    "app/stores/audit/seal-days.server.ts",
    "app/stores/batches/batches.ts",
    "app/stores/boards/boards.ts",
    "app/stores/brands/brands.ts",
    "app/stores/clients/account-views.server.ts",
    "app/stores/clients/client-notes.server.ts",
    "app/stores/clients/client-works.server.ts",
    "app/stores/clients/clients.server.ts",
    "app/stores/clients/export-documents.server.ts",
    "app/stores/clients/take-in-accounts.server.ts",
    "app/stores/content/content-links.ts",
    "app/stores/content/content.server.ts",
    "app/stores/content/content.ts",
    "app/stores/content/find-titles.server.ts",
    "app/stores/documents/document-changes.server.ts",
    "app/stores/exports/exports.server.ts",
    "app/stores/exports/exports.ts",
    "app/stores/function-calls/exclusions.server.ts",
    "app/stores/images/gallery.ts",
    "app/stores/images/images.server.ts",
    "app/stores/images/images.ts",
    "app/stores/jobs/job-list.server.ts",
    "app/stores/jobs/jobs.ts",
    "app/stores/library/library.server.ts",
    "app/stores/products/products.ts",
    "app/stores/projects/projects.ts",
    "app/stores/public-images/image-reports.server.ts",
    "app/stores/public-images/public-images.server.ts",
    "app/stores/public-images/public-images.ts",
    "app/stores/publications/public-videos.server.ts",
    "app/stores/published-pages/list-published.server.ts",
    "app/stores/published-pages/published-pages.server.ts",
    "app/stores/published-pages/shown-pages.server.ts",
    "app/stores/review/comments.ts",
    "app/stores/review/delete-below.server.ts",
    "app/stores/review/presence.ts",
    "app/stores/review/versions.ts",
    "app/stores/trash/trash.server.ts",
    "app/stores/users/users.server.ts",
    "app/stores/video-templates/video-templates.ts",
  ]);
});
