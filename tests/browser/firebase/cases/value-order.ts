import {
  Bytes,
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
import type { Cases, World } from "./case";
import { observeDocument } from "./observer";

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

export const valueOrder: Cases = {
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
};

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
