const reflected = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309, as zip archives and PNG chunks carry it; `before` is that of what comes before these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = before ^ 0xffff_ffff;
  for (let index = 0; index < bytes.length; index++)
    value = reflected[(value ^ bytes[index]!) & 255]! ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}

const unreflected = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

/** CRC-32 of an Ogg page whose own field of it is zero: the same polynomial, bits not reflected (RFC 3533, 6). */
export function oggCrc32(page: Uint8Array): number {
  let value = 0;
  for (let index = 0; index < page.length; index++)
    value = (value << 8) ^ unreflected[(value >>> 24) ^ page[index]!]!;
  return value >>> 0;
}
