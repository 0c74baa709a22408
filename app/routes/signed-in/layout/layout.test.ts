import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PageDataProvider } from "~/session/page-data";
import type { PageData } from "~/stores/page/page-data";
import SignedInLayout from "./route";

test("while nobody is known to be signed in, the full-page spinner stands in for the page", () => {
  const value = { viewer: { kind: "anonymous" }, requestId: "r1", studio: null } as PageData;
  const html = renderToString(createElement(PageDataProvider, { value }, createElement(SignedInLayout)));
  expect(html).toContain('role="status"');
  expect(html).toContain("Opening your studio");
});
