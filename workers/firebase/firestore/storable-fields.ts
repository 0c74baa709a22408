import { isReservedName } from "./field-path";
import { MAX_FIELD_PATH_BYTES, MAX_VALUE_BYTES, MAX_VALUE_DEPTH } from "./limits";
import { requireReference } from "./resource-name";
import { invalidArgument, type RpcError } from "./rpc-error";
import { utf8Length } from "./utf8-length";
import { arrayElements, bytesLength, type Fields, type Value } from "./values";
import { requireVector, VECTOR_TAG } from "./vectors";

/** Where a value stands in a document. */
interface Place {
  /** What Firestore calls the property when it refuses it: the field of the document, or "array" within one. */
  property: string;
  /** Maps and arrays around the value. */
  depth: number;
  /** Bytes of the dotted path to it. */
  pathBytes: number;
  inArray: boolean;
}

/** Refuses names and values that Firestore does not store, in its words. Throws INVALID_ARGUMENT. */
export function requireStorableFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (isReservedName(name)) throw invalidArgument(`field name ${name} is reserved`);
    requireName(name);
    const pathBytes = utf8Length(name);
    if (pathBytes > MAX_FIELD_PATH_BYTES) {
      throw invalidArgument(`The property.name is longer than ${MAX_FIELD_PATH_BYTES} bytes.`);
    }
    requireStorable(value, {
      property: "arrayValue" in value ? "array" : name,
      depth: 0,
      pathBytes,
      inArray: false,
    });
  }
}

/** The same for what a transform puts into an array. */
export function requireStorableElements(elements: readonly Value[]): void {
  for (const element of elements) {
    requireStorable(element, { property: "array", depth: 1, pathBytes: 0, inArray: true });
  }
}

function requireStorable(value: Value, place: Place): void {
  if ("arrayValue" in value) {
    if (place.inArray) {
      // The outermost array is refused by another part of Firestore than those within maps.
      if (place.depth === 1) throw invalidArgument("Cannot convert an array value in an array value.");
      throw invalidNesting(place);
    }
    const inside = deeper(place, { inArray: true });
    for (const element of arrayElements(value)) requireStorable(element, inside);
  } else if ("mapValue" in value) {
    requireStorableMap(value.mapValue.fields ?? {}, place);
  } else if ("stringValue" in value || "bytesValue" in value) {
    requireLength(value, place);
  } else if ("referenceValue" in value) {
    requireReference(value.referenceValue);
  } else if ("geoPointValue" in value) {
    requireCoordinate("latitude", value.geoPointValue.latitude ?? 0, 90);
    requireCoordinate("longitude", value.geoPointValue.longitude ?? 0, 180);
  }
}

function requireStorableMap(fields: Fields, place: Place): void {
  if (Object.hasOwn(fields, VECTOR_TAG)) {
    if (!requireVector(fields)) throw invalidNesting(place);
    return;
  }
  for (const [name, value] of Object.entries(fields)) {
    if (isReservedName(name)) throw invalidArgument(`field name '${name}' is reserved.`);
    requireName(name);
    const pathBytes = place.pathBytes + 1 + utf8Length(name);
    if (pathBytes > MAX_FIELD_PATH_BYTES) throw invalidNesting(place);
    requireStorable(value, deeper(place, { inArray: false, pathBytes }));
  }
}

function deeper(place: Place, change: Partial<Place>): Place {
  if (place.depth >= MAX_VALUE_DEPTH) throw invalidNesting(place);
  return { ...place, depth: place.depth + 1, ...change };
}

function requireName(name: string): void {
  if (!name) throw invalidArgument("The property.name is the empty string.");
  if (!name.isWellFormed()) throw invalidArgument("The property.name is not valid UTF-8.");
}

function requireLength(value: { stringValue: string } | { bytesValue: string }, place: Place): void {
  const bytes = "stringValue" in value ? utf8Length(value.stringValue) : bytesLength(value.bytesValue);
  if (bytes <= MAX_VALUE_BYTES) return;
  const isNested = place.depth > (place.property === "array" ? 1 : 0);
  if (isNested) throw invalidNesting(place);
  throw invalidArgument(`The value of property "${place.property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

function requireCoordinate(name: string, degrees: number | string, bound: number): void {
  if (Math.abs(Number(degrees)) <= bound) return;
  throw invalidArgument(`The ${name} of a geo point must be between -${bound} and ${bound}: ${degrees}`);
}

function invalidNesting({ property }: Place): RpcError {
  return invalidArgument(`Property ${property} contains an invalid nested entity.`);
}
