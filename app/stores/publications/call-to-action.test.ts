import { expect, test } from "vitest";
import {
  actionAddressProblem,
  campaignOf,
  readActionAddress,
  withCampaign,
  withScheme,
} from "./call-to-action";

test.each([
  "https://shop.example/wool?size=m#buy",
  "https://xn--bcher-kva.example/",
  "  https://shop.example.com  ",
])("viewers may be sent to %s", (address) => {
  expect(actionAddressProblem(address)).toBeNull();
});

test.each([
  "",
  "shop.example",
  "http://shop.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "https://localhost/buy",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://0x7f000001/",
  "https://intranet/",
  "https://printer.local/",
  "https://ada:secret@shop.example/",
  `https://shop.example/${"a".repeat(2000)}`,
])("viewers are not sent to %s", (address) => {
  expect(actionAddressProblem(address)).toMatch(/\.$/);
  expect(readActionAddress(address)).toBeNull();
});

test("nothing in an address can end an attribute or begin an element", () => {
  const address = readActionAddress(`https://shop.example/"><script>alert('1')</script>?q="'<`);
  expect(address).not.toMatch(/["'<>`]/);
});

test("campaign words are put in, changed and taken out, and the rest of the address stays", () => {
  const campaign = { source: "vitrine", medium: "video", name: "spring sale" };
  const tagged = withCampaign("https://shop.example/wool?size=m#buy", campaign);
  expect(tagged).toBe(
    "https://shop.example/wool?size=m&utm_source=vitrine&utm_medium=video&utm_campaign=spring+sale#buy",
  );
  expect(campaignOf(tagged)).toEqual(campaign);
  expect(withCampaign(tagged, { source: "", medium: " ", name: "" })).toBe(
    "https://shop.example/wool?size=m#buy",
  );
  expect(withCampaign("not yet", campaign)).toBe("not yet");
  // As it is typed letter by letter, a space comes last for a moment.
  expect(campaignOf(withCampaign(tagged, { ...campaign, name: "spring " })).name).toBe("spring ");
});

test.each([
  [" example.com/spring ", "https://example.com/spring"],
  ["https://example.com", "https://example.com"],
  ["http://example.com", "http://example.com"],
  ["example.com:8080/x", "https://example.com:8080/x"],
  ["tel:0117496", "tel:0117496"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["", ""],
])("%j is meant as %j", (typed, meant) => {
  expect(withScheme(typed)).toBe(meant);
});
