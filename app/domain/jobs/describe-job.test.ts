import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { describeJob, spendingAddress } from "./describe-job";
import type { JobDocument } from "./job";
import { describeDuplicates, type ImageResult } from "./kinds/images";

type Job = JobDocument & { id: string };
type Images = Extract<Job, { kind: "make-images" }>;

function images(states: ImageResult["state"][], changes: Partial<Images> = {}): Images {
  return {
    id: "one",
    ownerId: "ada",
    kind: "make-images",
    state: "running",
    stage: "images",
    title: "A cup",
    partsDone: states.filter((state) => state !== "waiting" && state !== "making").length,
    partsTotal: states.length,
    error: null,
    createdAt: null,
    updatedAt: null,
    request: emptyImageRequest("m"),
    modelLabel: "M",
    results: states.map((state) => ({ state, imageId: null, error: null })),
    staged: false,
    creditsReserved: 4,
    creditsSpent: null,
    ...changes,
  };
}

const common = {
  id: "one",
  ownerId: "ada",
  state: "running",
  title: "Bread",
  partsDone: 0,
  partsTotal: 0,
  error: null,
  createdAt: null,
  updatedAt: null,
} as const;
const video: Job = {
  ...common,
  kind: "make-video",
  stage: "writing",
  brief: {
    prompt: "Bread",
    format: "9:16",
    lengthSeconds: 15,
    tone: "warm",
    language: "en",
    pictureSource: "made",
    assetIds: [],
  },
  script: null,
  contentId: null,
};
const clip: Job = {
  ...common,
  kind: "make-clip",
  stage: "storing",
  clipRequest: { modelId: "m", prompt: "Bread", sourceAssetId: null, ratio: "16:9", seconds: 5, seed: null },
  modelLabel: "M",
  assetId: null,
  creditsReserved: 4,
  creditsSpent: null,
};

test("progress of images tells what is made and what failed", () => {
  expect(describeJob(images(["done", "done", "failed", "making"])).progress).toEqual({
    label: "Making images",
    share: 0.75,
    detail: "2 of 4, 1 failed",
  });
  expect(describeJob(images(["making"])).progress).toEqual({
    label: "Making an image",
    share: null,
    detail: undefined,
  });
});

test("progress of the others is their stage, and its parts where it has some", () => {
  expect(describeJob(video).progress).toEqual({
    label: "Writing the script",
    share: null,
    detail: undefined,
  });
  expect(describeJob({ ...video, stage: "pictures", partsDone: 1, partsTotal: 4 }).progress).toEqual({
    label: "Making pictures",
    share: 0.25,
    detail: "1 of 4",
  });
  expect(describeJob(clip).progress.label).toBe("Storing the clip");
});

test("an end is told as it was", () => {
  expect(describeJob(images(["done", "failed"], { state: "done" }))).toMatchObject({
    readyMessage: "“A cup”: 1 of 2 images ready",
    outcome: "1 of 2 made, 1 failed",
  });
  const alike = images(["done", "duplicate"], { state: "done" });
  expect(describeJob(alike)).toMatchObject({ outcome: "1 of 2 made, 1 came out the same" });
  expect(
    [[alike.results[0]!], alike.results, [...alike.results, ...alike.results]].map(describeDuplicates),
  ).toEqual([
    null,
    "One of the two came out the same; it was not charged.",
    "2 of 4 came out the same; they were not charged.",
  ]);
  expect(describeJob(images(["done", "done"], { state: "done" }))).toMatchObject({
    readyMessage: "“A cup”: 2 images ready",
    outcome: null,
  });
  expect(describeJob(images(["done"], { state: "done" }))).toMatchObject({
    readyMessage: "“A cup” is ready",
    outcome: null,
  });
  const cancelled = images(["done", "cancelled"], { state: "cancelled" });
  expect(describeJob(cancelled).outcome).toBe("1 of 2 made before");
  expect(describeJob({ ...video, state: "done", stage: "done" }).readyMessage).toBe("“Bread” is ready");
});

test("only a video waits for its person, and only images are shown as they come", () => {
  const generation = images(["done", "making"]);
  const [first, second] = generation.results;
  const jobs = [video, { ...generation, results: [{ ...first!, imageId: "cup" }, second!] }, clip];
  expect(jobs.map((job) => describeJob(job).waitsFor)).toEqual(["Read and approve the script", null, null]);
  expect(jobs.map((job) => describeJob(job).imageIds)).toEqual([[], ["cup"], []]);
});

test("each kind is found where it lands", () => {
  expect([video, images(["done"]), clip].map((job) => describeJob(job).address)).toEqual([
    "/prompt-to-video?job=one",
    "/image-gen#generation-one",
    "/image-gen#generation-one",
  ]);
  const request = { ...emptyImageRequest("m"), operation: "fill" as const, sourceAssetId: "picture" };
  expect(describeJob(images(["done"], { request })).address).toBe("/image-gen#generation-one");
  const staged = images(["done"], { request, staged: true });
  expect(describeJob(staged).address).toBe("/image-gen/edit?image=picture");
  expect(
    ["image", "clip", "video", null].map((kind) => spendingAddress("one", kind as "image" | null)),
  ).toEqual([
    "/image-gen#generation-one",
    "/image-gen#generation-one",
    "/prompt-to-video?job=one",
    "/prompt-to-video?job=one",
  ]);
});
