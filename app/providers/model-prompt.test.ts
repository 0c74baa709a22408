import { expect, it } from "vitest";
import { imageOperations } from "~/domain/image/image-operation";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { ImageAsk } from "~/providers/image-call.server";
import { modelPrompt } from "~/providers/model-prompt";

const file = { bytes: new Uint8Array(), mediaType: "image/png" };
const ask = (changes: Partial<ImageAsk> = {}): ImageAsk => ({
  request: { ...emptyImageRequest("m"), prompt: "a plum" },
  index: 0,
  size: { width: 64, height: 64 },
  source: null,
  mask: null,
  references: [],
  steering: null,
  seed: 1,
  signal: new AbortController().signal,
  idempotencyKey: "w",
  ...changes,
});

it("leaves a person's own words alone", () => {
  expect(modelPrompt(ask())).toBe("a plum");
  const instruct = { ...emptyImageRequest("m"), operation: "instruct", prompt: "make it blue" } as const;
  expect(modelPrompt(ask({ request: instruct, source: file }))).toBe("make it blue");
});

it("has words for every operation, also without a prompt where none is needed", () => {
  for (const operation of imageOperations) {
    const request = { ...emptyImageRequest("m"), operation, prompt: "" };
    const isAskedFor = !["generate", "instruct", "upscale"].includes(operation);
    expect(modelPrompt(ask({ request, source: file })).length > 0, operation).toBe(isAskedFor);
  }
});

it("adds styles, the board and what each picture is for, numbered as they are sent", () => {
  const words = modelPrompt(
    ask({
      request: { ...emptyImageRequest("m"), prompt: "a plum", styleIds: ["noir"] },
      source: file,
      references: [
        { ...file, role: "product", weight: 0.9, name: "" },
        { ...file, role: "style", weight: 0.2, name: "" },
        { ...file, role: "palette", weight: 0.5, name: "" },
      ],
      steering: { palette: ["#112233", "#ddeeff"], words: ["quiet", "north"] },
    }),
  ).split("\n");
  expect(words[0]).toMatch(/^a plum, black and white film noir/);
  expect(words.slice(1)).toEqual([
    "In the manner of: quiet, north.",
    "Colours: #112233, #ddeeff.",
    "Picture 2 shows the product; keep its shape, colours and lettering exactly, closely.",
    "Picture 3 shows the style to work in, loosely.",
    "Picture 4 shows the colours to use.",
  ]);
});
