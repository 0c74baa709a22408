import { expect, test } from "vitest";
import type { SourceEvent } from "../source-event";
import { createPageReader } from "./create-page-reader";

test("the title and the headings of a page are told as they come", () => {
  const events: SourceEvent[] = [];
  const reader = createPageReader(
    { url: "https://shop.com/", readAt: "2026-11-23T09:00:00Z" },
    (event) => void events.push(event),
  );
  reader.startTag("html", { lang: "en" });
  reader.startTag("title", {});
  reader.text("Oat ");
  reader.text("soap");
  reader.endTag("title");
  reader.startTag("h1", {});
  reader.text("  Oat\nsoap ");
  reader.endTag("h1");
  expect(reader.end()).toEqual([]);
  expect(events).toEqual([
    { type: "page", url: "https://shop.com/", title: "Oat soap", language: "en", siteName: null },
    { type: "outline", part: { kind: "heading", level: 1, text: "Oat soap", place: "h1 1" } },
    {
      type: "fact",
      fact: expect.objectContaining({ id: "name", kind: "name", value: { type: "text", text: "Oat soap" } }),
    },
  ]);
});
