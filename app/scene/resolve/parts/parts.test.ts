import { describe, expect, test } from "vitest";
import type { Composition, Layer } from "~/scene/composition";
import { changePart, putElement, putOverlay } from "~/scene/edit-parts";
import type { Element, ElementContent } from "~/scene/element";
import { layersWithin } from "~/scene/layers-within";
import type { Placement } from "~/scene/part-changes";
import { boxOfPlacement } from "~/scene/placement";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

const board: Storyboard = {
  version: 3,
  title: "Sample",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 4,
  music: null,
  scenes: [
    {
      id: "a",
      role: "hook",
      layoutId: "split",
      durationSeconds: 4,
      slots: {
        label: { kind: "text", text: "New" },
        headline: { kind: "text", text: "Made slowly, worn for years" },
        body: { kind: "text", text: "Come in and try it on." },
        picture: { kind: "picture", assetId: "coat", alt: "", focusX: 0.5, focusY: 0.5 },
      },
    },
    { id: "b", role: "action", durationSeconds: 3, slots: { headline: { kind: "text", text: "Come in" } } },
  ],
};
const place: Placement = { centerX: 0.5, centerY: 0.25, width: 0.6, height: 0.3 };
const size = { width: 1080, height: 1920 };
const shown = (storyboard: Storyboard) => resolveComposition(storyboard, size, undefined, { nowMs: 0 });
const layersOf = ({ layers }: Composition, key: string): Layer[] =>
  layersWithin(layers).filter(({ partKey }) => partKey === key);
const partOf = ({ parts }: Composition, key: string) => parts?.find((part) => part.key === key);
const headline = { kind: "part", sceneId: "a", key: "headline" } as const;
const element = (content: ElementContent, fields: Partial<Element> = {}): Element => ({
  content,
  start: { to: "start", seconds: 0 },
  end: { to: "end", seconds: 0 },
  placement: place,
  ...fields,
});

describe("parts of a layout", () => {
  test("everything that shows a slot can be selected, and rests where its layers are", () => {
    const composition = shown(board);
    const keys = composition.parts?.filter(({ sceneId }) => sceneId === "a").map(({ key }) => key);
    for (const key of ["part:background", "part:headline", "part:body", "part:picture"] as const)
      expect(keys).toContain(key);
    const [layer] = layersOf(composition, "part:headline");
    expect(partOf(composition, "part:headline")).toMatchObject({ kind: "text", box: layer?.box });
    expect(partOf(composition, "part:picture")?.kind).toBe("media");
  });

  test("one that is moved without being resized keeps its size; all others stay", () => {
    const before = shown(board);
    const [text] = layersOf(before, "part:headline");
    const box = text!.box;
    const moved = shown(
      changePart(board, headline, {
        placement: {
          centerX: (box.x + box.width / 2) / 1080,
          centerY: (box.y + box.height / 2 - 200) / 1920,
          width: box.width / 1080,
          height: box.height / 1080,
        },
      }),
    );
    const [layer] = layersOf(moved, "part:headline");
    expect(layer).toMatchObject({ kind: "text", maxSize: (text as { maxSize?: number }).maxSize });
    expect(layer?.box.y).toBeCloseTo(box.y - 200, 3);
    expect(layersOf(moved, "part:body")).toEqual(layersOf(before, "part:body"));
    expect(layersOf(moved, "part:picture")).toEqual(layersOf(before, "part:picture"));
  });

  test("a narrower box makes its text smaller, a factor makes it larger", () => {
    const sizeIn = (storyboard: Storyboard) =>
      (layersOf(shown(storyboard), "part:headline")[0] as { maxSize: number }).maxSize;
    const placed = changePart(board, headline, { placement: { ...place, width: 0.9, height: 0.9 } });
    expect(sizeIn(changePart(board, headline, { placement: { ...place, width: 0.15 } }))).toBeLessThan(
      sizeIn(board),
    );
    expect(sizeIn(changePart(placed, headline, { text: { size: 1.3 } }))).toBeCloseTo(
      1.3 * sizeIn(placed),
      3,
    );
  });

  test("pictures are cropped for their new box, and hidden parts leave no layers but can be selected", () => {
    const picture = { kind: "part", sceneId: "a", key: "picture" } as const;
    const moved = shown(changePart(board, picture, { placement: place }));
    expect(partOf(moved, "part:picture")?.box).toEqual(boxOfPlacement(place, size));
    expect(layersOf(moved, "part:picture").some(({ kind }) => kind === "picture")).toBe(true);
    const hidden = shown(changePart(board, picture, { isHidden: true }));
    expect(layersOf(hidden, "part:picture")).toEqual([]);
    expect(partOf(hidden, "part:picture")?.isHidden).toBe(true);
  });

  test("what differs in one format stands there alone", () => {
    const tall = changePart(board, headline, { placement: place }, "9:16");
    expect(partOf(shown(tall), "part:headline")?.box).toEqual(boxOfPlacement(place, size));
    const wide = { width: 1920, height: 1080 };
    expect(resolveComposition(tall, wide).parts?.map(({ box }) => box)).toEqual(
      resolveComposition(board, wide).parts?.map(({ box }) => box),
    );
  });

  test("order decides what lies over what, and what the layout lacks sleeps", () => {
    const behind = shown(changePart(board, headline, { order: -1 }));
    const index = (composition: Composition, key: string) =>
      composition.layers.findIndex(({ partKey }) => partKey === key);
    expect(index(behind, "part:headline")).toBeLessThan(index(behind, "part:picture"));
    expect(index(behind, "part:background")).toBe(0);
    const asleep = changePart(board, { ...headline, key: "picture-4" }, { isHidden: true, opacity: 0.5 });
    expect(shown(asleep)).toEqual(shown(board));
  });

  test("masks, keyframes and turns are of the part as a whole", () => {
    const turned = shown(
      changePart(board, headline, {
        rotationDegrees: 12,
        mask: { shape: "ellipse", x: 0, y: 0, width: 1, height: 1 },
        keyframes: { x: [{ seconds: 1, value: 0.5, easing: "linear" }] },
      }),
    );
    const whole = turned.layers.find(({ id }) => id.endsWith("part-headline/whole"));
    expect(whole?.kind).toBe("group");
    expect(whole?.animations.map(({ property }) => property)).toEqual(
      expect.arrayContaining(["rotation", "x"]),
    );
    expect(whole?.kind === "group" && whole.layers[0]?.mask?.box).toEqual(whole?.box);
    expect(whole?.animations).toContainEqual({
      property: "x",
      keyframes: [{ atSeconds: 1, value: 540, easing: "linear" }],
    });
  });
});

