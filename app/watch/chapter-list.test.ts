import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChapterList } from "./chapter-list";

test("the words of a chapter run the way they are written, beside times that run from left to right", () => {
  const headline = "اطلب من harbour.example";
  const chapter = { key: "scene:a", startSeconds: 9, label: "الموعد", headline, text: "للطلب" };
  const list = renderToStaticMarkup(
    createElement(ChapterList, { chapters: [chapter], language: "ar", currentIndex: -1, onChoose: () => {} }),
  );
  expect(list).toContain('<ol lang="ar"');
  for (const words of [chapter.label, headline, chapter.text]) expect(list).toContain(`<bdi>${words}</bdi>`);
});
