import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loginAddress, parseReturnAddress } from "./return-address";

const pages = [
  "https://vitrine.example/login",
  "http://localhost:5173/login?to=x",
  "https://images.vitrine.example/a/b/",
];

/** Where a browser on that page would go, by the same standard browsers follow. */
const origins = (address: string) =>
  pages.map((page) => [new URL(address, page).origin, new URL(page).origin]);

const expectToStay = (address: string) => {
  for (const [destination, own] of origins(address)) expect(destination).toBe(own);
};

test.each([
  "/",
  "/create",
  "/videos?sort=new",
  "/image-gen/a1#top",
  "/content/é",
  "/a//b",
  "/@ada",
  "/a:b",
  "/%5Cx",
  "/a?b=//c",
])("kept: %s", (address) => {
  const parsed = parseReturnAddress(address);
  expect(parsed).not.toBeNull();
  expectToStay(parsed ?? "");
});

describe("refused", () => {
  test.each([
    ["another site", "https://evil.example/"],
    ["its own site spelled out", "https://self.invalid/create"],
    ["scheme-relative", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["backslash first", "\\/evil.example"],
    ["tab between slashes", "/\t/evil.example"],
    ["line break between slashes", "/\n/evil.example"],
    ["carriage return between slashes", "/\r/evil.example"],
    ["header after a line break", "/a\r\nSet-Cookie: authToken=x"],
    ["NUL", "/\u0000/evil.example"],
    ["space first", " /create"],
    ["space inside", "/cre ate"],
    ["tab first", "\t//evil.example"],
    ["dots that leave two slashes", "/.//evil.example"],
    ["parent that leaves two slashes", "/a/..//evil.example"],
    ["encoded parent that leaves two slashes", "/a/%2e%2e//evil.example"],
    ["script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["name only", "create"],
    ["user before a host", "//vitrine.example@evil.example"],
    ["empty", ""],
    ["too long", `/${"a".repeat(2048)}`],
    ["login itself", "/login"],
    ["login with a query", "/login?to=/create"],
    ["login in capitals", "/LOGIN/"],
    ["login by way of a parent", "/create/../login"],
    ["e-mail login", "/email-login#x"],
    ["null", null],
    ["number", 1],
    ["list", ["/create"]],
  ])("%s", (_, value) => {
    expect(parseReturnAddress(value)).toBeNull();
    if (typeof value === "string") expect(loginAddress(value)).toBe("/login");
  });
});

const hostilePart = fc.constantFrom(
  ..."/ // /// \\ /\\ @ : ? # . .. %2f %2F %5c %5C %09 %0d%0a %00 %2e%2e \t \n \r \u0000 \u007f \u2028 \ufeff ／ 。 ; & = [ ] evil.example //evil.example https: http:// javascript: login self.invalid é 😀".split(
    " ",
  ),
  " ",
);
const hostile = fc.array(fc.oneof(hostilePart, fc.string({ maxLength: 4, unit: "grapheme" })), {
  maxLength: 12,
});

test("no address ever leaves the origin of the page that follows it", () => {
  let kept = 0;
  fc.assert(
    fc.property(hostile, fc.boolean(), (parts, slashed) => {
      const parsed = parseReturnAddress((slashed ? "/" : "") + parts.join(""));
      if (parsed === null) return;
      kept++;
      expect(parsed).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/);
      expect(parseReturnAddress(parsed)).toBe(parsed);
      expectToStay(parsed);
    }),
    { numRuns: 20_000 },
  );
  expect(kept).toBeGreaterThan(500);
});

test("nor does the sign-in address, and it gives back what was put in", () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const given = `/${parts.join("")}`;
      const url = new URL(loginAddress(given), "https://vitrine.example");
      expect(url.origin).toBe("https://vitrine.example");
      expect(url.pathname).toBe("/login");
      const to = url.searchParams.get("to");
      const parsed = parseReturnAddress(given);
      expect(to).toBe(parsed === "/" ? null : parsed);
    }),
    { numRuns: 10_000 },
  );
});
