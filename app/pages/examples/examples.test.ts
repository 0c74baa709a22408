import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionsOf } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import { imagesOfPage } from "../images-of-page";
import { withAssets } from "../with-assets";
import { examples, loadExample } from "./examples";
import { markSamples } from "./take-example";

test("the examples differ in trade, theme and language", async () => {
  const pages = await Promise.all(examples.map(async ({ id }) => (await loadExample(id)).page));
  expect(examples.length).toBeGreaterThanOrEqual(8);
  expect(new Set(pages.map(({ theme }) => theme.id)).size).toBe(examples.length);
  expect(new Set(examples.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(7);
  expect(new Set(pages.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
});

test.each(examples)("every section of $title is shown whole, with images of our own", async (example) => {
  const { page, facts, images } = await loadExample(example.id);
  for (const { src } of images) expect(existsSync(`public${src}`), src).toBe(true);
  const known = new Map(images.map(({ id, ...file }) => [id, { ...file, files: [] }]));
  expect(imagesOfPage(page).filter(({ assetId }) => !known.has(assetId))).toEqual([]);
  const shown = resolvePage(page, {
    facts,
    images: known,
    videos: new Map(),
    isEditing: false,
    formHref: null,
  });
  expect(shown.sections.map(({ id }) => id)).toEqual(page.order);
  expect(page.language).toBe(example.language);
});

test("a page taken over says that its words are samples, and an image that did not come is left out", async () => {
  const { page } = await loadExample("sofa");
  const [first, ...others] = imagesOfPage(page);
  expect(others.length).toBeGreaterThan(0);
  const own = withAssets(markSamples(page), new Map([[first?.assetId ?? "", "mine"]]));
  expect(imagesOfPage(own).map(({ assetId }) => assetId)).toEqual(["mine"]);
  const slots = sectionsOf(own).flatMap((section) => [
    ...Object.values(section.slots),
    ...Object.values(section.blocks).flatMap((block) => Object.values(block.slots)),
  ]);
  const texts = slots.filter((slot) => slot.kind === "text");
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.every(({ sample }) => sample)).toBe(true);
});
