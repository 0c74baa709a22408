import { expect, test } from "vitest";
import { readRequestPath } from "./request-path";

const read = (path: string) => readRequestPath(new URL(`https://vitrine.example${path}`));

test.each([
  ["/", [], "/", false],
  ["/_.data", [], "/", true],
  ["/_root.data", ["_root"], "/_root", true],
  ["/a.data", ["a"], "/a", true],
  ["/a/_.data", ["a"], "/a/", true],
  ["/a.data.data", ["a.data"], "/a.data", true],
  ["/a.DATA", ["a.DATA"], "/a.DATA", false],
  ["/a%2Edata", ["a.data"], "/a%2Edata", false],
  ["/.data", [], "/", true],
  ["/a/?x=1", ["a"], "/a/?x=1", false],
  ["/a.data?x=1&_routes=root,b", ["a"], "/a?x=1", true],
  ["/a.data?_routes=root", ["a"], "/a", true],
  ["/a?_routes=mine", ["a"], "/a?_routes=mine", false],
  ["/a//b", ["a", "b"], "/a//b", false],
  ["/%61/%62", ["a", "b"], "/%61/%62", false],
  ["/a/../b", ["b"], "/b", false],
  ["/a/%2e%2e/b", ["b"], "/b", false],
  ["/%252e", ["%2e"], "/%252e", false],
  ["/é", ["é"], "/%C3%A9", false],
])("%s", (path, segments, address, isData) => {
  expect(read(path)).toEqual({ segments, address, isData });
});

test.each(["/a%2Fb", "/a%5Cb", "/%00", "/a%0D%0Ab", "/%1f", "/%", "/%zz", "/%ff", "/%E3%80"])(
  "refused: %s",
  (path) => {
    expect(read(path)).toBeNull();
  },
);
