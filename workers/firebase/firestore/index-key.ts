import { numericId, relativeSegments } from "./resource-name";
import { timestampParts } from "./timestamps";
import { compareUtf8 } from "./utf8-order";
import { typeRank } from "./value-order";
import { type Fields, isNumber, isVector, toBytes, toNumber, type Value, vectorElements } from "./values";

/**
 * Bytes a value may take in an index key, as in Firestore: what is longer is cut, and the key ends there.
 * https://firebase.google.com/docs/firestore/quotas#indexes
 */
const VALUE_LIMIT_BYTES = 1500;
const ESCAPED_ZERO = 0xff;
const TEXT_END = 0x01;
const LIST_END = 0x00;
const LIST_NEXT = 0x01;
const NUMERIC_ID = 0x01;
const TEXT_ID = 0x02;
const SIGN_BIT = 0x80;

const encoder = new TextEncoder();

/**
 * Writes keys whose order as bytes is Firestore's order of values and names. Every value is written so that it is
 * never the beginning of another, which lets values follow each other in one key, and be inverted for descending
 * order.
 */
export class KeyWriter {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  raw(bytes: Uint8Array): this {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Writes a value; false if it was cut, so that nothing more may follow but the document's name. */
  value(value: Value, descending = false): boolean {
    const start = this.#length;
    this.#value(value, start + VALUE_LIMIT_BYTES);
    const isWhole = this.#length - start <= VALUE_LIMIT_BYTES;
    if (!isWhole) this.#length = start + VALUE_LIMIT_BYTES;
    if (descending) this.#invertFrom(start);
    return isWhole;
  }

  /** Writes ids of a path one after the other: what lies below the path begins with the same bytes. */
  segments(segments: readonly string[], descending = false): this {
    const start = this.#length;
    for (const segment of segments) this.#segment(segment);
    if (descending) this.#invertFrom(start);
    return this;
  }

  /** Writes a whole path, which comes before everything below it. */
  path(segments: readonly string[], descending = false): this {
    this.segments(segments, descending);
    return this.byte(descending ? ~LIST_END & 0xff : LIST_END);
  }

  byte(byte: number): this {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
    return this;
  }

  /** Stops early beyond `end`: the rest would be cut. */
  #value(value: Value, end: number): void {
    this.byte(typeRank(value) + 1);
    if (isNumber(value)) this.#number(value);
    else if ("booleanValue" in value) this.byte(value.booleanValue ? 1 : 0);
    else if ("timestampValue" in value) {
      const { seconds, nanos } = timestampParts(value.timestampValue);
      this.#double(seconds);
      this.#uint32(nanos);
    } else if ("stringValue" in value) this.#text(value.stringValue);
    else if ("bytesValue" in value) this.#escaped(toBytes(value).subarray(0, VALUE_LIMIT_BYTES));
    else if ("referenceValue" in value) this.path(value.referenceValue.split("/"));
    else if ("geoPointValue" in value) {
      this.#double(value.geoPointValue.latitude ?? 0);
      this.#double(value.geoPointValue.longitude ?? 0);
    } else if (isVector(value)) {
      const elements = vectorElements(value);
      this.#uint32(elements.length);
      this.#list(elements, end);
    } else if ("arrayValue" in value) this.#list(value.arrayValue.values ?? [], end);
    else if ("mapValue" in value) this.#map(value.mapValue.fields ?? {}, end);
  }

  /**
   * The nearest double, then how far an integer lies from it: integers beyond 2^53 stay in exact order among
   * themselves and among doubles. NaN comes before all numbers.
   */
  #number(value: { integerValue: string } | { doubleValue: number | string }): void {
    const nearest = toNumber(value);
    if (Number.isNaN(nearest)) {
      this.raw(new Uint8Array(10));
      return;
    }
    this.#double(nearest);
    const distance = "integerValue" in value ? Number(BigInt(value.integerValue) - BigInt(nearest)) : 0;
    this.#reserve(2);
    this.#view.setUint16(this.#length, distance + 0x8000);
    this.#length += 2;
  }

  /** Doubles sort as their bits do, once the sign bit of positive ones and all bits of negative ones are flipped. */
  #double(number: number): void {
    this.#reserve(8);
    this.#view.setFloat64(this.#length, number === 0 ? 0 : number);
    const mask = this.#bytes[this.#length]! & SIGN_BIT ? 0xff : 0;
    for (let index = 0; index < 8; index++) this.#bytes[this.#length + index]! ^= mask;
    if (!mask) this.#bytes[this.#length]! |= SIGN_BIT;
    this.#length += 8;
  }

  #uint32(number: number): void {
    this.#reserve(4);
    this.#view.setUint32(this.#length, number);
    this.#length += 4;
  }

  #text(text: string): void {
    this.#escaped(encoder.encode(text.length > VALUE_LIMIT_BYTES ? text.slice(0, VALUE_LIMIT_BYTES) : text));
  }

  /** A zero byte is followed by 0xff, the end is zero and one: a text comes before those that begin with it. */
  #escaped(bytes: Uint8Array): void {
    let start = 0;
    for (let zero = bytes.indexOf(0); zero !== -1; zero = bytes.indexOf(0, start)) {
      this.raw(bytes.subarray(start, zero + 1)).byte(ESCAPED_ZERO);
      start = zero + 1;
    }
    this.raw(bytes.subarray(start)).byte(0).byte(TEXT_END);
  }

  #list(elements: readonly Value[], end: number): void {
    for (const element of elements) {
      if (this.#length > end) return;
      this.byte(LIST_NEXT);
      this.#value(element, end);
    }
    this.byte(LIST_END);
  }

  #map(fields: Fields, end: number): void {
    for (const name of Object.keys(fields).sort(compareUtf8)) {
      if (this.#length > end) return;
      this.byte(LIST_NEXT);
      this.#text(name);
      this.#value(fields[name]!, end);
    }
    this.byte(LIST_END);
  }

  #segment(segment: string): void {
    const number = numericId(segment);
    if (number === null) {
      this.byte(TEXT_ID);
      this.#escaped(encoder.encode(segment));
      return;
    }
    this.byte(NUMERIC_ID);
    this.#reserve(8);
    this.#view.setBigInt64(this.#length, number);
    this.#bytes[this.#length]! ^= SIGN_BIT;
    this.#length += 8;
  }

  #invertFrom(start: number): void {
    for (let index = start; index < this.#length; index++) this.#bytes[index]! ^= 0xff;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

/** Where a collection's documents begin: its path, then a byte that sets them apart from collections below it. */
export function collectionKey(collection: string): Uint8Array<ArrayBuffer> {
  return new KeyWriter().path(relativeSegments(collection)).finish();
}

/** A document's place among all: its collection's documents lie together, in the order of their ids. */
export function documentKey(name: string): Uint8Array<ArrayBuffer> {
  const segments = relativeSegments(name);
  return new KeyWriter().path(segments.slice(0, -1)).segments(segments.slice(-1)).finish();
}

/** The least key above all that begin with `prefix`. No key of ours begins with 0xff. */
export function keyAfter(prefix: Uint8Array): Uint8Array<ArrayBuffer> {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const after = Uint8Array.from(prefix.subarray(0, end));
  if (end === 0) return Uint8Array.of(0xff);
  after[end - 1]! += 1;
  return after;
}
