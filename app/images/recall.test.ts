import { expect, test } from "vitest";
import { emptyImageRequest, type ImageRequest, imageRequestSchema } from "~/domain/image/image-request";
import { newImageDraft, parseImageDraft } from "./image-draft";
import { recallOf, retriesOf, withPromptOf, withReference, withSeedOf } from "./recall";
import { headingOf } from "./settings-line";

/** No field as it is in an empty request. */
const full: ImageRequest = {
  operation: "extend",
  modelId: "fal/flux",
  prompt: "A brass lamp on a walnut desk, evening light",
  negativePrompt: "people, lettering",
  references: [
    { assetId: "asset-1", role: "product", weight: 0.9 },
    { assetId: "asset-2", role: "palette", weight: 0.25 },
  ],
  sourceAssetId: "source-1",
  maskAssetId: "mask-1",
  extend: { top: 10, right: 20, bottom: 30, left: 40 },
  ratio: "16:9",
  count: 3,
  seed: 4_294_967_295,
  parameters: { steps: 28, sampler: "euler", hires: true },
  styleIds: ["noir", "paper-cut"],
  steeringBoardId: "board-1",
  boardId: "board-2",
};
const recipe = {
  modelId: "fal/flux",
  provider: "fal",
  digitalSourceType: "trainedAlgorithmicMedia",
  seed: 7,
} as const;

test("every field of a request is recalled, and kept in the draft", () => {
  const empty = emptyImageRequest("built-in/image");
  for (const field of Object.keys(imageRequestSchema.def.shape)) {
    const name = field as keyof ImageRequest;
    expect(full[name], `${name} of the sample differs from an empty one`).not.toEqual(empty[name]);
  }
  const recalled = recallOf({ id: "image-1", request: full, recipe, title: "Lamp" });
  expect(recalled).toEqual(full);
  expect(Object.keys(recalled).sort()).toEqual(Object.keys(imageRequestSchema.def.shape).sort());

  const kept = parseImageDraft(JSON.stringify({ ...newImageDraft("x"), request: recalled }));
  expect(kept?.request).toEqual(full);
});

test("words that are too long to send survive a reload; nonsense is no draft", () => {
  const draft = newImageDraft("built-in/image");
  draft.request.prompt = "a".repeat(9000);
  expect(parseImageDraft(JSON.stringify(draft))?.request.prompt).toHaveLength(9000);
  expect(parseImageDraft("{}")).toBeNull();
  expect(parseImageDraft(null)).toBeNull();
});

test("an image that was derived in the browser is recalled as a reference", () => {
  const recalled = recallOf({ id: "image-1", request: null, recipe, title: "Lamp, cropped" });
  expect(recalled.references).toEqual([{ assetId: "image-1", role: "subject", weight: 0.7 }]);
  expect(recalled.prompt).toBe("Lamp, cropped");
});

test("a retry asks for what is missing with the seeds it had", () => {
  const request = { ...full, count: 8, seed: 100 };
  expect(retriesOf(request, [6, 2, 3]).map(({ count, seed }) => ({ count, seed }))).toEqual([
    { count: 2, seed: 102 },
    { count: 1, seed: 106 },
  ]);
  expect(retriesOf({ ...request, seed: full.seed }, [1])[0]?.seed).toBe(0);
  expect(retriesOf({ ...request, seed: null }, [1])[0]?.seed).toBeNull();
});

test("a seed that a recall brought goes with its prompt, one that was locked by hand stays", () => {
  const open = newImageDraft("m");
  const recalled = withSeedOf(open, full, true);
  expect(recalled).toEqual({ request: full, seedIsRecalled: true });
  const counted = withSeedOf(recalled, { ...full, count: 1 }, false);
  expect(counted).toEqual({ request: { ...full, count: 1 }, seedIsRecalled: true });
  expect(withSeedOf(counted, { ...full, prompt: "A cup" }, false)).toEqual({
    request: { ...full, prompt: "A cup", seed: null },
    seedIsRecalled: false,
  });
  const locked = withSeedOf(open, { ...open.request, seed: 5 }, false);
  expect(withSeedOf(locked, { ...locked.request, prompt: "A cup" }, false).request.seed).toBe(5);
  expect(withSeedOf(recalled, { ...full, seed: null }, false).seedIsRecalled).toBe(false);
});

test("the words alone, and one more reference", () => {
  const request = emptyImageRequest("m");
  expect(withPromptOf(request, full)).toEqual({
    ...request,
    prompt: full.prompt,
    negativePrompt: full.negativePrompt,
  });
  const once = withReference(request, "asset-9");
  expect(once?.references.map(({ assetId }) => assetId)).toEqual(["asset-9"]);
  expect(withReference(once!, "asset-9")).toBeNull();
});

test("a prompt of spaces only is none, and the request is called so", () => {
  const request = imageRequestSchema.parse({ ...emptyImageRequest("built-in/image"), prompt: " \n " });
  expect(request.prompt).toBe("");
  expect(headingOf(request)).toBe("Without words");
});
