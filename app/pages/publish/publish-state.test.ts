import { expect, test } from "vitest";
import { choiceOf, localTime, type Published, problemsOf, standingOf, visibilityBody } from "./publish-state";

const published: Published = {
  address: "https://vitrine.example/pages/honey",
  isDown: false,
  visibility: "public",
  visibleFrom: null,
  visibleUntil: null,
  isUnlisted: false,
  version: 1,
  publishedAt: "2026-11-20T09:00:00.000Z",
  editionPublishedAt: "2026-11-20T09:00:00.000Z",
  earlier: [],
};
const locked: Published = { ...published, visibility: "password" };
const open = { isProtected: false, password: "", from: "", until: "" };

test("a choice begins as the page is, in the time of this device", () => {
  expect(choiceOf(null)).toEqual(open);
  const from = new Date(2026, 10, 24, 8, 30);
  expect(choiceOf({ ...locked, visibleFrom: from.toISOString() })).toEqual({
    ...open,
    isProtected: true,
    from: "2026-11-24T08:30",
  });
});

test("a new password has its least length; one that is there already may stay unsaid", () => {
  expect(problemsOf({ ...open, isProtected: true, password: "1234567" }, locked).password).toContain("8");
  expect(problemsOf({ ...open, isProtected: true }, published).password).toContain("8");
  expect(problemsOf({ ...open, isProtected: true, password: "x".repeat(201) }, null).password).toContain(
    "200",
  );
  expect(problemsOf({ ...open, isProtected: true }, locked)).toEqual({});
  expect(problemsOf({ ...open, isProtected: true, password: "12345678" }, null)).toEqual({});
  expect(problemsOf({ ...open, password: "short" }, null)).toEqual({});
});

test("an end comes after its beginning", () => {
  const from = "2026-11-24T08:30";
  expect(problemsOf({ ...open, from, until: from }, null)).toHaveProperty("until");
  expect(problemsOf({ ...open, from, until: "2026-11-24T08:29" }, null)).toHaveProperty("until");
  expect(problemsOf({ ...open, from, until: "2026-11-24T08:31" }, null)).toEqual({});
  expect(problemsOf({ ...open, until: "2020-01-01T00:00" }, null)).toEqual({});
});

test("the server is told a password only where it is new, and times as moments", () => {
  expect(visibilityBody(open)).toEqual({ password: null, visibleFrom: null, visibleUntil: null });
  expect(visibilityBody({ ...open, isProtected: true })).toEqual({ visibleFrom: null, visibleUntil: null });
  const from = new Date(2026, 10, 24, 8, 30);
  expect(
    visibilityBody({
      ...open,
      isProtected: true,
      password: "open sesame",
      from: localTime(from),
      until: "?",
    }),
  ).toEqual({ password: "open sesame", visibleFrom: from.toISOString(), visibleUntil: null });
});

test("where a page stands follows from what is stored and the time", () => {
  const at = Date.parse("2026-11-23T12:00:00Z");
  const [before, after] = ["2026-11-23T11:00:00Z", "2026-11-23T13:00:00Z"];
  expect(standingOf(null, at)).toBe("draft");
  expect(standingOf(published, at)).toBe("public");
  expect(standingOf(locked, at)).toBe("locked");
  expect(standingOf({ ...published, visibleFrom: after }, at)).toBe("waiting");
  expect(standingOf({ ...published, visibleUntil: before }, at)).toBe("over");
  expect(standingOf({ ...locked, visibleFrom: before, visibleUntil: after }, at)).toBe("locked");
  expect(standingOf({ ...published, isDown: true, visibleUntil: before }, at)).toBe("down");
  // The beginning counts, the end no more.
  expect(standingOf({ ...published, visibleFrom: "2026-11-23T12:00:00Z" }, at)).toBe("public");
  expect(standingOf({ ...published, visibleUntil: "2026-11-23T12:00:00Z" }, at)).toBe("over");
});
