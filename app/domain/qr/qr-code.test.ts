import { expect, test } from "vitest";
import { qrModules } from "./qr-code";
import { qrPath, qrSvg } from "./qr-picture";

const drawn = (modules: boolean[][]) =>
  modules.map((row) => row.map((dark) => (dark ? "█" : "·")).join("")).join("\n");

test("a code is the one that readers were tried with", () => {
  expect(drawn(qrModules("https://a.co"))).toMatchInlineSnapshot(`
    "███████·███···███████
    █·····█·██··█·█·····█
    █·███·█·█████·█·███·█
    █·███·█··████·█·███·█
    █·███·█·█···█·█·███·█
    █·····█··█·██·█·····█
    ███████·█·█·█·███████
    ·········█·██········
    █··███████··██··█·███
    █·█····█··█·██···███·
    █·██·██·███··█·█·████
    █··███····██·█·█··█··
    █·█·█·███····█·····█·
    ········██··███·████·
    ███████·██··█··██·█··
    █·····█·████··█··██·█
    █·███·█·█·█····██··█·
    █·███·█·██·█·███·██··
    █·███·█··██·██·██████
    █·····█··███··███████
    ███████·█···██████···"
  `);
});

test.each([
  [14, 21],
  [15, 25],
  [180, 53],
  [181, 57],
  [2331, 177],
])("%i bytes take a code of %i modules", (bytes, side) => {
  expect(qrModules("a".repeat(bytes))).toHaveLength(side);
});

test("more than the largest code holds is refused", () => {
  expect(() => qrModules("a".repeat(2332))).toThrow(RangeError);
});

test("the path covers exactly the dark modules, within its quiet zone", () => {
  const modules = qrModules("https://vitrine.example/v1/videos/abc");
  const { path, side } = qrPath("https://vitrine.example/v1/videos/abc");
  const covered = [...path.matchAll(/h(\d+)v/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(side).toBe(modules.length + 8);
  expect(covered).toBe(modules.flat().filter(Boolean).length);
  expect(qrSvg("<script>")).not.toContain("<script>");
});
