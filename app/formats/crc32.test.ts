import { expect, test } from "vitest";
import { latin1Bytes } from "./bytes";
import { crc32, oggCrc32 } from "./crc32";

test("both checksums are those of the catalogue for its check word", () => {
  const word = latin1Bytes("123456789");
  expect(crc32(word)).toBe(0xcbf43926);
  expect(oggCrc32(word)).toBe(0x89a1897f);
});
