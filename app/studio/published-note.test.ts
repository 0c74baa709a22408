import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type PublishedLink, PublishedNote } from "./published-note";

const publishedAt = new Date("2026-01-05T20:54:00");
const edited = { id: "bread", updatedAt: new Date("2026-01-06T08:00:00") };
const says = (
  link: Omit<PublishedLink, "editsUntil"> | null,
  { editsUntil = publishedAt, isOwner = true, openClaims = 0 } = {},
) => {
  const shown = link && { ...link, editsUntil };
  const note = createElement(PublishedNote, { link: shown, openClaims, content: edited, isOwner });
  return renderToStaticMarkup(createElement(MemoryRouter, null, note));
};

test("a link that follows and one that is pinned are told apart, with the time of what a pinned one shows", () => {
  expect(says({ mode: "follow", publishedAt })).toMatch(/follows: it shows this video as it is now.*Sharing/);
  const pinned = says({ mode: "pin", publishedAt });
  expect(pinned).toContain(
    new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(publishedAt),
  );
  expect(pinned).toContain("Publish the changes");
  expect(says(null)).toContain("This video is published.");
});

test("changes are to publish only where something that the link shows has changed", () => {
  const unchanged = says({ mode: "pin", publishedAt }, { editsUntil: edited.updatedAt });
  expect(unchanged).toMatch(/Nothing that it shows has changed since.*Sharing/);
  expect(unchanged).not.toContain("Publish the changes");
});

test("who may edit and is not the owner is led to no page of the owner's", () => {
  const notes = [
    says({ mode: "pin", publishedAt }, { isOwner: false }),
    says({ mode: "follow", publishedAt }, { isOwner: false }),
    says({ mode: "pin", publishedAt }, { isOwner: false, openClaims: 1 }),
  ];
  expect(notes[0]).toContain("Edits show once its owner publishes the changes.");
  expect(notes[2]).toContain("needs its owner’s OK");
  for (const note of notes) expect(note).not.toMatch(/<a |Your link/u);
});
