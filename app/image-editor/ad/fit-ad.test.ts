import { expect, test } from "vitest";
import { adSizes } from "~/domain/image/ad-sizes";
import { parseHexColor } from "~/scene/contrast";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import type { Rectangle, Size } from "../geometry";
import type { Layer } from "../layers/layer";
import { boundsOf } from "../layers/turned-box";
import { themeOfTemplate } from "./ad-theme";
import { arrangementIds } from "./arrangement-ids";
import { arrange } from "./arrangements/arrange";
import { areaBeside, calmArea } from "./calm-area";
import { coverCrop, fitAd } from "./fit-ad";
import { contrastOver, readableOver } from "./measured-contrast";
import { costWithin, focusOf, mapPicture, type PictureMap } from "./picture-map";

/** A plain ground with a busy rectangle, given in shares. */
function picture(ratio: number, ground: string, busy: Rectangle): PictureMap {
  const height = ratio >= 1 ? Math.round(72 / ratio) : 72;
  const width = ratio >= 1 ? 72 : Math.round(72 * ratio);
  const data = new Uint8ClampedArray(width * height * 4);
  const [red, green, blue] = parseHexColor(ground);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / width;
      const y = (row + 0.5) / height;
      const isBusy = x > busy.x && x < busy.x + busy.width && y > busy.y && y < busy.y + busy.height;
      const tone = (column + row) % 2 === 0 ? 240 : 20;
      data.set(isBusy ? [tone, 40, 40, 255] : [red, green, blue, 255], (row * width + column) * 4);
    }
  }
  return mapPicture({ data, width, height });
}

const product = { x: 0.3, y: 0.5, width: 0.4, height: 0.4 };
const words = {
  headline: "Made to be kept",
  line: "New this autumn",
  action: "Shop now",
  price: "€ 29",
  detail: "only",
};
const themes = builtInTemplates.map((template) => themeOfTemplate(template));
const image = { width: 1080, height: 1350 };
const map = picture(0.8, "#e9d3c0", product);
const arranged = (id: (typeof arrangementIds)[number], theme = themes[0]!) => {
  let count = 0;
  return arrange({ id, image, map, theme, words, newId: () => `${count++}` });
};
const isInside = (layer: Layer, { width, height }: Size) => {
  const { x, y, width: across, height: down } = boundsOf(layer);
  return x >= -1 && y >= -1 && x + across <= width + 1 && y + down <= height + 1;
};
const overlap = (one: Rectangle, other: Rectangle) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

test("words go where the picture is empty, wherever what it shows stands", () => {
  for (const busy of [
    product,
    { x: 0.55, y: 0.1, width: 0.4, height: 0.8 },
    { x: 0.1, y: 0, width: 0.8, height: 0.5 },
  ]) {
    const shown = picture(1, "#203050", busy);
    expect(overlap(calmArea(shown, 1), busy)).toBeLessThan(0.005);
    const { x, y } = focusOf(shown);
    expect(x).toBeCloseTo(busy.x + busy.width / 2, 1);
    expect(y).toBeCloseTo(busy.y + busy.height / 2, 1);
  }
});

test("new words come beside what lies on the image already", () => {
  for (const { layers } of designs.filter(({ id }) => id !== "panel")) {
    const { x, y, width, height } = areaBeside(bottle(1), square, layers);
    const area = { x: x * 1024, y: y * 1024, width: width * 1024, height: height * 1024 };
    const under = layers.filter((layer) => !isGround(layer) && overlap(area, boundsOf(layer)) > 0);
    expect(under.map(({ name }) => name)).toEqual([]);
  }
});

test("a plain thing in the middle is not empty space", () => {
  const data = new Uint8ClampedArray(72 * 72 * 4).fill(255);
  for (let row = 20; row < 52; row++) {
    for (let column = 20; column < 52; column++) data.set([200, 30, 30, 255], (row * 72 + column) * 4);
  }
  const shown = mapPicture({ data, width: 72, height: 72 });
  const inside = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };
  expect(costWithin(shown, inside)).toBeGreaterThan(costWithin(shown, { ...inside, y: 0 }) + 0.2);
});

test("contrast is that of the worst part, and a colour is chosen by it", () => {
  const part = { x: 0, y: 0, width: 1, height: 0.4 };
  expect(contrastOver(picture(1, "#ffffff", product), part, "#000000")).toBeCloseTo(21, 0);
  expect(contrastOver(map, { x: 0, y: 0, width: 1, height: 1 }, "#ffffff")).toBeLessThan(1.6);
  expect(readableOver(picture(1, "#101020", product), part, ["#222244", "#ffffff"]).color).toBe("#ffffff");
});

test.each(arrangementIds)("%s lies on the image in every look, its words off what the image shows", (id) => {
  for (const theme of themes) {
    const layers = arranged(id, theme);
    expect(layers.some(({ kind }) => kind === "text")).toBe(true);
    for (const layer of layers) expect(isInside(layer, image)).toBe(true);
    const texts = layers.filter(({ kind }) => kind === "text");
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(1);
    }
  }
});

