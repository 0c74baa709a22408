import { expect, test } from "vitest";
import type { EditPlan } from "~/domain/image/edit-plan";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { knownInstructions } from "~/domain/image/known-instructions";
import { possibleSteps } from "./possible-steps";

const known: ImageModelInfo = {
  id: "built-in/maker",
  label: "Maker",
  about: "",
  provider: "built-in",
  digitalSourceType: "algorithmicMedia",
  capabilities: ["image-to-image", "mask-edit", "extend", "remove-background", "upscale"],
  ratios: ["1:1"],
  longestSide: 2048,
  mostPixels: { upscale: 4_000_000 },
  mostImages: 4,
  mostReferences: 0,
  takesNegativePrompt: false,
  takesSeed: true,
  instructions: knownInstructions,
  parameters: [
    { kind: "number", id: "scale", label: "Scale", about: "", least: 2, most: 4, step: 1, usual: 2 },
  ],
  creditsPerResult: 1,
};
const { instructions: _, ...anyInstruction } = known;
const follower: ImageModelInfo = {
  ...anyInstruction,
  id: "acme/follower",
  label: "Follower",
  capabilities: ["image-to-image", "relight"],
};

const possible = (
  plan: Partial<EditPlan>,
  { isMarked = false, models = [known], width = 600, height = 400 } = {},
) =>
  possibleSteps(
    { steps: [], cannot: [], ...plan },
    { assetId: "a", facts: { width, height, isMarked }, model: known, models },
  );

test("steps of the model come before those by hand, each kind in its order", () => {
  const { steps, cannot } = possible({
    steps: [
      { do: "crop", ratio: "1:1" },
      { do: "remove-background" },
      { do: "add-button", text: "Buy" },
      { do: "upscale", factor: 2 },
    ],
  });
  expect(steps.map((step) => step.do)).toEqual(["remove-background", "upscale", "crop", "add-button"]);
  expect(cannot).toEqual([]);
});

test("what the model cannot do names one that can", () => {
  const plan = { steps: [{ do: "relight" as const, prompt: "evening" }] };
  const alone = possible(plan).cannot;
  expect(alone).toEqual([
    {
      wish: "Relight: evening",
      why: "Maker cannot change the light. Choose another model.",
      tool: null,
      modelId: null,
    },
  ]);
  expect(possible(plan, { models: [known, follower] }).cannot).toMatchObject([{ modelId: follower.id }]);
});

test("a fill wants a mark, and the mark is gone with the first new picture", () => {
  const fill = { do: "fill" as const, prompt: "a plate" };
  expect(possible({ steps: [fill] })).toMatchObject({
    steps: [],
    cannot: [{ tool: "fill", why: "Mark what should change first." }],
  });
  expect(possible({ steps: [fill] }, { isMarked: true }).steps).toEqual([fill]);
  const late = possible({ steps: [{ do: "remove-background" }, fill] }, { isMarked: true });
  expect(late.steps.map((step) => step.do)).toEqual(["remove-background"]);
  expect(late.cannot).toMatchObject([{ tool: "fill" }]);
});

test("each step is measured by what the steps before it make of the picture", () => {
  const twice = {
    steps: [
      { do: "upscale" as const, factor: 4 as const },
      { do: "upscale" as const, factor: 4 as const },
    ],
  };
  const { steps, cannot } = possible(twice);
  expect(steps).toHaveLength(1);
  expect(cannot[0]?.why).toMatch(/enlarges pictures to at most 4 million/);
  expect(possible({ steps: [{ do: "extend", ratio: "3:2" }] }).cannot[0]?.why).toBe(
    "The picture has that shape already.",
  );
});

test("a maker of known instructions is not asked for what needs pointing", () => {
  const steps = [
    { do: "instruct" as const, prompt: "remove the cup" },
    { do: "instruct" as const, prompt: "make it warmer" },
  ];
  const found = possible({ steps }, { models: [known, follower] });
  expect(found.steps).toEqual([steps[1]]);
  expect(found.cannot).toMatchObject([
    { why: "Maker cannot do this from words alone.", modelId: follower.id },
  ]);
});

test("what no step does says what could", () => {
  const wish = "take away the cup";
  const needing = (needs: EditPlan["cannot"][number]["needs"], models = [known]) =>
    possible({ cannot: [{ wish, needs }] }, { models }).cannot[0];
  expect(needing("marking")).toEqual({ wish, why: null, tool: "fill", modelId: null });
  expect(needing("own-file")).toMatchObject({ tool: "layers", modelId: null });
  expect(needing("image-model", [known, follower])).toMatchObject({ why: null, modelId: follower.id });
  expect(needing("image-model")?.why).toMatch(/can be set up with a key/);
  expect(needing("nothing")?.why).toBe("No tool of this editor does that.");
});
