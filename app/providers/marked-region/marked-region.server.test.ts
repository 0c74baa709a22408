import { decode, encode } from "fast-png";
import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { makeBuiltInImage } from "~/providers/built-in/image-maker/make-built-in-image.server";
import type { ImageAsk } from "~/providers/image-call.server";
import { inMarkedRegion } from "~/providers/marked-region/in-marked-region.server";
import { type PictureRows, pictureRowsOf } from "~/providers/marked-region/picture-rows.server";
import { writePng } from "~/providers/marked-region/write-png.server";

/** A PNG whose rows a function paints, as RGBA. */
function painted(
  width: number,
  height: number,
  paint: (row: Uint8ClampedArray, y: number) => void,
  isOpaque = true,
) {
  const row = new Uint8ClampedArray(width * 4);
  async function* rows() {
    for (let y = 0; y < height; y++) {
      paint(row, y);
      yield row;
    }
  }
  return writePng({ width, height, isOpaque }, rows());
}

/** Bands of colour that no lossy file keeps, half of them transparent to some degree unless all is to be opaque. */
const banded = (width: number, height: number, isOpaque: boolean) =>
  painted(
    width,
    height,
    (row, y) => {
      const colour = new Uint32Array(row.buffer);
      colour.fill(0xff000000 | (y * 2654435761), 0, width / 2);
      colour.fill((isOpaque ? 0xff336699 : 0x80336699) ^ (y << 8), width / 2);
    },
    isOpaque,
  );

/** White within a rectangle. */
const marking = (width: number, height: number, [left, top, right, bottom]: number[]) =>
  painted(width, height, (row, y) => {
    const colour = new Uint32Array(row.buffer).fill(0xff000000);
    if (y >= top! && y < bottom!) colour.fill(0xffffffff, left, right);
  });

/** Rows that differ within columns, and those that differ elsewhere. */
async function differences(one: PictureRows, other: PictureRows, left: number, right: number) {
  const found = { inside: new Set<number>(), outside: new Set<number>() };
  const others = other.rows()[Symbol.asyncIterator]();
  let y = 0;
  for await (const row of one.rows()) {
    const beside: Uint8ClampedArray = (await others.next()).value;
    const differs = (from: number, to: number) => {
      const length = (to - from) * 4;
      const start = row.byteOffset + from * 4;
      return (
        Buffer.compare(
          Buffer.from(row.buffer, start, length),
          Buffer.from(beside.buffer, beside.byteOffset + from * 4, length),
        ) !== 0
      );
    };
    if (differs(0, left) || differs(right, one.width)) found.outside.add(y);
    if (differs(left, right)) found.inside.add(y);
    y += 1;
  }
  return found;
}

const request = { ...emptyImageRequest("built-in/image-maker"), operation: "fill" } as const;

test("a mark on a picture of 4096² is filled at its own size, and nothing else changes", async () => {
  const side = 4096;
  const [source, mask] = await Promise.all([
    banded(side, side, true),
    marking(side, side, [2040, 3000, 2070, 3030]),
  ]);
  const options = { request, size: { width: side, height: side }, seed: 3, references: [], source, mask };
  const filled = pictureRowsOf((await makeBuiltInImage(options)).bytes);
  expect([filled.width, filled.height]).toEqual([side, side]);
  const { inside, outside } = await differences(filled, pictureRowsOf(source), 2040, 2070);
  expect([...outside]).toEqual([]);
  expect(Math.min(...inside)).toBeGreaterThanOrEqual(3000);
  expect(Math.max(...inside)).toBeLessThan(3030);
  expect(inside.size).toBeGreaterThan(20);
});

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

  const filled = pictureRowsOf(bytes);
  const { inside, outside } = await differences(filled, pictureRowsOf(source), 400, 1200);
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
