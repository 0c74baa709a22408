import { expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { pageLimits } from "~/sections/page";
import { requirePageRoom } from "./require-page-room";

test("a page that is too large is refused in words that say what to do, whether it is made or saved", () => {
  const page = newPage({ language: "en" });
  expect(() => requirePageRoom(page)).not.toThrow();
  const seo = { ...page.seo, description: "x".repeat(pageLimits.bytes) };
  expect(() => requirePageRoom({ ...page, seo })).toThrow(
    expect.objectContaining({
      refusal: {
        code: "too_large",
        message: expect.stringContaining("Remove some takes, sections or words"),
      },
    }),
  );
});
