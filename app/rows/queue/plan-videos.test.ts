import { expect, test } from "vitest";
import type { Column, Mapping, Row } from "~/domain/rows/table";
import { builtInLibrary } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard } from "~/scene/storyboard";
import { estimateQueue, roomForVideos } from "./estimate-queue";
import { findUnbacked } from "./find-unbacked";
import { planVideos } from "./plan-videos";
import {
  type QueueRecord,
  readyAtOtherQualities,
  sortVideos,
  withFailed,
  withFinished,
} from "./queue-record";

const scene = (id: string, words: string) => ({
  id,
  role: "point" as const,
  durationSeconds: 3,
  slots: { headline: { kind: "text" as const, text: words } },
});
const base = parseStoryboard({
  version: 3,
  title: "Sample",
  language: "en",
  format: "9:16",
  templateId: "bold",
  seed: 1,
  music: null,
  scenes: [scene("own", "Cup"), scene("shared", "Only this week")],
});
const columns: Column[] = [
  { id: "c-sku", name: "SKU", type: "text", reason: "" },
  { id: "c-name", name: "Name", type: "text", reason: "" },
  { id: "c-price", name: "Price", type: "money", reason: "", currency: "EUR" },
  { id: "c-make", name: "Make", type: "yes-no", reason: "" },
];
const mapping: Mapping = {
  "c-sku": [{ to: "sku" }],
  "c-name": [{ to: "slot", sceneId: "own", slot: "headline" }, { to: "title" }],
  "c-price": [{ to: "slot", sceneId: "own", slot: "body" }],
  "c-make": [{ to: "wanted" }],
};
const row = (
  id: string,
  name: string,
  more: Record<string, string> = {},
  others: Partial<Row> = {},
): Row => ({
  id,
  cells: { "c-sku": `S/${id}`, "c-name": name, ...more },
  ...others,
});
const plan = (rows: Row[], quality: "720p" | "1080p" = "720p") =>
  planVideos(
    { base, table: { columns, rows }, mapping, pictures: new Map(), library: builtInLibrary },
    null,
    { formats: ["9:16", "1:1"], quality },
    new AbortController().signal,
  );

test("rows times formats, without rows that have errors, are skipped or not wanted", async () => {
  const { videos, leftOut, unwantedRows } = await plan([
    row("r-1", "Cup"),
    row("r-2", "Pot", { "c-price": "from 3 to 5" }),
    row("r-3", "Pan", {}, { skipped: true }),
    row("r-4", "Jug", { "c-make": "no" }),
    row("r-5", "Mug", {}, { options: { formats: ["16:9"] } }),
  ]);
  // As long as the file will be, with its transitions.
  const seconds = resolveComposition(base).durationSeconds;
  expect(
    videos.map(({ id, rowNumber, sku, fileName, ...video }) => [
      ...[id, rowNumber, sku, fileName, video.seconds],
    ]),
  ).toEqual([
    ["r-1_9x16_720p", 1, "S/r-1", "S-r-1-9x16.mp4", seconds],
    ["r-1_1x1_720p", 1, "S/r-1", "S-r-1-1x1.mp4", seconds],
    ["r-5_16x9_720p", 5, "S/r-5", "S-r-5-16x9.mp4", seconds],
  ]);
  expect(leftOut).toMatchObject([{ rowId: "r-2", rowNumber: 2, title: "Pot" }]);
  expect(leftOut[0]?.problems[0]).toMatch(/^Price: /);
  expect(unwantedRows).toBe(2);
});

test("what rows have in common counts once, so 50 rows are far from 50 times one", async () => {
  const many = await plan(Array.from({ length: 50 }, (_, at) => row(`r-${at}`, `Cup ${at}`)));
  // In both formats: a scene of its own for each row, and one for all.
  const half = resolveComposition(base).durationSeconds / 2;
  expect(many.distinctSeconds).toBeCloseTo(2 * (50 * half + half), 6);
  const trial = { video: many.videos[0]!, seconds: 3, sizeBytes: 600_000, reusableShare: 0 };
  const whole = estimateQueue(many.videos, many, trial);
  const separate = estimateQueue(many.videos, { ...many, distinctSeconds: 50 * 2 * 2 * half }, trial);
  expect(whole.seconds).toBeLessThan(separate.seconds * 0.75);
  expect(whole.sizeBytes).toBe(separate.sizeBytes);
  expect(roomForVideos(100, 1_000_000, 550_000)).toBe(50);
  expect(roomForVideos(100, 1_000_000, 1_200_000)).toBeNull();
});

