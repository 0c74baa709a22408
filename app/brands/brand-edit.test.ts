import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { changedFields, fieldsOf, mergeFields } from "./brand-edit";

test("only what changed is sent", () => {
  expect(changedFields(newBrand, newBrand)).toEqual({});
  const after = { ...newBrand, name: "Norrland", endCard: { show: true, text: "" } };
  expect(changedFields(newBrand, after)).toEqual({ name: "Norrland", endCard: { show: true, text: "" } });
});

test("two tabs keep each other's fields; of one field that both changed mine stands", () => {
  const mine = { ...newBrand, name: "Mine", voice: "Calm" };
  const theirs = { ...newBrand, name: "Theirs", wordsToAvoid: ["cheap"] };
  expect(mergeFields(newBrand, mine, theirs)).toEqual({
    ...newBrand,
    name: "Mine",
    voice: "Calm",
    wordsToAvoid: ["cheap"],
  });
});

test("what is not its owner's to set here is left out", () => {
  const stored = { ...newBrand, id: "b", ownerId: "ada", isDefault: true };
  expect(fieldsOf(stored)).toEqual(newBrand);
});
