import { timestampParts } from "../firestore/timestamps";
import { arrayElements, type Fields, toBytes, type Value } from "../firestore/values";
import { refuse } from "./rules-error";
import { RulesBytes, RulesLatLng, RulesPath, RulesTimestamp, type RulesValue } from "./values";

export function fromFields(fields: Fields | undefined): ReadonlyMap<string, RulesValue> {
  return new Map(Object.entries(fields ?? {}).map(([name, value]) => [name, fromFirestore(value)]));
}

/** A stored value as rules see it. */
export function fromFirestore(value: Value): RulesValue {
  if ("integerValue" in value) return BigInt(value.integerValue);
  if ("doubleValue" in value) return Number(value.doubleValue);
  if ("booleanValue" in value) return value.booleanValue;
  if ("stringValue" in value) return value.stringValue;
  if ("timestampValue" in value) return timestampOf(value.timestampValue);
  if ("bytesValue" in value) return new RulesBytes(toBytes(value));
  if ("referenceValue" in value) return new RulesPath(value.referenceValue.split("/").slice(2));
  if ("arrayValue" in value) return arrayElements(value).map(fromFirestore);
  if ("mapValue" in value) return fromFields(value.mapValue.fields);
  if ("geoPointValue" in value) {
    return new RulesLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  return null;
}

function timestampOf(text: string): RulesTimestamp {
  const { seconds, nanos } = timestampParts(text);
  return new RulesTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
}

/** Claims of a token as rules see them. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || typeof json === "boolean" || typeof json === "string") return json;
  if (typeof json === "number") return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === "object") {
    return new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)]));
  }
  return refuse("not JSON");
}
