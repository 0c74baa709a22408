import { expect, test } from "vitest";
import { refusalOfFile, startsAsTimedMedia } from "./refused-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", "svg_refused"],
  ["\u00ef\u00bb\u00bf <?xml version='1.0'?>\n<!-- drawn -->\n<SVG>", "svg_refused"],
  ["\u00ff\u00fe<\0s\0v\0g\0>\0", "svg_refused"],
  ["<!doctype html><p>", "html_refused"],
  ["\n\n<HTML>", "html_refused"],
  ["<!-- x --><script>", "html_refused"],
  ["\0\0\0\u0018ftypheic\0\0", "heic_refused"],
  ["%PDF-1.7", "pdf_refused"],
  ["II*\0", "tiff_refused"],
  ["MZ\u0090\0", "not_media"],
  ["", "not_media"],
  ["plain words about <svg> in the middle", "not_media"],
])("%j is refused as %s", (start, code) => {
  expect(refusalOfFile(bytes(start)).code).toBe(code);
});

test.each([
  ["\0\0\0\u0018ftypisom", true],
  ["\u001a\u0045\u00df\u00a3", true],
  ["RIFF\0\0\0\0WAVE", true],
  ["RIFF\0\0\0\0WEBP", false],
  ["OggS", true],
  ["ID3\u0004", true],
  ["\u00ff\u00fb\u0090", true],
  ["\u00ff\u00d8\u00ff", false],
  ["", false],
])("%j has a length in time: %s", (start, expected) => {
  expect(startsAsTimedMedia(bytes(start))).toBe(expected);
});
