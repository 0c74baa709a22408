import { expect, test } from "vitest";
import { readRefusal } from "~/firebase/write-refusal";
import { memberAddress, requireRoomForMembers } from "./member-addresses";
import { reviewLimits } from "./review-limits";

test("an address is stored in lower case, without the space around it", () => {
  expect(memberAddress(" Ada@Example.com ")).toBe("ada@example.com");
});

test.each([
  ["somebody", () => memberAddress("somebody"), "not_valid", "Write one like name@example.com."],
  ["ada@example", () => memberAddress("ada@example"), "not_valid", "Write one like name@example.com."],
  ["a long one", () => memberAddress(`${"a".repeat(250)}@example.com`), "not_valid", "Write one like"],
  ["one person too many", () => requireRoomForMembers(reviewLimits.members + 1), "too_many", "Remove one"],
])("%s is refused, and whoever writes documents hears why", (_, work, code, words) => {
  const refused = () => {
    try {
      return work();
    } catch (error) {
      return readRefusal(error, true);
    }
  };
  expect(refused()).toEqual({ code, message: expect.stringContaining(words) });
});
