import { expect, test } from "vitest";
import { exampleFacts } from "../examples/example-context";
import { exampleSection } from "../examples/index";
import { newPage } from "../new-page";
import { sectionTypes } from "../section-types";
import { ExportedPageError, readExportedPage, withDocument } from "./exported-page";

const types = [...sectionTypes.keys()];
const page = {
  ...newPage({ language: "en" }),
  order: types,
  sections: Object.fromEntries(types.map((type) => [type, exampleSection(type, "long")])),
};
const shown = { assetId: "shown", name: "cup.webp", dataUrl: "data:image/webp;base64,AAAA" };
const hidden = { assetId: "hidden", name: "</script><script>.webp", dataUrl: "data:image/png;base64,BBBB" };
const html = `<!doctype html><html><body><img src="data:image/avif;base64,CCCC"><img src="${shown.dataUrl}"></body></html>`;
const facts = { facts: [...exampleFacts], decisions: [] };

test("an exported page is read back as it was, with the files it shows and those it does not", () => {
  const whole = withDocument(html, { title: "</script>", page, facts }, [shown, hidden]);
  expect(readExportedPage(whole)).toEqual({
    format: "vitrine-page",
    version: 1,
    title: "</script>",
    page,
    facts,
    images: [shown, hidden],
  });
  expect(whole.match(/<script/g)).toHaveLength(1);
});

test("other pages are none, and damaged ones say so", () => {
  expect(readExportedPage("<html><body>A shop</body></html>")).toBeNull();
  const whole = withDocument(html, { title: "Page", page, facts }, [shown]);
  for (const damaged of [
    whole.slice(0, -400),
    whole.replace('"version":1,"title"', '"version":9,"title"'),
    whole.replace('"order":', '"ordre":'),
  ]) {
    expect(() => readExportedPage(damaged)).toThrow(ExportedPageError);
  }
});
