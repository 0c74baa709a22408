import { expect, test } from "vitest";
import { parseAddress } from "./parse-address";

test.each([
  [" shop.com/soap ", "https://shop.com/soap"],
  ["HTTP://Shop.com", "http://shop.com/"],
  ["https://shop.com/a?b=1#c", "https://shop.com/a?b=1"],
  ["münchen.de", "https://xn--mnchen-3ya.de/"],
])("%s is %s", (written, address) => {
  expect(parseAddress(written)?.href).toBe(address);
});

test.each([
  "",
  "  ",
  "ftp://shop.com/",
  "file:///etc/passwd",
  "oat soap",
  "https://",
  "mailto:ada@shop.com",
  "javascript:alert(1)",
])("%j is no address of a page", (written) => {
  expect(parseAddress(written)).toBeNull();
});
