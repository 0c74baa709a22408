import { expect, test } from "vitest";
import { placeToolbar } from "./toolbar-place";

const size = { width: 380, height: 40 };
const pane = { width: 1000, height: 700 };
const picture = { x: 320, y: 30, width: 360, height: 640 };
const own = { x: 350, y: 300, width: 300, height: 80 };

const touches = (place: { x: number; y: number }, box: typeof own) =>
  place.x < box.x + box.width &&
  place.x + size.width > box.x &&
  place.y < box.y + box.height &&
  place.y + size.height > box.y;

test("above the words where nothing is there", () => {
  expect(placeToolbar(size, { own, others: [], picture, pane })).toEqual({ x: 310, y: 250 });
});

test("below them where a part stands above", () => {
  const above = { x: 350, y: 200, width: 300, height: 95 };
  const place = placeToolbar(size, { own, others: [above], picture, pane });
  expect(place.y).toBeGreaterThan(own.y + own.height);
});

test("elsewhere where parts stand above and below, and always within the pane and off the words", () => {
  const others = [
    { x: 330, y: 180, width: 340, height: 115 },
    { x: 330, y: 385, width: 340, height: 160 },
  ];
  const place = placeToolbar(size, { own, others, picture, pane });
  expect([own, ...others].some((box) => touches(place, box))).toBe(false);
  expect(place.x >= 0 && place.y >= 0 && place.x + size.width <= 1000 && place.y + size.height <= 700).toBe(
    true,
  );
});

test("on a phone it stays in sight", () => {
  const place = placeToolbar(
    { width: 374, height: 84 },
    {
      own: { x: 10, y: 5, width: 370, height: 60 },
      others: [],
      picture: { x: 0, y: 0, width: 390, height: 400 },
      pane: { width: 390, height: 400 },
    },
  );
  expect(place).toEqual({ x: 8, y: 75 });
});
