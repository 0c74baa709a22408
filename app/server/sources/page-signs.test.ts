import { expect, test } from "vitest";
import { createHtmlFeed } from "./feed-html";
import { createPageSigns, headersForbidReading, isMovedToLogin } from "./page-signs";

function signsOf(html: string) {
  const signs = createPageSigns();
  const feed = createHtmlFeed(signs);
  feed.write(html);
  feed.end();
  return signs;
}
const plain = { hasFacts: false, isMovedToLogin: false };
const words = "Soap that is baked slowly. ".repeat(80);

test.each([
  ['<meta name="robots" content="index, NoAI">', true],
  ['<META content="noai, noimageai" NAME=Robots>', true],
  ['<meta name="vitrine" content="noai">', true],
  ['<meta name="tdm-reservation" content="1">', true],
  ['<meta name="tdm-reservation" content="0"><p>', false],
  ['<meta name="robots" content="noindex, nofollow"><p>', false],
  ['<meta name="description" content="noai"><p>', false],
  ["<title>A page</title><link rel=icon>", null],
  ["<title>A page</title></head>", false],
])("%s forbids reading: %s", (html, forbids) => {
  expect(signsOf(`<html><head>${html}`).forbidsReading()).toBe(forbids);
});

test.each<[string, boolean]>([
  ["noai", true],
  ["noindex, noai", true],
  ["vitrine: noai", true],
  ["otherbot: noai", false],
  ["noindex", false],
])("a header of %s forbids reading: %s", (said, forbids) => {
  expect(headersForbidReading(new Headers({ "x-robots-tag": said }))).toBe(forbids);
});

test("a header reserves it from machines too", () => {
  expect(headersForbidReading(new Headers({ "tdm-reservation": "1" }))).toBe(true);
  expect(headersForbidReading(new Headers())).toBe(false);
});

test.each([
  ["a challenge by its title", "<title>Just a moment...</title><p>Checking", "page_blocked"],
  ["a refusal by its title", "<title>Access denied</title><h1>Reference 18.2", "page_blocked"],
  ["a challenge by its parts", '<title>shop.com</title><div id="px-captcha"></div>', "page_blocked"],
  ["a form for a password", "<title>Shop</title><form><input type=Password></form>", "page_needs_login"],
  ["an empty root", '<div id=root></div><script src="/app.js"></script>', "page_needs_scripts"],
  [
    "a word to those without scripts",
    `<div id=app></div><noscript>${words}</noscript><script></script>`,
    "page_needs_scripts",
  ],
  ["a short page without scripts", "<h1>Open on Sunday</h1>", null],
  ["an article about a moment", `<title>Just a moment with soap</title><p>${words}`, null],
  ["a shop with a form to sign in", `<p>${words}</p><input type=password>`, null],
  ["a page with scripts", `<p>${words}</p><script></script>`, null],
])("%s is known: %s", (_, html, code) => {
  expect(signsOf(html).verdict(plain)).toBe(code);
});

test("a thin page whose data was read is a page", () => {
  const signs = signsOf('<div id=root></div><script type="application/ld+json">{}</script>');
  expect(signs.verdict({ ...plain, hasFacts: true })).toBeNull();
  expect(signs.verdict({ hasFacts: true, isMovedToLogin: true })).toBe("page_needs_login");
});

test.each([
  ["https://shop.com/soap", "https://shop.com/login", true],
  ["https://shop.com/soap", "https://shop.com/account/sign-in/", true],
  ["https://shop.com/soap", "https://shop.com/Login.aspx?back=/soap", true],
  ["https://shop.com/soap", "https://shop.com/blogging", false],
  ["https://shop.com/login", "https://shop.com/login", false],
])("from %s to %s is a move to a sign-in: %s", (asked, found, isLogin) => {
  expect(isMovedToLogin(new URL(asked), new URL(found))).toBe(isLogin);
});
