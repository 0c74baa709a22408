import { expect, test } from "vitest";
import { minimalTemplate } from "~/scene/templates/minimal";
import { themeOfTemplate } from "../ad/ad-theme";
import { emptyDraft, parseDraft, writeDraft } from "../edit-draft";
import { alignLayer } from "./align-layer";
import { composeLayer } from "./compose-layer";
import { type Layer, labelShapes, shapes } from "./layer";
import { newLabel, newShape, newText } from "./new-layer";
import { snapMove, snapTurn } from "./snap-layer";
import { angleTo, boundsOf, dragTurned, intoBox } from "./turned-box";

const image = { width: 1000, height: 800 };
const theme = themeOfTemplate(minimalTemplate);
const area = { x: 0.1, y: 0.1, width: 0.5, height: 0.3 };
const text = newText("text", image, theme, { area, color: "#112233" });

test("every kind of layer is kept and read again, and one of an old draft is a picture", () => {
  const layers: Layer[] = [
    text,
    ...labelShapes.map((shape) => newLabel(shape, shape, image, theme)),
    ...shapes.map((shape) => newShape(shape, shape, image, "#aabbcc")),
  ];
  expect(parseDraft(writeDraft({ ...emptyDraft, layers }))?.layers).toEqual(layers);
  const { ad: _ad, ...old } = emptyDraft;
  const place = { x: 0, y: 0, width: 9, height: 9, opacity: 1, blend: "screen", hidden: false };
  const written = JSON.stringify({ ...old, layers: [{ id: "a", assetId: "b", name: "Seal", ...place }] });
  expect(parseDraft(written)).toMatchObject({
    ad: null,
    layers: [{ kind: "picture", assetId: "b", turnDegrees: 0, ...place }],
  });
});

test("a layer that is moved or turned is composed once, one that says something else anew", () => {
  const { composition } = composeLayer(text, "en");
  expect(composeLayer({ ...text, x: 7, turnDegrees: 30 }, "en").composition).toBe(composition);
  expect(composeLayer({ ...text, text: "Other" }, "en").composition).not.toBe(composition);
  expect(composition.layers).toMatchObject([
    { kind: "text", text: text.text, font: { family: theme.headline.family } },
  ]);
});

test("a moved layer comes to the middle, the margins and its neighbours, and nowhere else", () => {
  const box = { x: 0, y: 300, width: 200, height: 100 };
  const near = (x: number, others: readonly (typeof box)[] = []) =>
    snapMove({ ...box, x }, { image, others }, 6).by.x;
  expect(near(396)).toBe(4);
  expect(near(45)).toBe(3);
  expect(near(120)).toBe(0);
  expect(near(120, [{ ...box, x: 123, y: 0 }])).toBe(3);
  expect(snapMove({ ...box, x: 396 }, { image, others: [] }, 6).guides).toContainEqual({
    axis: "x",
    at: 500,
    from: 0,
    to: 800,
  });
});

test("an angle comes to a quarter turn where it nearly is one, and to steps where asked", () => {
  expect([snapTurn(88, null), snapTurn(80, null), snapTurn(358, null), snapTurn(50, 15)]).toEqual([
    90, 80, 0, 45,
  ]);
  expect(angleTo({ x: 0, y: 0, width: 100, height: 100 }, { x: 100, y: 50 })).toBeCloseTo(90);
});

test("of a turned box, what lies opposite the pulled handle stays where it is", () => {
  const box = { x: 100, y: 100, width: 200, height: 100, turnDegrees: 90 };
  // Turned by a quarter, its end to the right stands at the bottom: pulled down by 40 it is longer by 40.
  const pulled = dragTurned(box, "e", { x: 0, y: 40 }, null, 4);
  expect(pulled.width).toBeCloseTo(240);
  expect(boundsOf({ ...pulled, turnDegrees: 90 }).y).toBeCloseTo(boundsOf(box).y);
  const corner = intoBox(box, { x: 250, y: 50 });
  expect([Math.round(corner.x), Math.round(corner.y)]).toEqual([100, 100]);
});

test("a layer is aligned within the margin, turned or not", () => {
  expect(alignLayer(text, "start", image).x).toBe(48);
  expect(alignLayer(text, "center", image).x).toBe((1000 - text.width) / 2);
  const turned = alignLayer({ ...text, turnDegrees: 90 }, "bottom", image);
  const { y, height } = boundsOf(turned);
  expect(y + height).toBeCloseTo(800 - 48);
});
