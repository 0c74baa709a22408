const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309, as zip archives and PNG chunks carry it. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (let index = 0; index < bytes.length; index++)
    value = table[(value ^ bytes[index]!) & 255]! ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}
