import { expect, test } from "vitest";
import { kindOfHint, refuseAsVersion } from "./version-kind.ts";

test("a new version is of the same kind, as far as it is known", () => {
  expect(refuseAsVersion("picture", "picture")).toBeNull();
  expect(refuseAsVersion("clip", "clip or sound")).toBeNull();
  expect(refuseAsVersion("sound", "clip or sound")).toBeNull();
  expect(refuseAsVersion("picture", "clip or sound")?.message).toMatch(
    /^This is a clip or sound\. .* must be a picture/,
  );
  expect(refuseAsVersion("picture", "sound")?.code).toBe("other_kind");
  expect(refuseAsVersion("clip", "sound")?.code).toBe("other_kind");
  expect(refuseAsVersion("sound", "picture")?.code).toBe("other_kind");
});

test("what a device says of a file is taken for what it is worth", () => {
  expect(kindOfHint("image/svg+xml")).toBe("picture");
  expect(kindOfHint("audio/mpeg")).toBe("sound");
  expect(kindOfHint("video/webm")).toBe("clip or sound");
  expect(kindOfHint("")).toBeNull();
});
