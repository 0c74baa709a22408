import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { PictureReport } from "~/domain/image/picture-report";
import type { JobReport, JobStart, MadeImage } from "~/domain/jobs/job-room";
import type { Settings } from "~/settings/settings.server";
import { imageDocuments } from "~/stores/images/images.server";
import { openLedger } from "../../tests/fakes/ledger-on-sqlite";
import { memorySql } from "../../tests/fakes/memory-sql";
import { closeJob } from "./close-job";
import { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";

/** A job's reports as its room takes them, settled in a ledger as the Durable Object keeps it. */
async function settle(start: JobStart, reports: readonly JobReport[]) {
  const nowMs = Date.UTC(2026, 10, 23);
  const ledger = openLedger();
  const { jobId: key, creditsReserved: credits, title } = start;
  ledger.book.reserve(nowMs, { key, credits, kind: "image", title, jobId: key });
  const kind = kindOf(start);
  const log = new JobLog(memorySql() as unknown as Pick<SqlStorage, "exec">);
  log.begin(start, kind.begin(start));
  for (const report of reports) log.append(kind.reduce(report, log.snapshot()!, start));
  const settings = {
    ledgers: {
      idFromName: (name: string) => name,
      get: () => ({
        settle: async (_userId: string, settlement: { key: string; credits: number; note: string }) =>
          ledger.run(() => ledger.book.settle(nowMs, settlement)),
      }),
    },
    media: { delete: async () => {} },
  } as unknown as Settings;
  const snapshot = log.snapshot()!;
  await closeJob(settings, start, snapshot);
  const [last] = ledger.tables.entries(null, 1, null);
  return {
    spent: 1000 - ledger.state(nowMs).balance,
    sumOfEntries: ledger.sumOfEntries(),
    balance: ledger.state(nowMs).balance,
    entry: `${last?.kind} ${last?.title}`,
    shown: kind.fields(start, snapshot),
  };
}

const cup: PictureReport = {
  subject: { id: "teacup", label: "cup" },
  missing: "",
  alt: "A cup on a table",
  box: { x: 0.2, y: 0.3, width: 0.6, height: 0.4 },
  textBox: null,
};
const nothing: PictureReport = {
  subject: null,
  missing: "a man in a suit",
  alt: "A field of blue",
  box: null,
  textBox: { x: 0, y: 0, width: 1, height: 1 },
};
const cupOnly: PictureReport = { ...cup, missing: "a man in a suit" };

const imageOf = (index: number, report: PictureReport | null): MadeImage => ({
  assetId: `image-${index}`,
  mediaType: "image/jpeg",
  width: 10,
  height: 10,
  sizeBytes: 1,
  sha256: String(index),
  color: "#ffffff",
  recipe: { modelId: "m", provider: "built-in", digitalSourceType: "algorithmicMedia", seed: 1 },
  report,
});
const images = (count: number): Extract<JobStart, { kind: "make-images" }> => ({
  jobId: "job",
  ownerId: "ada",
  kind: "make-images",
  title: "A man in a suit",
  input: { request: { ...emptyImageRequest("built-in/image-maker"), prompt: "A man in a suit", count } },
  creditsReserved: 2 * count,
  modelLabel: "Maker",
  creditsPerResult: 2,
  resultsAtOnce: 1,
  steering: null,
  staged: false,
  remixOf: null,
});
const made = (...reports: (PictureReport | null)[]): JobReport[] => [
  ...reports.map(
    (report, index): JobReport => ({ kind: "image-made", index, image: imageOf(index, report) }),
  ),
  { kind: "images-finished" },
];

test("an image of nothing that was asked for is kept and costs nothing, in job and ledger alike", async () => {
  const settled = await settle(images(4), made(cup, nothing, cupOnly, null));
  expect(settled).toMatchObject({
    spent: 6,
    entry: "settle A man in a suit: 1 picture not drawn, not charged",
  });
  expect(settled.sumOfEntries).toBe(settled.balance);
  expect(settled.shown).toMatchObject({
    creditsSpent: 6,
    results: [
      { state: "done", imageId: "image-0" },
      { state: "done", imageId: "image-1", missing: "a man in a suit", creditsReturned: 2 },
      { state: "done", imageId: "image-2", missing: "a man in a suit" },
      { state: "done", imageId: "image-3" },
    ],
  });
  const { results } = settled.shown as { results: object[] };
  expect([results[0], results[2]].some((result) => "creditsReturned" in result!)).toBe(false);
});

test("where nothing of any image was drawn, all of it comes back", async () => {
  const settled = await settle(images(2), made(nothing, nothing));
  expect(settled).toMatchObject({
    spent: 0,
    entry: "refund A man in a suit: 2 pictures not drawn, not charged",
  });
});

test("an image says what it shows, not what was asked for, and what it was paid with", () => {
  const [image, asset] = imageDocuments(images(1), 0, imageOf(0, nothing));
  expect(image?.data).toMatchObject({ credits: 0 });
  const { alt, ...report } = nothing;
  expect(asset?.data).toMatchObject({ alt, report });
  const [, told] = imageDocuments(images(1), 0, imageOf(0, null));
  expect(told?.data).toMatchObject({ alt: "A man in a suit" });
  expect(told?.data).not.toHaveProperty("report");
});

test("a video pays for the pictures that show what their scenes are about", async () => {
  const start: JobStart = {
    jobId: "job",
    ownerId: "ada",
    kind: "make-video",
    title: "Suits",
    input: { scriptModelId: null, pictureModelId: null } as never,
    creditsReserved: 1 + 3 * 4,
    creditsPerPicture: 3,
  };
  const picture = (sceneId: string, isNew: boolean, report: PictureReport | null): JobReport => ({
    kind: "picture-made",
    sceneId,
    isNew,
    report,
  });
  const settled = await settle(start, [
    picture("1", true, cup),
    picture("2", true, nothing),
    picture("3", true, cupOnly),
    picture("4", false, nothing),
    { kind: "done", contentId: "c" },
  ]);
  expect(settled).toMatchObject({
    spent: 1 + 2 * 3,
    entry: "settle Suits: 1 picture not drawn, not charged",
  });
  expect(settled.sumOfEntries).toBe(settled.balance);
  expect(settled.shown).toMatchObject({
    incompletePictures: [
      { sceneId: "2", missing: "a man in a suit", creditsReturned: 3 },
      { sceneId: "4", missing: "a man in a suit", creditsReturned: 0 },
    ],
  });
});
