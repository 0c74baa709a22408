import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTypefaceInfo } from "./read-typeface-info";

const file = (path: string) => new Uint8Array(readFileSync(`node_modules/${path}`));
const woff2 = file("@fontsource/anton/files/anton-latin-400-normal.woff2");
const sfnt = () => tables({ cmap: 4, head: 54, hhea: 36, hmtx: 4, maxp: 6, glyf: 4, "OS/2": 12 });

/** A TrueType file of empty tables. */
function tables(lengths: Record<string, number>): DataView {
  const names = Object.entries(lengths);
  let end = 12 + names.length * 16;
  const view = new DataView(new ArrayBuffer(end + names.reduce((sum, [, length]) => sum + length, 0)));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  for (const [index, [tag, length]] of names.entries()) {
    const at = 12 + index * 16;
    for (const [place, letter] of [...tag.padEnd(4)].entries())
      view.setUint8(at + place, letter.charCodeAt(0));
    view.setUint32(at + 8, end);
    view.setUint32(at + 12, length);
    if (tag === "head") view.setUint32(end + 12, 0x5f0f3cf5);
    end += length;
  }
  return view;
}
const read = (view: DataView) => readTypefaceInfo(new Uint8Array(view.buffer));

test("a packed file and an open one are known by their bytes", () => {
  expect(readTypefaceInfo(woff2)).toEqual({ mediaType: "font/woff2", family: null, mayBeEmbedded: true });
  expect(read(sfnt())).toEqual({ mediaType: "font/ttf", family: null, mayBeEmbedded: true });
  const codicon = readTypefaceInfo(file("playwright-core/lib/vite/traceViewer/codicon.DCmgc-ay.ttf"));
  expect(codicon).toMatchObject({ mediaType: "font/ttf", family: "codicon" });
});

test("what its maker lets nobody embed is known", () => {
  const view = sfnt();
  const rights = view.byteLength - 12 + 8;
  view.setUint16(rights, 0x0002);
  expect(read(view)?.mayBeEmbedded).toBe(false);
  view.setUint16(rights, 0x0008);
  expect(read(view)?.mayBeEmbedded).toBe(true);
});

test("what is no typeface, is cut off or points outside of itself is refused", () => {
  const cutOff = woff2.slice(0, -1);
  const outside = sfnt();
  outside.setUint32(12 + 8, 0xfffffff0);
  const many = sfnt();
  many.setUint16(4, 0xffff);
  const noOutlines = tables({ cmap: 4, head: 54, hhea: 36, hmtx: 4, maxp: 6 });
  const html = new TextEncoder().encode(`<html>${" ".repeat(200)}</html>`);
  for (const bytes of [cutOff, html, new Uint8Array(10), new Uint8Array(200)])
    expect(readTypefaceInfo(bytes)).toBeNull();
  for (const view of [outside, many, noOutlines]) expect(read(view)).toBeNull();
  const bomb = new DataView(woff2.slice().buffer);
  bomb.setUint32(16, 0xffffffff);
  expect(read(bomb)).toBeNull();
});
