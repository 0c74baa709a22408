import { expect, test } from "vitest";
import { briefOfDraft, draftOfBrief, newDraft } from "~/briefs/brief-draft";
import { parseBrief } from "~/domain/video/brief";
import { bringIn } from "./kept-draft";

const picture = { assetId: "a1", name: "Bottle" };

test("words from home replace the draft's; the prompt of a picture only fills an empty brief", () => {
  expect(bringIn(newDraft("My shop opens"), { prompt: "A sale" }).prompt).toBe("A sale");
  expect(bringIn(newDraft("My shop opens"), { prompt: "bottle, linen, soft light", picture })).toMatchObject({
    prompt: "My shop opens",
    pictureSource: "uploads",
    uploads: [picture],
  });
  expect(bringIn(newDraft(" "), { prompt: "bottle, linen", picture }).prompt).toBe("bottle, linen");
  expect(bringIn(newDraft("My shop opens"), {})).toEqual(newDraft("My shop opens"));
});

test("a template comes in the colours it was shown in, and they are asked for", () => {
  const template = {
    templateId: "market",
    boardId: null,
    format: "1:1",
    colors: { accent: "#00aa55" },
  } as const;
  const draft = bringIn(newDraft("My shop opens"), { template });
  const brief = parseBrief(briefOfDraft(draft, "en"));
  expect(brief).toMatchObject({ ok: true, brief: { templateId: "market", colors: { accent: "#00aa55" } } });
  expect(brief.ok && draftOfBrief(brief.brief)).toMatchObject({ colors: { accent: "#00aa55" } });
});

test("a picture comes in once, and beside those that are there", () => {
  const draft = bringIn(bringIn(newDraft(), { picture }), { picture: { assetId: "a2", name: "Box" } });
  expect(bringIn(draft, { picture }).uploads.map(({ assetId }) => assetId)).toEqual(["a2", "a1"]);
});
