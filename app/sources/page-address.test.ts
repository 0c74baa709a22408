import { expect, test } from "vitest";
import { readAddress, savedFrom, shortAddress } from "./page-address";

test.each([
  ["shop.example/soap", "https://shop.example/soap"],
  [" https://shop.example/soap?x=1#top ", "https://shop.example/soap?x=1"],
  ["HTTP://Shop.Example", "http://shop.example/"],
  ["www.müller.example", "https://www.xn--mller-kva.example/"],
  ["http://localhost:5173/examples/shop/soap", "http://localhost:5173/examples/shop/soap"],
  ["our shop opens", null],
  ["see shop.example today", null],
  ["soap", null],
  ["19.90", null],
  ["javascript:alert(1)", null],
  ["ftp://shop.example", null],
  ["https://", null],
])("one web address and nothing else: %s", (text, address) => expect(readAddress(text)).toBe(address));

test("a saved page says where it is from", () => {
  expect(savedFrom("<!DOCTYPE html>\n<!-- saved from url=(0025)https://shop.example/soap -->\n<html>")).toBe(
    "https://shop.example/soap",
  );
  expect(savedFrom("<html><!-- saved -->")).toBeNull();
});

test("an address for people", () => {
  expect(shortAddress("https://www.shop.example/")).toBe("shop.example");
});
