import { expect, test } from "vitest";
import { mayUseBrand } from "./brands.server";

const brand = { ownerId: "ada", members: ["grace@example.com"] };
const person = (userId: string, email: string | null, emailVerified = true) => ({
  userId,
  email,
  emailVerified,
});

test("a brand is used by its owner and by those who proved an address it is shared with", () => {
  expect(mayUseBrand(brand, person("ada", null, false))).toBe(true);
  expect(mayUseBrand(brand, person("grace", "Grace@example.com"))).toBe(true);
  expect(mayUseBrand(brand, person("grace", "grace@example.com", false))).toBe(false);
  expect(mayUseBrand(brand, person("bob", "bob@example.com"))).toBe(false);
  expect(mayUseBrand(brand, person("bob", null))).toBe(false);
});
