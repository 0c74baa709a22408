import { expect, test } from "vitest";
import type { Composition } from "./composition";
import { inCorner, newElement, sceneAt } from "./new-parts";
import type { Storyboard } from "./storyboard";

const placement = { centerX: 0.5, centerY: 0.5, width: 0.4, height: 0.4 };
const content = { kind: "icon", name: "heart" } as const;

const scenes = [{ id: "one" }, { id: "two" }] as Storyboard["scenes"];
const shown = { sceneStartsSeconds: [0, 4], durationSeconds: 5 } as Composition;
const at = (seconds: number) => sceneAt({ scenes } as Storyboard, shown, seconds);

test("what is added comes and goes with the scene that is shown", () => {
  expect(at(4.5)?.sceneId).toBe("two");
  expect(newElement(content, { placement })).toMatchObject({
    start: { to: "start", seconds: 0 },
    end: { to: "end", seconds: 0 },
  });
});

test("it is looked at where it has come in: where the playhead stands, or a little later", () => {
  expect(at(2)?.visibleSeconds).toBe(2);
  expect(at(0)?.visibleSeconds).toBe(1);
  expect(at(4)?.visibleSeconds).toBe(4.5);
});

test("on a cut a thing is added to the scene that begins there, a hair before it, too", () => {
  expect(at(4)?.sceneId).toBe("two");
  expect(at(3.995)?.sceneId).toBe("two");
  expect(at(3.9)?.sceneId).toBe("one");
});

test("a corner is as far from both edges in every format", () => {
  const size = { width: 0.2, height: 0.1 };
  for (const format of ["9:16", "16:9", "1:1", "4:5"] as const) {
    const [width, height] = format.split(":").map(Number) as [number, number];
    const shorter = Math.min(width, height);
    const { centerX, centerY } = inCorner(format, size, { x: "end", y: "bottom" });
    expect(((1 - centerX) * width) / shorter - size.width / 2).toBeCloseTo(0.06);
    expect(((1 - centerY) * height) / shorter - size.height / 2).toBeCloseTo(0.06);
  }
});
