import { expect, test } from "vitest";
import { whyNotReverted } from "./audit-event";

const edit = (field: string) => ({
  action: "draft.edit",
  outcome: "success" as const,
  details: {} as Record<string, string>,
  patch: [{ target: "content/w", field, before: "a", after: "b" }],
});

test("changes of drafts can be put back, and what put them back can be too", () => {
  expect(whyNotReverted(edit("title"))).toBeNull();
  const back = { ...edit("title"), action: "log.revert" };
  expect(whyNotReverted({ ...back, details: { action: "draft.edit" } })).toBeNull();
  expect(whyNotReverted({ ...back, details: { action: "content.publish" } })).not.toBeNull();
});

test.each(["content.publish", "image.remove", "page.set-visibility", "credits.grant", "trash.sweep"])(
  "%s is not put back",
  (action) => expect(whyNotReverted({ ...edit("title"), action })).not.toBeNull(),
);

test.each(
  "members commenters editors trashedAt ownerId visibility acceptedClaims status removedReason removedAt".split(
    " ",
  ),
)("%s is not put back, nor anything within it", (field) => {
  expect(whyNotReverted(edit(field))).toContain(field);
  expect(whyNotReverted(edit(`${field}.0`))).toContain(field);
});

test("a document that was edited by hand is taken back where that was done", () => {
  expect(whyNotReverted({ ...edit("title"), action: "document.change" })).toContain("Documents");
});
