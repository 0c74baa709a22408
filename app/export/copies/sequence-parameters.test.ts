import { expect, test } from "vitest";
import { readSequenceParameters, type SequenceParameters } from "~/export/copies/sequence-parameters";

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
const usual = { id: 0, profile: 100, isPlain: true, isBt709Limited: true, isInOrder: true };

/** As encoders wrote them: OpenH264 in Chromium, and x264. */
test.each<[string, string, Partial<SequenceParameters>]>([
  ["Chromium's encoder", "67640c0dac18d0283e4d40404041e1108d40", { ...usual, width: 320, height: 240 }],
  [
    "x264 without reordering",
    "6764000cacb20609d80b50101014000003000400000300f03c50a920",
    { ...usual, width: 192, height: 144, level: 12 },
  ],
  [
    "rate control data and scaling lists, cropped height",
    "67640028acb20088078f2f80b501010140000003004000000f1920003d090007a12930c01e306490",
    { ...usual, width: 1080, height: 1920, level: 40 },
  ],
  [
    "B-frames",
    "6764000cacd94304ec05a808080a000003000200000300781e28532c",
    { ...usual, width: 192, height: 144, isInOrder: false },
  ],
  [
    "full range",
    "67640028acb200f0044fcb80b640000003004000000f03c60c92",
    { ...usual, width: 1920, height: 1080, isBt709Limited: false },
  ],
  [
    "interlaced, of unknown colours",
    "6764001facd940b424d80880000003008000001e0f8b16cb",
    { isPlain: false, isBt709Limited: false },
  ],
  [
    "oblong pixels",
    "6764001facb2016824d82080000003008000001e078c1924",
    { width: 720, height: 576, isPlain: false },
  ],
  ["ten bits", "676e000da6cd94141fb0110000030001000003003c0f142996", { profile: 110, isPlain: false }],
  ["a number of its own", "67640c0d082c18d0283e4d40404041e1108d40", { ...usual, id: 15, width: 320 }],
])("%s", (_name, hex, wanted) => {
  expect(readSequenceParameters(bytesOf(hex))).toMatchObject(wanted);
});
