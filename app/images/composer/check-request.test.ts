import { expect, test } from "vitest";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { emptyImageRequest } from "~/domain/image/image-request";
import { checkRequest } from "./check-request";
import { fitModel, parameterValue, withParameter } from "./fit-model";
import { parseSeed } from "./seed-field";

const model: ImageModelInfo = {
  id: "a/one",
  label: "One",
  about: "",
  provider: "a",
  digitalSourceType: "trainedAlgorithmicMedia",
  capabilities: ["text-to-image"],
  ratios: ["1:1"],
  longestSide: 1024,
  mostImages: 4,
  mostReferences: 0,
  takesNegativePrompt: false,
  takesSeed: true,
  parameters: [
    { id: "steps", label: "Steps", about: "", kind: "number", least: 1, most: 50, step: 1, usual: 28 },
    { id: "hires", label: "Fine", about: "", kind: "switch", usual: false },
  ],
  creditsPerResult: 2,
};
const request = { ...emptyImageRequest(model.id), prompt: "A lamp" };

test("what is wrong is said at its field, before anything is sent", () => {
  expect(checkRequest(request, [model])).toBeNull();
  expect(checkRequest({ ...request, prompt: " " }, [model])).toMatchObject({
    field: "prompt",
    code: "prompt_missing",
  });
  expect(checkRequest({ ...request, prompt: "a".repeat(4012) }, [model])).toMatchObject({
    field: "prompt",
    message: "Shorten it by 12 characters.",
  });
  expect(checkRequest({ ...request, negativePrompt: "a".repeat(4001) }, [model])?.field).toBe("negative");
  expect(checkRequest({ ...request, ratio: "16:9" }, [model])).toMatchObject({
    field: "request",
    code: "not_possible",
  });
  expect(checkRequest({ ...request, modelId: "gone" }, [model])?.code).toBe("model_missing");
  expect(checkRequest(request, [])?.code).toBe("model_not_configured");
});

test("another model keeps all but the settings it does not have; the usual value is not written down", () => {
  const [steps] = model.parameters;
  const tuned = withParameter(withParameter(request, steps!, 40), model.parameters[1]!, true);
  expect(tuned.parameters).toEqual({ steps: 40, hires: true });
  expect(fitModel(tuned, { ...model, id: "b/two", parameters: [steps!] })).toEqual({
    ...tuned,
    modelId: "b/two",
    parameters: { steps: 40 },
  });
  expect(withParameter(tuned, steps!, 28).parameters).toEqual({ hires: true });
  expect(parameterValue(steps!, { ...request, parameters: { steps: "many" } })).toBe(28);
});

test("a seed is a whole number of 32 bits", () => {
  expect([
    parseSeed("0"),
    parseSeed(" 4294967295 "),
    parseSeed("4294967296"),
    parseSeed("1.5"),
    parseSeed("x"),
  ]).toEqual([0, 4294967295, null, null, null]);
});
