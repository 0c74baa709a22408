import { decode, encode } from "fast-png";
import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { ImageAsk } from "~/providers/image-call.server";
import { imageRowsOf } from "~/providers/marked-region/image-rows.server";
import { inMarkedRegion } from "~/providers/marked-region/in-marked-region.server";
import { banded, differences, marking } from "../../../tests/fixtures/banded-pictures.ts";

const request = { ...emptyImageRequest("built-in/image-maker"), operation: "fill" } as const;

test("a model of 512 pixels gets the part around the mark, and its answer comes back into the whole", async () => {
  const [source, mask] = await Promise.all([
    banded(1600, 1200, false),
    marking(1600, 1200, [400, 300, 1200, 900]),
  ]);
  const asks: Pick<ImageAsk, "source" | "mask" | "size">[] = [];
  const ask = inMarkedRegion(
    async (asked) => {
      asks.push(asked);
      const data = new Uint8Array(64 * 64 * 3).fill(200);
      return encode({ width: 64, height: 64, data, channels: 3 });
    },
    { longestSide: 512, ratios: ["1:1", "4:3"] },
  );
  const bytes = await ask({
    request,
    index: 0,
    size: { width: 1600, height: 1200 },
    source: { bytes: source, mediaType: "image/png" },
    mask: { bytes: mask, mediaType: "image/png" },
    references: [],
    steering: null,
    seed: 1,
    signal: new AbortController().signal,
    idempotencyKey: "one",
  });
  expect(asks[0]?.size).toEqual({ width: 512, height: 384 });
  expect(decode(asks[0]!.source!.bytes)).toMatchObject({ width: 512, height: 384 });
  const sentMask = decode(asks[0]!.mask!.bytes);
  expect([sentMask.data[(192 * 512 + 256) * 4], sentMask.data[0]]).toEqual([255, 0]);

  const filled = imageRowsOf(bytes);
  const { inside, outside } = await differences(filled, imageRowsOf(source), 400, 1200);
  expect([...outside]).toEqual([]);
  expect([Math.min(...inside), Math.max(...inside)]).toEqual([300, 899]);
  let y = 0;
  for await (const row of filled.rows()) {
    if (y === 600) expect([...row.subarray(3200, 3204)]).toEqual([200, 200, 200, 255]);
    // At the rim most is what was there: it fades in.
    if (y === 300) expect(row[800 * 4]).not.toBe(200);
    y += 1;
  }
});
