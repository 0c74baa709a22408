import { expect, test } from "vitest";
import { contentDocument } from "../../tests/fakes/content-fields";
import { putElement } from "./edit-parts";
import { parseStoryboard, type Storyboard } from "./storyboard";
import { templateOfVideo } from "./template-of-video";

const video = (): Storyboard => {
  const { storyboard } = contentDocument("ada");
  const times = { start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 } } as const;
  const added = ["Our secret", "ada.example/secret"].reduce(
    (board, text, index) =>
      putElement(board, "one", `e${index}`, {
        ...times,
        content: index === 0 ? { kind: "text", text } : { kind: "qr", text },
      }),
    storyboard,
  );
  const [first, ...rest] = added.scenes;
  if (!first) throw new RangeError("A video has a scene.");
  const scene = {
    ...first,
    layoutId: "split",
    durationSeconds: 3.25,
    spoken: "A secret",
    transition: { seconds: 0.5 },
    takes: [],
    slots: {
      ...first.slots,
      figure: { kind: "number", value: 777, from: 0, decimals: 0, unit: "GBP", factId: "price" },
      picture: { kind: "picture", assetId: "mine", alt: "A secret", focusX: 0.5, focusY: 0.5 },
    },
  } as const;
  return parseStoryboard({ ...added, scenes: [scene, ...rest] });
};

test("layouts, timings, looks and sounds are kept; every word is a prompt, every picture an empty place", () => {
  const template = templateOfVideo(video(), "Launch");
  expect(parseStoryboard(template)).toEqual(template);
  const [scene] = template.scenes;
  expect(scene).toMatchObject({
    id: "one",
    layoutId: "split",
    durationSeconds: 3.25,
    transition: { seconds: 0.5 },
  });
  expect(scene?.slots.headline).toEqual({ kind: "text", sample: true, text: "Your headline here" });
  expect(scene?.slots.picture).toBeUndefined();
  expect(Object.keys(scene?.elements ?? {})).toEqual(["e0", "e1"]);
  const { templateId, seed, music, format } = video();
  expect(template).toMatchObject({ title: "Launch", templateId, seed, music, format });
});

test("nothing a person wrote, said or showed is in it", () => {
  const kept = JSON.stringify(templateOfVideo(video(), "Launch"));
  for (const own of ["secret", "mine", "Baked at night", "Come at seven", "price"])
    expect(kept).not.toContain(own);
});