describe("what is added", () => {
  test.each<[ElementContent, Layer["kind"]]>([
    [{ kind: "text", text: "Only today" }, "text"],
    [{ kind: "picture", assetId: "hat", alt: "", focusX: 0.5, focusY: 0.5, fit: "cover" }, "picture"],
    [{ kind: "shape", shape: "heart" }, "shape"],
    [{ kind: "icon", name: "heart" }, "icon"],
    [
      { kind: "drawing", strokes: [{ points: [0, 0, 0.5, 1, 1, 0], width: 0.01, color: "#112233" }] },
      "group",
    ],
    [{ kind: "qr", text: "https://example.com/" }, "shape"],
    [{ kind: "progress", shape: "bar", of: "video" }, "progress"],
  ])("%o is drawn in its box and goes with its scene", (content, kind) => {
    const composition = shown(putElement(board, "b", "one", element(content)));
    const layers = layersOf(composition, "element:one");
    expect(layers.map((layer) => layer.kind)).toContain(kind);
    const part = partOf(composition, "element:one");
    expect(part).toMatchObject({ kind: "element", sceneId: "b", box: boxOfPlacement(place, size) });
    expect(part?.startSeconds).toBe(composition.sceneStartsSeconds[1]);
    expect(composition.pictureIds.includes("hat")).toBe(content.kind === "picture");
  });

  test("an element's word that is not said makes it sleep", () => {
    const asleep = element({ kind: "text", text: "x" }, { start: { to: "word", wordIndex: 3, seconds: 0 } });
    expect(partOf(shown(putElement(board, "a", "one", asleep)), "element:one")).toBeUndefined();
  });

  test("overlays lie over scenes, and sleep while their scene is gone", () => {
    const overlay = {
      content: { kind: "lower-third", title: "Ada", subtitle: "Baker", style: "bar" },
      start: { to: "scene-start", sceneId: "b", seconds: 1 },
      end: { to: "video-end", seconds: 0 },
      placement: place,
    } as const;
    const composition = shown(putOverlay(board, "third", overlay));
    const part = partOf(composition, "overlay:third");
    expect(part?.startSeconds).toBe(composition.sceneStartsSeconds[1]! + 1);
    expect(part?.endSeconds).toBe(composition.durationSeconds);
    const gone = { ...putOverlay(board, "third", overlay), scenes: board.scenes.slice(0, 1) };
    expect(partOf(shown(gone), "overlay:third")).toBeUndefined();
    expect(shown(gone).layers).toEqual(shown({ ...board, scenes: board.scenes.slice(0, 1) }).layers);
  });
});
