import fc from "fast-check";
import { expect, test } from "vitest";
import { findByText, rateByText } from "./find-by-text";

const find = (typed: string, ...texts: string[]) => findByText(texts, typed, (text) => text);

test.each([
  ["burger", "Cheeseburger"],
  ["BURGER cheese", "A cheeseburger on oak"],
  ["creme", "Crème brûlée"],
  ["brûlée", "Creme Brulee"],
  ["strasse", "Große Straße"],
  ["lodz", "Łódź at night"],
  ["candel", "A candle on the sill"],
  ["chesseburger", "Cheeseburger"],
  ["burgr", "Cheeseburger"],
  ["photogaphy", "Photography"],
  ["foto_2024.png", "Foto_2024.PNG"],
  ["コーヒー", "木のテーブルの上のコーヒー"],
  ["50%", "50 off"],
  ["", "anything"],
  ["  ", "anything"],
])("%j finds %j", (typed, text) => {
  expect(find(typed, text)).toEqual([text]);
});

test.each([
  ["burger", "Fries"],
  ["burger fries", "Cheeseburger"],
  ["ca", "Africa"],
  ["cat", "Cut"],
  ["house", "A mouse"],
  ["lavender", "Plan and credits"],
])("%j does not find %j", (typed, text) => {
  expect(find(typed, text)).toEqual([]);
});

test("typing errors count only where nothing has the words as they are, and the order stays", () => {
  expect(find("store", "A stone", "My store", "Storefront")).toEqual(["My store", "Storefront"]);
  expect(find("stroe", "A stove", "My store", "Storefront")).toEqual(["My store", "Storefront"]);
});

test("every part of a text of three letters or more finds it, and one error from four on", () => {
  const text = fc.stringMatching(/^[a-z]{4,20}$/);
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (name, from, at) => {
      const start = from % (name.length - 3);
      const part = name.slice(start, start + 4 + (at % name.length));
      expect(find(part, name)).toEqual([name]);
      const wrong = 1 + (at % (part.length - 1));
      expect(find(`${part.slice(0, wrong)}q${part.slice(wrong + 1)}`, name)).toEqual([name]);
    }),
  );
});

test("the best answer is the one that begins with what was typed", () => {
  const rated = (typed: string, name: string, besides?: string) => rateByText(name, typed, besides);
  expect(rated("candle", "Candle at dusk")).toBe(1);
  expect(rated("candle", "A candle")).toBe(0.9);
  expect(rated("billing", "Plan and credits", "billing balance")).toBe(0.7);
  expect(rated("burger", "Cheeseburger")).toBe(0.6);
  expect(rated("candel", "A candle")).toBe(0.3);
  expect(rated("lavender", "Plan and credits", "billing")).toBe(0);
  expect(rated("", "Anything")).toBe(1);
});

test("a long list is looked through while somebody types", () => {
  const items = Array.from({ length: 1_000 }, (_, index) =>
    `A lamp number ${index} on an oak table, `.repeat(20),
  );
  expect(findByText(items, "lamps oak", (text) => text)).toHaveLength(1_000);
  expect(findByText(items, "zeppelin", (text) => text)).toEqual([]);
});
