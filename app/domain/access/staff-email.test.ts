import { describe, expect, test } from "vitest";
import { isStaffEmail } from "./staff-email";

const company = "vitrine.example";

test.each([
  "grace@vitrine.example",
  "Grace.Hopper@vitrine.example",
  "grace+reports@vitrine.example",
  "g@vitrine.example",
  "o'brien@vitrine.example",
  "grace_1-2@vitrine.example",
  "{x}|y~z@vitrine.example",
])("staff: %s", (email) => {
  expect(isStaffEmail(email, company)).toBe(true);
});

describe("not staff", () => {
  test.each([
    ["domain in capitals", "grace@VITRINE.EXAMPLE"],
    ["domain with one capital", "grace@vitrine.Example"],
    ["subdomain", "grace@mail.vitrine.example"],
    ["subdomain with a hyphen", "grace@x-vitrine.example"],
    ["longer name before", "grace@evilvitrine.example"],
    ["longer name after", "grace@vitrine.example.com"],
    ["longer top level", "grace@vitrine.examples"],
    ["shorter", "grace@vitrine.exampl"],
    ["top level only", "grace@example"],
    ["without its dot", "grace@vitrineexample"],
    ["another letter for the dot", "grace@vitrine-example"],
    ["dot before", "grace@.vitrine.example"],
    ["dot after", "grace@vitrine.example."],
    ["two dots", "grace@vitrine..example"],
    ["another domain", "grace@example.com"],
    ["company domain as local part", "vitrine.example@example.com"],
    ["two @, company last", "grace@evil.example@vitrine.example"],
    ["two @, company first", "grace@vitrine.example@evil.example"],
    ["two @ in a row", "grace@@vitrine.example"],
    ["@ at the end", "grace@vitrine.example@"],
    ["quoted local part with @", '"grace@evil.example"@vitrine.example'],
    ["quoted local part", '"grace"@vitrine.example'],
    ["comment", "grace(evil)@vitrine.example"],
    ["comment in the domain", "grace@vitrine.example(evil)"],
    ["display name", "Grace <grace@vitrine.example>"],
    ["angle brackets", "<grace@vitrine.example>"],
    ["source route", "@evil.example:grace@vitrine.example"],
    ["percent routing to another host", "grace%evil.example@mail.vitrine.example"],
    ["list", "evil@evil.example,grace@vitrine.example"],
    ["list with a semicolon", "evil@evil.example;grace@vitrine.example"],
    ["no local part", "@vitrine.example"],
    ["no @", "grace.vitrine.example"],
    ["domain only", "vitrine.example"],
    ["empty", ""],
    ["@ only", "@"],
    ["space before", " grace@vitrine.example"],
    ["space after", "grace@vitrine.example "],
    ["space in the local part", "gra ce@vitrine.example"],
    ["space after the @", "grace@ vitrine.example"],
    ["tab", "grace\t@vitrine.example"],
    ["line break after", "grace@vitrine.example\n"],
    ["header after a line break", "grace@vitrine.example\r\nBcc: evil@evil.example"],
    ["line break before the company", "evil@evil.example\ngrace@vitrine.example"],
    ["NUL after", "grace@vitrine.example\u0000"],
    ["NUL in the local part", "grace\u0000@vitrine.example"],
    ["NUL before another domain", "grace@vitrine.example\u0000.evil.example"],
    ["soft hyphen", "grace@vit\u00adrine.example"],
    ["zero-width space", "grace@vitrine\u200b.example"],
    ["right-to-left mark", "grace@\u202evitrine.example"],
    ["Cyrillic letter in the domain", "grace@vitrinе.example"],
    ["Greek letter in the domain", "grace@vιtrine.example"],
    ["dotless i", "grace@vıtrine.example"],
    ["capital that folds to ASCII", "grace@v\u0130trine.example"],
    ["full-width letters", "grace@ｖｉｔｒｉｎｅ.example"],
    ["ideographic full stop", "grace@vitrine。example"],
    ["full-width full stop", "grace@vitrine．example"],
    ["full-width @", "grace＠vitrine.example"],
    ["ligature", "grace@vitrine.examp\ufb02e"],
    ["punycode of a look-alike", "grace@xn--vitrin-8ve.example"],
    ["punycode of the name itself", "grace@xn--vitrine-.example"],
    ["Unicode local part", "grâce@vitrine.example"],
    ["look-alike local part", "grасe@vitrine.example"],
    ["URL", "https://vitrine.example/@grace"],
    ["address literal", "grace@[127.0.0.1]"],
    ["port", "grace@vitrine.example:25"],
    ["path", "grace@vitrine.example/evil"],
    ["fragment", "grace@evil.example#@vitrine.example"],
    ["mailto", "mailto:grace@vitrine.example?cc=evil@evil.example"],
    ["longer than an address may be", `${"g".repeat(240)}@vitrine.example`],
    ["very long", `${"g".repeat(1_000_000)}@vitrine.example`],
    ["very many @", "@".repeat(200)],
    ["number", 7],
    ["null", null],
    ["undefined", undefined],
    ["true", true],
    ["list of addresses", ["grace@vitrine.example"]],
    ["object that reads as an address", { toString: () => "grace@vitrine.example" }],
  ])("%s", (_, email) => {
    expect(isStaffEmail(email, company)).toBe(false);
  });

  test.each(["grace@", "@", "grace@vitrine.example"])("no company domain set: %s", (email) => {
    expect(isStaffEmail(email, "")).toBe(false);
  });
});
