import { expect, test } from "vitest";
import { addBlock } from "~/sections/edit/edit-blocks";
import { setAction } from "~/sections/edit/edit-page";
import { addSection } from "~/sections/edit/edit-sections";
import { setSlot, setText } from "~/sections/edit/edit-slots";
import { newPage, newSection } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import { checkPage, withAlt } from "./check-page";

const make = (type: string) => {
  const definition = sectionTypes.get(type);
  if (!definition) throw new Error(`no ${type}`);
  return { ...newSection(definition), blocks: {}, blockOrder: [] };
};
const blank = newPage({ language: "en", themeId: "plain" });
const heading = { sectionId: "hero", blockId: null, slot: "heading" };
const place = { ...heading, slot: "image" };
const image = { kind: "image", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 } as const;
const page = setSlot(setText(addSection(blank, make("hero"), 0, "hero"), heading, "Kettle"), place, image);

function check(of: Page) {
  const context = { facts: [], images: new Map(), videos: new Map(), isEditing: false, formHref: null };
  return checkPage(of, resolvePage(of, context), "Kettle K1");
}

test("an image without words is found, and mended by words a person saw", () => {
  const [finding] = check(page);
  expect(finding).toMatchObject({ sectionId: "hero", fix: { kind: "alt", place } });
  const proposal = finding?.fix?.kind === "alt" ? finding.fix.proposal : "";
  expect(proposal).toMatch(/^Kettle K1/);
  expect(check(withAlt(page, place, proposal))).toEqual([]);
});

test("two images that say the same are told apart, one shown twice is not", () => {
  const second = { ...place, sectionId: "two" };
  const two = (assetId: string) => {
    const more = addSection(withAlt(page, place, "Kettle"), make("hero"), 1, "two");
    return setSlot(setText(more, { ...heading, sectionId: "two" }, "Pot"), second, {
      ...image,
      assetId,
      alt: "kettle ",
    });
  };
  expect(check(two("b")).map(({ words }) => words)).toEqual(["Two images say the same: “kettle ”."]);
  expect(check(two("a"))).toEqual([]);
});

test("a button that says nothing is found in several languages", () => {
  const done = withAlt(page, place, "Kettle");
  for (const label of ["Click here", "Mehr …", "Lire plus", "aquí"])
    expect(check(setAction(done, { label }))).toHaveLength(1);
  expect(check(setAction(done, { label: "Buy the kettle" }))).toEqual([]);
});

test("an empty block and a section that cannot be shown are taken out by one edit", () => {
  const faq = addSection(withAlt(page, place, "Kettle"), make("faq"), 1, "faq");
  const empty = addBlock(faq, "faq", { slots: {} }, 0, "b1");
  const findings = check(empty);
  expect(findings.map(({ id }) => id)).toEqual(["empty faq/b1", "unshown faq"]);
  let mended = empty;
  for (const { fix } of findings) if (fix?.kind === "edit") mended = fix.edit(mended);
  expect(check(mended)).toEqual([]);
});
