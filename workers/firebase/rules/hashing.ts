import { createHash } from "node:crypto";
import type { NamespaceFunctions } from "./methods";
import { refuse } from "./rules-error";
import { RulesBytes, type RulesValue } from "./values";

/** Reversed polynomials of CRC-32 (IEEE 802.3) and CRC-32C (Castagnoli). */
const IEEE = 0xedb88320;
const CASTAGNOLI = 0x82f63b78;
const BITS_PER_BYTE = 8;

/** https://firebase.google.com/docs/reference/rules/rules.hashing; of a string, its UTF-8 is hashed. */
export const HASHING_FUNCTIONS: NamespaceFunctions = {
  crc32: (value) => checksum(bytesOf(value), IEEE),
  crc32c: (value) => checksum(bytesOf(value), CASTAGNOLI),
  md5: (value) => digest("md5", bytesOf(value)),
  sha256: (value) => digest("sha256", bytesOf(value)),
};

function bytesOf(value: RulesValue | undefined): Uint8Array {
  if (typeof value === "string") return RulesBytes.ofText(value).bytes;
  return value instanceof RulesBytes ? value.bytes : refuse("not bytes or a string");
}

function digest(algorithm: "md5" | "sha256", bytes: Uint8Array): RulesBytes {
  return new RulesBytes(new Uint8Array(createHash(algorithm).update(bytes).digest()));
}

/** Four bytes, the highest first, as Cloud Storage writes its checksums. */
function checksum(bytes: Uint8Array, polynomial: number): RulesBytes {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < BITS_PER_BYTE; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~crc >>> 0);
  return new RulesBytes(result);
}
