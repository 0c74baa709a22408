import { expect, test } from "vitest";
import { plainSharing } from "~/stores/publications/sharing";
import {
  dayHere,
  differs,
  type Published,
  shareProblems,
  sharingBody,
  startOptions,
} from "./share-options.ts";

const published: Published = {
  mode: "pin",
  isProtected: true,
  exportId: "e1",
  publishedAt: new Date(0),
  posterPath: null,
  hasPreview: false,
  sharing: plainSharing,
  expiresAt: null,
};
const now = new Date(2026, 10, 23, 12);
const start = startOptions(published, 2, "Buy now");

test("starts with what is published", () => {
  const action = { label: "Shop wool", address: "https://shop.example/" };
  const sharing = { ...plainSharing, callToAction: action, posterSeconds: 3.2, mayDuplicate: true };
  const expiresAt = new Date(2026, 11, 1);
  expect(startOptions({ ...published, sharing, expiresAt }, 2, "Buy now")).toMatchObject({
    mode: "pin",
    isProtected: true,
    password: "",
    exportId: "e1",
    posterSeconds: 3.2,
    hasAction: true,
    action,
    mayDuplicate: true,
    lastDay: "2026-11-30",
  });
  expect(startOptions(null, 2, "Buy now")).toMatchObject({
    mode: "pin",
    isProtected: false,
    exportId: null,
    posterSeconds: 2,
    hasAction: false,
    action: { label: "Buy now", address: "" },
  });
});

test("a password that is there stays unless another is typed; taking it off says so", () => {
  expect(sharingBody(start)).not.toHaveProperty("password");
  expect(sharingBody({ ...start, password: "opal" })).toMatchObject({ password: "opal" });
  expect(sharingBody({ ...start, isProtected: false, password: "opal" })).toMatchObject({ password: null });
});

test("a link ends with its last day, as it is here", () => {
  const { expiresAt } = sharingBody({ ...start, lastDay: "2026-11-30" });
  expect(new Date(expiresAt ?? 0)).toEqual(new Date(2026, 11, 1));
  expect(shareProblems({ ...start, lastDay: dayHere(now) }, published, now)).toEqual({});
  expect(shareProblems({ ...start, lastDay: "2026-11-22" }, published, now).lastDay).toContain("later day");
  expect(shareProblems({ ...start, lastDay: "" }, published, now).lastDay).toContain("later day");
});

test("what is missing is said by its field", () => {
  const open = startOptions(null, 0, "");
  expect(shareProblems(open, null, now)).toEqual({});
  expect(shareProblems({ ...open, isProtected: true, password: "opal 42" }, null, now).password).toContain(
    "8 characters",
  );
  expect(shareProblems({ ...open, isProtected: true, password: "opal 421" }, null, now)).toEqual({});
  expect(shareProblems({ ...open, hasAction: true }, null, now)).toEqual({
    label: "Type what the button says.",
    address: "Type the address the button leads to.",
  });
  const longLabel = { label: "x".repeat(41), address: "https://shop.example/" };
  expect(shareProblems({ ...open, hasAction: true, action: longLabel }, null, now)).toEqual({
    label: "At most 40 characters; 1 too many.",
  });
  expect(shareProblems({ ...open, isProtected: true, password: "x".repeat(201) }, null, now)).toEqual({
    password: "Choose a password of at most 200 characters.",
  });
  expect(shareProblems({ ...open, embedding: { by: "domains", domains: [] } }, null, now)).toHaveProperty(
    "domains",
  );
});

test("tells whether there is anything to publish", () => {
  expect(differs(structuredClone(start), start)).toBe(false);
  expect(differs({ ...start, posterSeconds: 3 }, start)).toBe(true);
  expect(differs({ ...start, chapters: { show: true, names: { "scene:a": "Wool" } } }, start)).toBe(true);
});
