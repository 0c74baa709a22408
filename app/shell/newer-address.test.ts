import { expect, test } from "vitest";
import { newerAddress } from "./newer-address";

test.each([
  ["/image-gen/v1", "", "/image-gen"],
  ["/image-gen/v1/create", "", "/image-gen"],
  ["/image-gen/v1/edit", "?image=one", "/image-gen/edit?image=one"],
  ["/image-gen/v1/all", "?q=lemon", "/image-gen/all?q=lemon"],
  ["/image-gen/v1/v1", "", "/image-gen/v1"],
  ["/videos", "?q=lemon", "/videos?q=lemon"],
])("%s%s is shown by %s", (pathname, search, newer) => {
  expect(newerAddress(pathname, search)).toBe(newer);
});
