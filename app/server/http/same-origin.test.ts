import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server";

const request = (headers: Record<string, string>) =>
  new Request("https://vitrine.example/api/v1/x", { method: "POST", headers });

test.each([
  ["our own page", { origin: "https://vitrine.example", "sec-fetch-site": "same-origin" }],
  ["our own page in a browser without fetch metadata", { origin: "https://vitrine.example" }],
  ["typed by the user", { "sec-fetch-site": "none" }],
  ["no browser", {}],
])("passes: %s", (_, headers) => {
  expect(isSameOrigin(request(headers))).toBe(true);
});

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another site without fetch metadata", { origin: "https://evil.example" }],
  ["fetch metadata only", { "sec-fetch-site": "cross-site" }],
  ["a sibling subdomain", { origin: "https://x.vitrine.example", "sec-fetch-site": "same-site" }],
  ["another port", { origin: "https://vitrine.example:8443" }],
  ["plain http", { origin: "http://vitrine.example" }],
  ["opaque origin", { origin: "null" }],
  ["opaque origin of a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["longer host", { origin: "https://vitrine.example.evil.example" }],
  ["empty origin", { origin: "" }],
  ["metadata and origin disagree", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ["unknown metadata", { "sec-fetch-site": "same-origin, cross-site" }],
])("refused: %s", (_, headers) => {
  expect(isSameOrigin(request(headers))).toBe(false);
});
