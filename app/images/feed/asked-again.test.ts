import { expect, test } from "vitest";
import { emptyImageRequest, type ImageRequest, imageRequestLimits } from "~/domain/image/image-request";
import { retriesOf } from "../recall";
import { askedAgain } from "./asked-again";
import { sharedFailure } from "./shared-failure";
import { missingResults, type ShownGeneration } from "./shown-generation";

type State = ShownGeneration["results"][number]["state"];
const seed = imageRequestLimits.highestSeed - 1;
const request = { ...emptyImageRequest("m"), prompt: "A lamp", seed };
function generation(id: string, states: State[], asked: ImageRequest = request): ShownGeneration {
  const error = { code: "provider_failed", message: "It failed.", requestId: "r" };
  return {
    id,
    kind: "make-images",
    request: { ...asked, count: states.length },
    modelLabel: "One",
    state: "done",
    results: states.map((state) => ({ state, imageId: null, error: state === "failed" ? error : null })),
    error: null,
    creditsSpent: null,
    startedMs: 0,
    updatedMs: 0,
  };
}
const old = generation("old", ["done", "failed", "done", "cancelled", "cancelled"]);

test("places that were asked for again are taken over by it, also beyond the highest seed", () => {
  expect(askedAgain([old]).size).toBe(0);
  const retries = retriesOf(old.request, missingResults(old)).map((asked, index) =>
    generation(
      `retry-${index}`,
      Array.from({ length: asked.count }, () => "waiting"),
      asked,
    ),
  );
  expect(retries.map(({ request: { count } }) => count)).toEqual([1, 2]);
  expect([...askedAgain([retries[1]!, old])]).toEqual([["old", [3, 4]]]);
  expect(askedAgain([...retries, old]).get("old")).toEqual([1, 3, 4]);
  // What came before it is no answer to it.
  expect(askedAgain([old, ...retries]).has("old")).toBe(false);
});

test("another seed or other words are another wish", () => {
  expect(askedAgain([generation("a", ["waiting"], { ...request, seed: 5 }), old]).size).toBe(0);
  expect(
    askedAgain([generation("a", ["waiting", "waiting"], { ...request, prompt: "A cup" }), old]).size,
  ).toBe(0);
});

test("why all of it failed is said once", () => {
  expect(sharedFailure(generation("a", ["failed", "failed"]))?.code).toBe("provider_failed");
  for (const states of [["failed"], ["failed", "cancelled"], ["failed", "done"]] as State[][])
    expect(sharedFailure(generation("a", states))).toBeNull();
  const error = { code: "deadline", message: "Too late.", requestId: "r" };
  expect(sharedFailure({ ...generation("a", ["cancelled"]), state: "failed", error })).toBe(error);
});
