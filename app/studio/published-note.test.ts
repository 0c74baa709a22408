import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type PublishedLink, PublishedNote } from "./published-note";

const says = (link: PublishedLink | null) => {
  const note = createElement(PublishedNote, { link, openClaims: 0, contentId: "bread" });
  return renderToStaticMarkup(createElement(MemoryRouter, null, note));
};
const publishedAt = new Date("2026-01-05T20:54:00");

test("a link that follows and one that is pinned are told apart, with the time of what a pinned one shows", () => {
  expect(says({ mode: "follow", publishedAt })).toMatch(/follows: it shows this video as it is now.*Sharing/);
  const pinned = says({ mode: "pin", publishedAt });
  expect(pinned).toContain(
    new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(publishedAt),
  );
  expect(pinned).toContain("Publish the changes");
  expect(says(null)).toContain("This video is published.");
});
