import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { renderAtSomeScale, renderSvg } from "./render-svg";
import { loadSubject } from "./subject-library";

const readArt = (id: string) => readMakerFile(`art/${id}.svg`);

test("what the renderer breaks down on is drawn at another scale, and it goes on working", async () => {
  const art = (await readArt("kick-scooter"))!.replace(/viewBox="[^"]*"/, 'viewBox="-6 -6 44 44"');
  expect(() => renderSvg(art, 240)).toThrow();
  const rendered = renderAtSomeScale(art, 240);
  expect(rendered.width).toBeGreaterThan(190);
  expect(rendered.width).toBeLessThan(360);
  expect(rendered.pixels.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
  expect(renderSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>', 8).height).toBe(4);
});

test("what cannot be rendered at any scale is an error that says so", () => {
  const widths: number[] = [];
  const fail = (_svg: string, width: number) => {
    widths.push(width);
    throw new Error("unreachable");
  };
  expect(() => renderAtSomeScale("<svg/>", 100, {}, fail)).toThrow("at any scale");
  expect(new Set(widths).size).toBe(widths.length);
  expect(widths.length).toBeGreaterThan(3);
});

test("art that breaks the renderer down can be measured and shown", async () => {
  for (const id of ["sailboat", "brick", "green-book", "framed-picture"]) {
    const subject = await loadSubject(readArt, id, null);
    expect(subject!.box.width).toBeGreaterThan(10);
    expect(subject!.sprite(11).rendered.width).toBeGreaterThan(200);
  }
});
