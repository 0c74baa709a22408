import { expect, test } from "vitest";
import { readPictureWords } from "../picture-maker/read-picture-words";
import { parseColor } from "./color-clusters";
import { dressScene } from "./dress-scene";

const colors = (...written: string[]) => written.map((color) => parseColor(color)!);
const [white, terracotta, sage, blue, navy] = colors("#e5e3dd", "#e37c59", "#7c958e", "#336ec9", "#162b34");
const board = [white!, terracotta!, sage!, blue!, navy!];

test("a board's colours become ground, thing, accent and surroundings", () => {
  const scene = dressScene(readPictureWords("Perfume bottle on a stage"), board);
  expect(scene.ground).toEqual([white]);
  expect(scene.colors.slice(0, 2)).toEqual([terracotta, blue]);
  expect(scene.around).toEqual(sage);
});

test("what the words name stays as it is", () => {
  const named = readPictureWords("A red bottle");
  const scene = dressScene(named, board);
  expect(scene.colors[0]).toEqual(named.colors[0]);
  expect(scene.colors[1]).toEqual(terracotta);
  const onGround = { ...named, ground: [navy!] };
  expect(dressScene(onGround, board).ground).toEqual([navy]);
  expect(dressScene(named, [])).toEqual(named);
});
