import { expect, test } from "vitest";
import { seenBy } from "./seen-by";

test("people who were invited are counted among those who see a video", () => {
  expect(seenBy({ status: "draft" })).toBe("Only you");
  expect(seenBy({ status: "draft", members: [] })).toBe("Only you");
  expect(seenBy({ status: "draft", members: ["bea@example.com"] })).toBe("You and 1 person you invited");
  const members = ["bea@example.com", "cy@example.com"];
  expect(seenBy({ status: "draft", members })).toBe("You and 2 people you invited");
  expect(seenBy({ status: "published", members })).toBe("Anyone with its link");
});
