import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { ImageResult } from "~/domain/image/make-images";
import type { Job } from "~/stores/jobs/jobs";
import { jobAddress, spendingAddress } from "./job-address";
import { jobProgress, outcomeMessage, readyMessage } from "./job-messages";

type Images = Extract<Job, { kind: "make-images" }>;

function images(states: ImageResult["state"][], changes: Partial<Images> = {}): Images {
  return {
    id: "one",
    ownerId: "ada",
    kind: "make-images",
    state: "running",
    stage: "images",
    title: "A cup",
    partsDone: states.filter((state) => state === "done" || state === "failed").length,
    partsTotal: states.length,
    error: null,
    createdAt: null,
    updatedAt: null,
    request: emptyImageRequest("m"),
    modelLabel: "M",
    results: states.map((state) => ({ state, imageId: null, error: null })),
    creditsReserved: 4,
    creditsSpent: null,
    ...changes,
  };
}

test("progress tells what is made and what failed", () => {
  expect(jobProgress(images(["done", "done", "failed", "making"]))).toEqual({
    label: "Making images",
    share: 0.75,
    detail: "2 of 4, 1 failed",
  });
  expect(jobProgress(images(["making"]))).toEqual({
    label: "Making an image",
    share: null,
    detail: undefined,
  });
});

test("an end is told as it was", () => {
  const done = images(["done", "failed"], { state: "done" });
  expect([readyMessage(done), outcomeMessage(done)]).toEqual([
    "“A cup”: 1 of 2 images ready",
    "1 of 2 made, 1 failed",
  ]);
  expect(readyMessage(images(["done", "done"]))).toBe("“A cup”: 2 images ready");
  expect(readyMessage(images(["done"]))).toBe("“A cup” is ready");
  expect(outcomeMessage(images(["done", "cancelled"], { state: "cancelled" }))).toBe("1 of 2 made before");
  expect(outcomeMessage(images(["done", "done"], { state: "done" }))).toBeNull();
});

test("each kind is found where it lands", () => {
  expect(jobAddress(images(["done"]))).toBe("/image-gen#generation-one");
  const request = { ...emptyImageRequest("m"), operation: "fill" as const, sourceAssetId: "picture" };
  expect(jobAddress(images(["done"], { request }))).toBe("/image-gen/edit?image=picture");
  expect(
    ["image", "clip", "video", null].map((kind) => spendingAddress("one", kind as "image" | null)),
  ).toEqual([
    "/image-gen#generation-one",
    "/image-gen#generation-one",
    "/prompt-to-video?job=one",
    "/prompt-to-video?job=one",
  ]);
});
