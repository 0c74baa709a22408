import { decode as decodeJpeg } from "jpeg-js";
import { expect, test } from "vitest";
import { readImageInfo } from "~/formats/read-image-info";
import { fileForOthers } from "~/providers/file-for-others.server";
import { decodeImage } from "~/providers/image-file.server";
import { pngRows } from "~/providers/marked-region/png-rows.server";
import { ProviderError } from "~/providers/provider-error.server";
import { quarters, quartersOf, turnedPhoto, uprightQuarters } from "../../tests/fixtures/turned-photo.ts";

test.each(["image/jpeg", "image/png"] as const)(
  "a photograph of a camera held upright, as %s, is upright wherever it is used, and says nothing of where it was taken",
  (mediaType) => {
    const bytes = turnedPhoto(mediaType, 64);
    expect(readImageInfo(bytes)).toEqual({ mediaType, width: 32, height: 64 });
    const decoded = decodeImage(bytes);
    expect([decoded.width, decoded.height, quartersOf(decoded)]).toEqual([32, 64, uprightQuarters]);
    expect(pngRows(bytes)).toBeNull();

    const sent = fileForOthers({ bytes, mediaType });
    // Read by somebody who knows nothing of EXIF.
    const seen = decodeJpeg(sent.bytes, { useTArray: true });
    expect([seen.width, seen.height, quartersOf(seen)]).toEqual([32, 64, uprightQuarters]);
    expect(String.fromCharCode(...sent.bytes)).not.toMatch(/GPS|Exif/);
  },
);

test("what lies as it is to be seen is sent as it is", () => {
  const upright = new Uint8Array(turnedPhoto("image/png", 64));
  // The chunk of EXIF becomes one that says nothing.
  upright.set(new TextEncoder().encode("teXt"), 37);
  const sent = fileForOthers({ bytes: upright, mediaType: "image/png" });
  expect(quartersOf(decodeImage(sent.bytes))).toEqual(quarters);
});

test("what cannot be read well enough to take out where it was taken is not sent", () => {
  const photo = turnedPhoto("image/jpeg", 64);
  // A segment that says it goes on behind the end of the file.
  const cut = new Uint8Array([...photo.subarray(0, 2), 0xff, 0xed, 0xff, 0xff, ...photo.subarray(2)]);
  expect(() => fileForOthers({ bytes: cut, mediaType: "image/jpeg" })).toThrow(ProviderError);
});
