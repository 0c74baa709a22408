import { expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import { addSection, hideSection } from "~/sections/edit/edit-sections";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { claimsOfPage, openClaimsOfPage, pagePartIds } from "./page-claims";

const section: Section = {
  ...{ type: "story", version: 1, variant: "plain" },
  slots: {
    heading: { kind: "text", text: "Keeps warm for 12 hours." },
    image: { kind: "image", assetId: "a", alt: "Weighs only 90 g", focusX: 0.5, focusY: 0.5 },
    price: { kind: "fact", factId: "price" },
    table: { kind: "table", rows: [{ cells: ["Holds", "750 ml"] }] },
  },
  blocks: { one: { slots: { body: { kind: "text", text: "The best kettle in the world." } } } },
  blockOrder: ["one"],
};
const page: Page = {
  ...addSection(newPage({ language: "en" }), section, 0, "story"),
  action: { href: "https://example.com", label: "Save 20 %" },
  seo: { title: "Kettle for £19", description: "Ready in 3 minutes." },
};
const warm: Fact = {
  ...{ id: "warm", kind: "duration", value: { type: "quantity", amount: "12", unit: "h" }, language: null },
  sources: [{ kind: "person", at: "2026-11-23T09:00:00Z" } as never],
  confidence: 1,
};
const none = { brief: "" };
const statementsIn = (partId: string) =>
  claimsOfPage(page, none)
    .filter((claim) => claim.partId === partId)
    .map(({ statement }) => statement);

test("statements are found in everything a page shows and tells search engines", () => {
  expect(statementsIn("story")).toHaveLength(4);
  expect(statementsIn(pagePartIds.action)).toEqual(["Save 20 %"]);
  expect(statementsIn(pagePartIds.seo)).toEqual(["Kettle for £19", "Ready in 3 minutes."]);
});

test("what a fact backs, and what somebody accepted, is not open; what is hidden states nothing", () => {
  const open = openClaimsOfPage(page, { ...none, stated: [warm] }, [{ statement: "Save 20 %" }]);
  expect(open.map(({ statement }) => statement)).not.toContain("Keeps warm for 12 hours.");
  expect(open.map(({ statement }) => statement)).not.toContain("Save 20 %");
  expect(open.map(({ statement }) => statement)).toContain("The best kettle in the world.");
  const hidden = claimsOfPage(hideSection(page, "story", true), none);
  expect(hidden.some(({ partId }) => partId === "story")).toBe(false);
});
