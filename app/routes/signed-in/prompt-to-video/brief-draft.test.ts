import { expect, test } from "vitest";
import { bringIn, newDraft } from "./brief-draft";

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

test("a picture comes in once, and beside those that are there", () => {
  const draft = bringIn(bringIn(newDraft(), { picture }), { picture: { assetId: "a2", name: "Box" } });
  expect(bringIn(draft, { picture }).uploads.map(({ assetId }) => assetId)).toEqual(["a2", "a1"]);
});
