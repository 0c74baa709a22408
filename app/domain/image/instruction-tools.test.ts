import { expect, test } from "vitest";
import { asksToMirror, toolsForInstruction } from "./instruction-tools";
import { knownInstructions } from "./known-instructions";

test.each([
  ["make the sky warmer and remove the people on the left", ["fill"]],
  ["Entferne die Leute links", ["fill"]],
  ["enlève la voiture", ["fill"]],
  ["Add a dog on the sofa", ["layers"]],
  ["replace the mug with a glass", ["fill", "layers"]],
  ["fais un fond blanc", ["background"]],
  ["make a plain white background", ["background"]],
  ["mach einen weißen Hintergrund", ["background"]],
  ["mach es für ein Story-Format", ["extend"]],
  ["make it 9:16", ["extend"]],
  ["crop it closer", ["crop"]],
  ["add the price, then put our logo in the corner", ["layers"]],
  ["añade un botón y borra la mesa", ["layers", "fill"]],
])("%s needs %j", (instruction, tools) => {
  expect(toolsForInstruction(instruction)).toEqual(tools);
});

test("what the built-in maker follows needs no tool", () => {
  for (const instruction of knownInstructions) expect(toolsForInstruction(instruction)).toEqual([]);
  expect(toolsForInstruction("add a little contrast")).toEqual([]);
  expect(toolsForInstruction("remplace le fond par une plage")).toEqual([]);
  expect(toolsForInstruction("put it in a history museum")).toEqual([]);
});

test("mirroring is known in four languages", () => {
  for (const said of ["mirror it", "Flip it, please", "spiegeln", "en miroir", "espejo"])
    expect([said, asksToMirror(said)]).toEqual([said, true]);
  expect(asksToMirror("make it warmer")).toBe(false);
});