test("only what was changed is made again, and what failed waits to be asked for", async () => {
  const before = await plan([row("r-1", "Cup"), row("r-2", "Pot")]);
  let record: QueueRecord = {
    version: 1,
    rowIds: null,
    formats: ["9:16"],
    quality: "720p",
    state: "ended",
    done: {},
    failed: {},
  };
  const finished = { sizeBytes: 1, seconds: 6, width: 2, height: 2, sha256: "" };
  for (const { id, key } of before.videos.slice(0, 3))
    record = withFinished(record, id, { key, ...finished });
  const failed = before.videos[3]!;
  record = withFailed(record, failed.id, { key: failed.key, code: "encoder-lost", message: "Lost." });
  const standing = (videos: typeof before.videos) =>
    Object.entries(sortVideos(record, videos)).map(([how, some]) => [how, some.map(({ id }) => id)]);
  expect(standing(before.videos)).toEqual([
    ["done", ["r-1_9x16_720p", "r-1_1x1_720p", "r-2_9x16_720p"]],
    ["failed", ["r-2_1x1_720p"]],
    ["changed", []],
    ["waiting", []],
  ]);
  const after = await plan([row("r-1", "Cup"), row("r-2", "Teapot")]);
  expect(standing(after.videos)).toEqual([
    ["done", ["r-1_9x16_720p", "r-1_1x1_720p"]],
    ["failed", []],
    ["changed", ["r-2_9x16_720p"]],
    ["waiting", ["r-2_1x1_720p"]],
  ]);
  const larger = await plan([row("r-1", "Cup")], "1080p");
  expect(sortVideos(record, larger.videos).waiting).toHaveLength(2);
});

test("another quality is another file: what is ready stays ready, and is told of", async () => {
  const small = await plan([row("r-1", "Cup"), row("r-2", "Pot")]);
  const large = await plan([row("r-1", "Cup"), row("r-2", "Pot")], "1080p");
  const [video] = large.videos;
  const finished = { sizeBytes: 1, seconds: 6, width: 2, height: 2, sha256: "" };
  let record: QueueRecord = {
    version: 1,
    rowIds: null,
    formats: ["9:16"],
    quality: "1080p",
    state: "ended",
    done: {},
    failed: {},
  };
  for (const { id, key } of [...small.videos, video!])
    record = withFinished(record, id, { key, ...finished });
  expect(sortVideos(record, small.videos).done).toHaveLength(4);
  expect(sortVideos(record, large.videos).done).toEqual([video]);
  expect(readyAtOtherQualities(record, large)).toEqual([{ quality: "720p", videos: 4 }]);
  expect(readyAtOtherQualities(record, small)).toEqual([{ quality: "1080p", videos: 1 }]);
});

test("what the videos state and no cell backs is found in all rows at once", async () => {
  const claim = "Rated 5 of 5 by 900 people";
  const price = "Only €19";
  const { signal } = new AbortController();
  const rows = [
    row("r-1", claim),
    row("r-2", "Pot"),
    row("r-3", claim),
    row("r-4", price, { "c-price": "19" }),
  ];
  const proven = { ...mapping, "c-price": [{ to: "fact" as const, kind: "price" as const }] };
  const planned = await planVideos(
    { base, table: { columns, rows }, mapping: proven, pictures: new Map(), library: builtInLibrary },
    null,
    { formats: ["9:16", "1:1"], quality: "720p" },
    signal,
  );
  expect(await findUnbacked(planned, "Cups", signal)).toEqual([
    { statement: claim, rowId: "r-1", rowNumber: 1, rows: 2 },
  ]);
});
