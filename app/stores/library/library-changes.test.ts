import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import { decodeFields, encodeFields } from "../firestore/firestore-values.server";
import {
  canonical,
  libraryCollections,
  libraryWith,
  noLibraryChanges,
  planSeeding,
  withoutMarks,
} from "./library-changes";

/** Documents as Firestore gives them back. */
const stored = (plan: ReturnType<typeof planSeeding>) =>
  new Map(plan.map(({ id, data }) => [id, decodeFields(encodeFields(data).fields)]));

test.each(["layouts", "templates"] as const)(
  "all built-in %s are stored and read back as they are",
  (name) => {
    const { builtIn, schema } = libraryCollections[name];
    const plan = planSeeding(builtIn, new Map());
    expect(plan).toHaveLength(builtIn.size);
    const documents = stored(plan);
    for (const [id, definition] of builtIn) {
      const read = schema.parse(withoutMarks(documents.get(id) ?? {}));
      expect(canonical(read), id).toBe(canonical(definition));
    }
    expect(planSeeding(builtIn, documents)).toEqual([]);
  },
);

test("a new release replaces what nobody changed, and leaves what staff changed", () => {
  const first = new Map([
    ["a", { id: "a", name: "A", tags: ["x"] }],
    ["b", { id: "b", name: "B", tags: [] }],
  ]);
  const documents = stored(planSeeding(first, new Map()));
  documents.set("b", { ...documents.get("b"), name: "Staff's own" });
  const second = new Map([
    ["a", { id: "a", name: "A, better", tags: ["x"] }],
    ["b", { id: "b", name: "B, better", tags: [] }],
    ["c", { id: "c", name: "C", tags: [] }],
  ]);
  expect(planSeeding(second, documents).map(({ id, exists }) => [id, exists])).toEqual([
    ["a", true],
    ["c", false],
  ]);
});

test("changes stand over the product's own, and without any it is the same library", () => {
  expect(libraryWith(noLibraryChanges)).toBe(builtInLibrary);
  const [own] = builtInLibrary.layouts.values();
  if (!own) throw new Error("There is no layout.");
  const library = libraryWith({
    layouts: [
      { ...own, name: "Changed" },
      { ...own, id: "new" },
    ],
    templates: [],
  });
  expect(library.layouts.get(own.id)?.name).toBe("Changed");
  expect(library.layouts.size).toBe(builtInLibrary.layouts.size + 1);
});
