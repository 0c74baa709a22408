import { expect, test } from "vitest";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { themeOfTemplate } from "./ad/ad-theme";
import { designOf, setByHandOf } from "./applied-draft";
import { type EditDraft, emptyDraft, nothingSet, parseDraft, plainFrame, writeDraft } from "./edit-draft";
import { newLabel, newShape } from "./layers/new-layer";

const size = { width: 1000, height: 800 };
const template = builtInTemplates[0];
if (!template) throw new Error("There are templates.");
const button = newLabel("button", "pill", size, themeOfTemplate(template));
const star = { ...newShape("star", "star", size, "#ff0000"), x: 10, y: 20 };
const box = { x: 0.4, y: 0.3, width: 0.2, height: 0.5 };
const crop = { x: 100, y: 50, width: 600, height: 600 };
const designed: EditDraft = { ...emptyDraft, layers: [button], frame: { ...plainFrame, crop } };
/** What is on the image that `designed` became. */
const applied: EditDraft = { ...emptyDraft, applied: designOf({ id: "below", report: { box } }, designed) };

test("an applied image keeps the design it shows, over storage too", () => {
  const kept = parseDraft(writeDraft(applied));
  if (!kept) throw new Error("It can be read.");
  expect(designOf({ id: "made" }, kept)).toEqual({
    assetId: "below",
    subject: box,
    ...setByHandOf(designed),
  });
});

test("what is laid over and cut since is part of the design, where it lies on the image below", () => {
  const since: EditDraft = {
    ...applied,
    layers: [star],
    frame: { ...plainFrame, crop: { x: 30, y: 40, width: 500, height: 500 } },
    adjustments: { ...nothingSet.adjustments, warmth: 0.5 },
  };
  expect(designOf({ id: "made" }, since)).toMatchObject({
    assetId: "below",
    layers: [button, { ...star, x: 110, y: 70 }],
    frame: { crop: { x: 130, y: 90, width: 500, height: 500 } },
    adjustments: { warmth: 0.5 },
  });
});

test("what one draft cannot say begins with the image as it is", () => {
  const turned: EditDraft = { ...applied, frame: { ...plainFrame, turns: 1 } };
  expect(designOf({ id: "made" }, turned)).toEqual({
    assetId: "made",
    subject: null,
    ...setByHandOf(turned),
  });
  const onTurned: EditDraft = { ...emptyDraft, applied: designOf({ id: "below" }, turned), layers: [star] };
  expect(designOf({ id: "made" }, onTurned).assetId).toBe("made");
  expect(designOf({ id: "made" }, { ...onTurned, layers: [] }).assetId).toBe("below");
});
