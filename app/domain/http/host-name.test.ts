import { expect, test } from "vitest";
import { isSameHost } from "./host-name";

test.each([
  "images.example",
  "IMAGES.Example",
  "images.example.",
  "Images.Example.:8443",
  "images.example:80",
  "images.example:",
])("one host: %s", (spelling) => {
  expect(isSameHost(spelling, "images.example")).toBe(true);
  expect(isSameHost("images.example", spelling)).toBe(true);
});

test.each(["images.example.com", "x.images.example", ".images.example", "images", "", "[::1]"])(
  "another host: %s",
  (other) => {
    expect(isSameHost(other, "images.example")).toBe(false);
    expect(isSameHost(other, null)).toBe(false);
  },
);

test("an IPv6 address is no name with a port", () => {
  expect(isSameHost("[::1]:8080", "[::1]")).toBe(true);
  expect(isSameHost("[::1]", "[::2]")).toBe(false);
});