test.each(adSizes.map((size) => [size.id, size] as const))(
  "%s holds every word, within what is not covered",
  (_, size) => {
    for (const id of arrangementIds) {
      const layers = arranged(id);
      const { colours } = themes[0]!;
      const mapOf = () => picture(size.width / size.height, "#e9d3c0", { ...product, y: 0.3 });
      const source = { image, layers, map, colours, arrangement: id, mapOf, isWhole: false };
      const fitted = fitAd(source, size);
      const said = fitted.layers.flatMap((layer) => (layer.kind === "text" ? [layer.text] : []));
      expect(said).toContain(words.headline);
      for (const layer of fitted.layers) {
        expect(isInside(layer, size)).toBe(true);
        if (layer.kind === "shape" || !size.covered) continue;
        expect(layer.y).toBeGreaterThanOrEqual(size.covered.top * size.height - 1);
        expect(layer.y + layer.height).toBeLessThanOrEqual(size.height * (1 - size.covered.bottom) + 1);
      }
      expect(fitted.to.width / fitted.to.height).toBeCloseTo(fitted.from.width / fitted.from.height, 1);
    }
  },
);

/** A bottle with a label as light as the wall behind it, before a wall and a table that meet behind it. */
function bottle(ratio: number, part: Rectangle = { x: 0, y: 0, width: 1, height: 1 }): PictureMap {
  const height = ratio >= 1 ? Math.round(72 / ratio) : 72;
  const width = ratio >= 1 ? 72 : Math.round(72 * ratio);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let cell = 0; cell < width * height; cell++) {
    const x = part.x + (((cell % width) + 0.5) / width) * part.width;
    const y = part.y + ((Math.floor(cell / width) + 0.5) / height) * part.height;
    const isGlass = Math.abs(x - 0.5) < (y < 0.42 ? 0.05 : 0.1) && y > 0.24 && y < 0.86;
    const isLabel = y > 0.55 && y < 0.72;
    const wall = y < 0.7 ? [235, 228, 215] : [150, 90, 80];
    data.set([...(isGlass && !isLabel ? [30, 90, 60] : wall), 255], cell * 4);
  }
  return mapPicture({ data, width, height });
}
const onBottle = (part: Rectangle, { x, y, width, height }: Rectangle, whole: Size) => {
  const seen = (own: Rectangle) => ({
    x: ((own.x - part.x) / part.width) * width + x,
    y: ((own.y - part.y) / part.height) * height + y,
    width: (own.width / part.width) * width,
    height: (own.height / part.height) * height,
  });
  const glass = [
    seen({ x: 0.45, y: 0.24, width: 0.1, height: 0.62 }),
    seen({ x: 0.4, y: 0.42, width: 0.2, height: 0.44 }),
  ];
  return (layer: Layer) =>
    Math.max(...glass.map((own) => overlap(own, layer))) / (whole.width * whole.height) > 0.001;
};
const isGround = (layer: Layer) => layer.kind === "shape" && layer.shape !== "rectangle";
const square = { width: 1024, height: 1024 };
const designs = arrangementIds.map((id) => {
  let count = 0;
  const theme = themes[0]!;
  const layers = arrange({ id, image: square, map: bottle(1), theme, words, newId: () => `${count++}` });
  return { id, layers };
});

test.each(designs)("$id leaves what the picture shows free", ({ layers }) => {
  const isOn = onBottle({ x: 0, y: 0, width: 1, height: 1 }, { x: 0, y: 0, ...square }, square);
  expect(layers.filter((layer) => !isGround(layer) && isOn(layer)).map(({ name }) => name)).toEqual([]);
});

test.each(adSizes.map((size) => [size.id, size] as const))(
  "%s shows the whole product, nothing over it, its price, and a headline that is seen",
  (_, size) => {
    const { colours } = themes[0]!;
    const shares = ({ x, y, width, height }: Rectangle) => ({
      x: x / square.width,
      y: y / square.height,
      width: width / square.width,
      height: height / square.height,
    });
    const mapOf = (part: Rectangle) => bottle(part.width / part.height, shares(part));
    for (const { id, layers } of designs.filter(({ id: own }) => own === "sale" || own === "bar")) {
      const source = {
        image: square,
        layers,
        map: bottle(1),
        colours,
        arrangement: id,
        mapOf,
        isWhole: false,
      };
      const { from, to, layers: set } = fitAd(source, size);
      const isOn = onBottle(shares(from), to, size);
      expect(set.filter((layer) => !isGround(layer) && isOn(layer)).map(({ name }) => name)).toEqual([]);
      expect(from.y / square.height).toBeLessThan(0.25);
      expect((from.y + from.height) / square.height).toBeGreaterThan(0.85);
      if (!layers.some(({ name }) => name === "Badge")) continue;
      expect(set.flatMap((layer) => ("text" in layer ? [layer.text] : []))).toContain(words.price);
    }
  },
);

test.each(adSizes.map((size) => [size.id, size] as const))(
  "%s shows all of an image whose words are pixels, and what lies on it where it lay",
  (_, size) => {
    const { colours } = themes[0]!;
    const layers = arranged("button").filter(({ kind }) => kind === "label");
    const source = { image, layers, map, colours, arrangement: null, mapOf: () => map };
    const { from, to, layers: laid } = fitAd({ ...source, isWhole: true }, size);
    expect(from).toEqual({ x: 0, y: 0, ...image });
    expect(to.width / to.height).toBeCloseTo(image.width / image.height, 5);
    expect(to.x).toBeGreaterThanOrEqual(0);
    expect(to.y).toBeGreaterThanOrEqual((size.covered?.top ?? 0) * size.height);
    expect((laid[0]!.x - to.x) / to.width).toBeCloseTo(layers[0]!.x / image.width, 5);
  },
);

test("a cut keeps what the image shows in sight, and stays on the image", () => {
  expect(coverCrop({ width: 1000, height: 500 }, 1, { x: 0.9, y: 0.5 })).toEqual({
    x: 500,
    y: 0,
    width: 500,
    height: 500,
  });
  expect(coverCrop({ width: 400, height: 1000 }, 2, { x: 0.5, y: 0.1 }).y).toBe(0);
});
