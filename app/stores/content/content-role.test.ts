import { expect, test } from "vitest";
import { withMember } from "./content-role";

const shared = [
  { email: "ada@example.com", role: "view" },
  { email: "bea@example.com", role: "edit" },
] as const;

test.each([
  [
    "somebody new comes last",
    "cyd@example.com",
    "comment",
    [...shared, { email: "cyd@example.com", role: "comment" }],
  ],
  [
    "another role leaves its person where they stand",
    "ada@example.com",
    "edit",
    [{ ...shared[0], role: "edit" }, shared[1]],
  ],
  ["whoever is out is gone", "ada@example.com", null, [shared[1]]],
  ["nobody is taken out who is not in", "cyd@example.com", null, shared],
] as const)("%s", (_, email, role, expected) => {
  expect(withMember(shared, email, role)).toEqual(expected);
});
