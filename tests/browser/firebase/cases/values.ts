import {
  Bytes,
  collection,
  type DocumentData,
  doc,
  GeoPoint,
  getDocFromServer,
  getDocsFromServer,
  orderBy,
  query,
  setDoc,
  Timestamp,
  vector,
  where,
  writeBatch,
} from "firebase/firestore";
import { type Cases, codeOf, type World } from "./case";
import { observeDocument } from "./observer";

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

/** One value of each kind, in Firestore's order of kinds and within them. */
function valuesInOrder(world: World): [string, unknown][] {
  return [
    ["null", null],
    ["false", false],
    ["true", true],
    ["not a number", Number.NaN],
    ["minus infinity", Number.NEGATIVE_INFINITY],
    ["smallest integer", Number.MIN_SAFE_INTEGER],
    ["minus one and a half", -1.5],
    ["zero", 0],
    ["one", 1],
    ["one and a bit", 1.1],
    ["largest integer", Number.MAX_SAFE_INTEGER],
    ["largest number", Number.MAX_VALUE],
    ["infinity", Number.POSITIVE_INFINITY],
    ["old time", new Timestamp(-62135596800, 0)],
    ["time", new Timestamp(1, 0)],
    ["later time", new Timestamp(1, 1000)],
    ["empty text", ""],
    ["nul", "\u0000"],
    ["text", "a"],
    ["longer text", "aa"],
    ["accent", "é"],
    ["last of the basic plane", "\uffee"],
    ["emoji", "😀"],
    ["no bytes", Bytes.fromUint8Array(new Uint8Array())],
    ["bytes", Bytes.fromUint8Array(new Uint8Array([0, 255]))],
    ["larger bytes", Bytes.fromUint8Array(new Uint8Array([1]))],
    ["reference", doc(world.home, "a")],
    ["deeper reference", doc(world.home, "a/b/c")],
    ["later reference", doc(world.home, "b")],
    ["south", new GeoPoint(-90, 0)],
    ["west", new GeoPoint(0, -180)],
    ["place", new GeoPoint(0, 1)],
    ["empty list", []],
    ["list", [1]],
    ["longer list", [1, 0]],
    ["list of texts", ["a"]],
    ["least vector", vector([Number.NEGATIVE_INFINITY])],
    ["short vector", vector([9])],
    ["greatest short vector", vector([Number.POSITIVE_INFINITY])],
    ["vector", vector([1, 2])],
    ["larger vector", vector([1, 3])],
    ["empty map", {}],
    ["map", { a: 1 }],
    ["map with more", { a: 1, b: 0 }],
    ["map with larger value", { a: 2 }],
    ["map with later key", { b: 0 }],
  ];
}

async function writeValues(world: World): Promise<string[]> {
  const batch = writeBatch(world.home.firestore);
  const values = valuesInOrder(world);
  for (const [name, value] of values) batch.set(doc(world.home, name), { value });
  await batch.commit();
  return values.map(([name]) => name);
}

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
  "all kinds of values are ordered as documented": {
    run: async (world) => {
      const expected = await writeValues(world);
      const up = await getDocsFromServer(query(world.home, orderBy("value")));
      const down = await getDocsFromServer(query(world.home, orderBy("value", "desc")));
      return [
        misplaced(
          expected,
          up.docs.map(({ id }) => id),
        ),
        misplaced(
          expected.toReversed(),
          down.docs.map(({ id }) => id),
        ),
      ];
    },
    gives: [[], []],
  },
  "an equality filter finds each kind of value": {
    run: async (world) => {
      await writeValues(world);
      const searched = valuesInOrder(world).filter(
        ([name]) => !name.includes("not a number") && name !== "null",
      );
      const found = await Promise.all(
        searched.map(async ([name, value]) => {
          const { docs } = await getDocsFromServer(query(world.home, where("value", "==", value)));
          return docs.length === 1 && docs[0]!.id === name ? [] : [name, ...docs.map(({ id }) => id)];
        }),
      );
      return found.flat();
    },
    gives: [],
  },
  "a listener and the cache show the same values as the server": {
    run: async (world) => {
      const document = doc(world.home);
      const data: DocumentData = Object.fromEntries(valuesInOrder(world));
      await setDoc(document, data);
      const observer = observeDocument(document);
      const seen = await observer.next(({ metadata }) => !metadata.fromCache);
      observer.stop();
      const read = await getDocFromServer(document);
      const differing = Object.keys(data).filter((name) => !isSame(seen.get(name), read.get(name)));
      return [Object.keys(seen.data()!).length, differing];
    },
    gives: [46, []],
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

function misplaced(expected: string[], actual: string[]): string[] {
  return expected.length === actual.length
    ? expected.filter((name, index) => actual[index] !== name)
    : ["another number of documents", ...actual];
}

/** Equality of two values of the SDK. */
function isSame(left: unknown, right: unknown): boolean {
  const hasOwnEquality = typeof left === "object" && left !== null && "isEqual" in left;
  if (hasOwnEquality) return (left as { isEqual(other: unknown): boolean }).isEqual(right);
  return Object.is(left, right) || JSON.stringify(left) === JSON.stringify(right);
}
