import { beforeEach, expect, test, vi } from "vitest";
import { PicturePool } from "./picture-pool.ts";

interface FakePicture {
  width: number;
  height: number;
  isClosed: boolean;
}
let fetched: string[] = [];
let ended: string[] = [];
let made: FakePicture[] = [];
let decodingNow = 0;
let mostAtOnce = 0;

const fake = (width: number, height: number) => {
  const picture = {
    width,
    height,
    isClosed: false,
    close() {
      picture.isClosed = true;
    },
  };
  made.push(picture);
  return picture as unknown as ImageBitmap;
};

function newPool(unusedPixels = 1_000_000) {
  return new PicturePool({
    fetchPicture: async (url, signal) => {
      fetched.push(url);
      try {
        await new Promise((resolve) => setTimeout(resolve, 1));
        signal.throwIfAborted();
        if (url === "/gone") throw new Error("404");
        if (url === "/slow") await new Promise((resolve) => setTimeout(resolve, 30));
        signal.throwIfAborted();
        return new Blob();
      } finally {
        ended.push(url);
      }
    },
    decode: async () => {
      mostAtOnce = Math.max(mostAtOnce, ++decodingNow);
      await new Promise((resolve) => setTimeout(resolve, 1));
      decodingNow--;
      return fake(400, 200);
    },
    reduce: async (picture, size) => {
      if (!size) return picture;
      picture.close();
      return fake(size.width, size.height);
    },
    decodedAtOnce: 2,
    unusedPixels,
  });
}
const natural = () => null;
const half = () => ({ width: 200, height: 100 });

beforeEach(() => {
  fetched = [];
  ended = [];
  made = [];
  mostAtOnce = 0;
});

test("a picture in use at one size is loaded once, however many ask", async () => {
  const pool = newPool();
  const [first, second] = await Promise.all([
    pool.source({ url: "/a", sizeFor: half }),
    pool.source({ url: "/a", sizeFor: half }),
  ]);
  const third = await pool.source({ url: "/a", sizeFor: half });
  expect(fetched).toEqual(["/a"]);
  expect([second.picture, third.picture]).toEqual([first.picture, first.picture]);
  expect(first.picture.width).toBe(200);
});

test("another size is decoded anew, and each ends with its last user", async () => {
  const pool = newPool(0);
  const small = await pool.source({ url: "/a", sizeFor: half });
  const large = await pool.source({ url: "/a", sizeFor: natural });
  const largeToo = await pool.source({ url: "/a", sizeFor: natural });
  const isClosed = ({ picture }: { picture: ImageBitmap }) => (picture as unknown as FakePicture).isClosed;
  expect(large.picture.width).toBe(400);
  large.release();
  large.release();
  await Promise.resolve();
  expect([isClosed(small), isClosed(largeToo)]).toEqual([false, false]);
  largeToo.release();
  small.release();
  await Promise.resolve();
  expect([isClosed(small), isClosed(largeToo)]).toEqual([true, true]);
});

test("what nobody uses is kept within the budget, the longest unused thrown away first", async () => {
  const pool = newPool(40_000);
  for (const url of ["/a", "/b", "/c"]) (await pool.source({ url, sizeFor: half })).release();
  await Promise.resolve();
  fetched = [];
  for (const url of ["/b", "/c"]) (await pool.source({ url, sizeFor: half })).release();
  expect(fetched).toEqual([]);
  await pool.source({ url: "/a", sizeFor: half });
  expect(fetched).toEqual(["/a"]);
});

test("decoding is bounded, whoever asks", async () => {
  const pool = newPool();
  await Promise.all(["/a", "/b", "/c", "/d", "/e"].map((url) => pool.source({ url, sizeFor: half })));
  expect(mostAtOnce).toBe(2);
});

test("a user who gives up takes nothing from the others; the last to give up stops the loading", async () => {
  const pool = newPool();
  const leaving = new AbortController();
  const first = pool.source({ url: "/a", sizeFor: half, signal: leaving.signal });
  const second = pool.source({ url: "/a", sizeFor: half });
  leaving.abort(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  expect((await second).picture.width).toBe(200);

  const alone = new AbortController();
  const third = pool.source({ url: "/slow", sizeFor: half, signal: alone.signal });
  alone.abort(new Error("gone"));
  await expect(third).rejects.toThrow("gone");
  await vi.waitFor(() => expect(ended).toContain("/slow"));
  expect(made).toHaveLength(2);
});

test("who leaves and comes back at once waits for the picture that is on its way", async () => {
  const pool = newPool();
  const leaving = new AbortController();
  const first = pool.source({ url: "/slow", sizeFor: half, signal: leaving.signal });
  leaving.abort(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  expect((await pool.source({ url: "/slow", sizeFor: half })).picture.width).toBe(200);
  expect(fetched).toEqual(["/slow"]);
});

test("two sizes asked for at once, before anybody knows the file's own", async () => {
  const pool = newPool();
  const [small, large] = await Promise.all([
    pool.source({ url: "/a", sizeFor: half }),
    pool.source({ url: "/a", sizeFor: natural }),
  ]);
  expect([small.picture.width, large.picture.width]).toEqual([200, 400]);
});

test("what could not be had is asked for again", async () => {
  const pool = newPool();
  await expect(pool.source({ url: "/gone", sizeFor: half })).rejects.toThrow("404");
  await expect(pool.source({ url: "/gone", sizeFor: half })).rejects.toThrow("404");
  expect(fetched).toEqual(["/gone", "/gone"]);
});
