import {
  Bytes,
  collection,
  doc,
  GeoPoint,
  getDocFromServer,
  setDoc,
  Timestamp,
  vector,
} from "firebase/firestore";
import { type Cases, codeOf, type World } from "./case";

/** Writes a value at the top, in a map and in an array; tells whether all three come back equal, and plain. */
async function roundTrip(
  { home }: World,
  value: unknown,
  plain: (value: never) => unknown,
): Promise<unknown> {
  const document = doc(home);
  await setDoc(document, { value, nested: { deep: { value } }, list: [value, "after"] });
  const data = (await getDocFromServer(document)).data()!;
  const seen = [data.value, data.nested.deep.value, data.list[0]].map((each) => plain(each as never));
  const [first] = seen;
  return seen.every((each) => Object.is(each, first) || JSON.stringify(each) === JSON.stringify(first))
    ? first
    : seen;
}

const unchanged = (value: unknown) => value;

export const values: Cases = {
  "null, booleans and numbers come back as they are": {
    run: async (world) => {
      const numbers = [
        null,
        true,
        0,
        -0,
        1.5,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
      ];
      const extremes = [2 ** 53 - 1, -(2 ** 53 - 1), 2 ** 60, Number.MAX_VALUE, Number.MIN_VALUE, 1e-7];
      return Promise.all([...numbers, ...extremes].map((number) => roundTrip(world, number, unchanged)));
    },
    gives: [
      ...[null, true, 0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      ...[2 ** 53 - 1, -(2 ** 53 - 1), 2 ** 60, Number.MAX_VALUE, Number.MIN_VALUE, 1e-7],
    ],
  },
  "texts come back in every script, with line ends and controls": {
    run: async (world) =>
      Promise.all(
        ["", "a\nb\t\u0001", "Ελλάδα", "日本語", "👩‍👩‍👧‍👦", "e\u0301"].map((text) =>
          roundTrip(world, text, unchanged),
        ),
      ),
    gives: ["", "a\nb\t\u0001", "Ελλάδα", "日本語", "👩‍👩‍👧‍👦", "e\u0301"],
  },
  "times keep microseconds, not nanoseconds": {
    run: async (world) =>
      Promise.all(
        [
          new Timestamp(1, 123_456_789),
          new Timestamp(-1, 999_999_999),
          new Timestamp(253402300799, 0),
          new Date(5),
        ].map((time) => roundTrip(world, time, (each: Timestamp) => [each.seconds, each.nanoseconds])),
      ),
    gives: [
      [1, 123_456_000],
      [-1, 999_999_000],
      [253402300799, 0],
      [0, 5_000_000],
    ],
  },
  "bytes, places, references and vectors come back": {
    run: async (world) => [
      await roundTrip(world, Bytes.fromBase64String("+/8A"), (each: Bytes) => each.toBase64()),
      await roundTrip(world, Bytes.fromBase64String(""), (each: Bytes) => each.toBase64()),
      await roundTrip(world, new GeoPoint(-89.5, 180), (each: GeoPoint) => [each.latitude, each.longitude]),
      await roundTrip(world, doc(world.db, "x/y"), (each: ReturnType<typeof doc>) => each.path),
      await setVector(world, [1, -0.5, 2 ** 40]),
      await setVector(world, [Number.NEGATIVE_INFINITY, 0]),
      await codeOf(setVector(world, [])),
    ],
    gives: [
      "+/8A",
      "",
      [-89.5, 180],
      "x/y",
      [1, -0.5, 2 ** 40],
      [Number.NEGATIVE_INFINITY, 0],
      "invalid-argument",
    ],
  },
  "maps and lists keep their shape, empty ones too": {
    run: async ({ home }) => {
      const document = doc(home);
      const data = { map: {}, list: [], deep: { a: [{ b: {} }, { c: [1] }], "": 1 } };
      await setDoc(document, { ...data, deep: { a: data.deep.a } });
      return (await getDocFromServer(document)).data();
    },
    gives: { map: {}, list: [], deep: { a: [{ b: {} }, { c: [1] }] } },
  },
  "a document without fields exists": {
    run: async ({ home }) => {
      await setDoc(doc(home, "empty"), {});
      const snapshot = await getDocFromServer(doc(home, "empty"));
      return [snapshot.exists(), snapshot.data(), snapshot.get("a.b")];
    },
    gives: [true, {}, undefined],
  },
  "references of another collection and database path are kept": {
    run: async (world) => {
      const target = doc(collection(world.db, "a", "b", "c"), "d");
      await setDoc(doc(world.home, "r"), { target });
      const snapshot = await getDocFromServer(doc(world.home, "r"));
      return snapshot.data()!.target.path;
    },
    gives: "a/b/c/d",
  },
};

/** A vector cannot stand in an array. */
async function setVector({ home }: World, numbers: number[]): Promise<number[]> {
  const document = doc(home);
  await setDoc(document, { value: vector(numbers), nested: { value: vector(numbers) } });
  const { value, nested } = (await getDocFromServer(document)).data()!;
  return nested.value.isEqual(value) ? value.toArray() : [];
}
