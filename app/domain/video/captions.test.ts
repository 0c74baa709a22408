import { expect, test } from "vitest";
import { parseCaptions, writeSrt, writeVtt } from "./captions";
import { distributeWords } from "./spread-words";

const plain = [
  { startSeconds: 1, endSeconds: 2.5, text: "Fresh bread.", words: [] },
  { startSeconds: 3, endSeconds: 3661.042, text: "Every morning\nat six", words: [] },
];

test("what is written is read again, in both kinds", () => {
  expect(parseCaptions(writeSrt(plain))).toEqual(plain);
  expect(parseCaptions(writeVtt(plain, "en"))).toEqual(plain);
  expect(writeSrt(plain)).toContain("2\r\n00:00:03,000 --> 01:01:01,042\r\nEvery morning\r\nat six");
});

test("text that looks like markup or like times survives", () => {
  const odd = [{ startSeconds: 0, endSeconds: 1, text: "5 < 7 & 9 > 8", words: [] }];
  expect(parseCaptions(writeVtt(odd))).toEqual(odd);
  expect(parseCaptions(writeSrt([{ ...plain[0]!, text: "a --> b" }]))[0]?.text).toBe("a → b");
});

test("times of words go out with WebVTT and come back", () => {
  const words = distributeWords("Bread, warm and fresh", 1, 3);
  const caption = { startSeconds: 1, endSeconds: 3, text: "Bread, warm and fresh", words };
  const [read] = parseCaptions(writeVtt([caption]));
  expect(read?.text).toBe(caption.text);
  expect(read?.words.map((word) => word.text)).toEqual(["Bread,", "warm", "and", "fresh"]);
  for (const [index, word] of (read?.words ?? []).entries()) {
    expect(word.startSeconds).toBeCloseTo(words[index]!.startSeconds, 2);
  }
});

test.each([
  ["a byte order mark and old Mac line ends", "\uFEFF1\r00:00:01,000 --> 00:00:02,000\rHi\r"],
  ["no numbers, dots for commas, no hours", "00:01.000 --> 00:02.000\nHi"],
  ["one digit of everything", "0:0:1,0 --> 0:0:2,0\nHi"],
  ["settings after the times", "WEBVTT\n\n00:01.000 --> 00:02.000 align:start position:0%\nHi"],
  [
    "a header with text, a note and a style",
    "WEBVTT - by hand\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nfor later\n\nid-7\n00:01.000 --> 00:02.000\n<v Ann><b>Hi</b></v>",
  ],
  ["markup of other players", "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color='#fff'><i>Hi</i></font>"],
  ["spaces everywhere", "  1  \n  00:00:01,000  -->  00:00:02,000  \n   Hi   \n\n\n\n"],
])("reads a file with %s", (_, file) => {
  expect(parseCaptions(file)).toEqual([{ startSeconds: 1, endSeconds: 2, text: "Hi", words: [] }]);
});

test("cues without a blank line between, out of order, empty or backwards", () => {
  const file = `2
00:00:05,000 --> 00:00:06,000
Second
1
00:00:01,000 --> 00:00:02,000
First

3
00:00:07,000 --> 00:00:08,000

4
00:00:10,000 --> 00:00:09,000
Backwards`;
  expect(parseCaptions(file).map((caption) => caption.text)).toEqual(["First", "Second"]);
});

test("a number that is said is no cue number", () => {
  const file = "00:00:01,000 --> 00:00:02,000\nOnly\n24\nhours";
  expect(parseCaptions(file)[0]?.text).toBe("Only\n24\nhours");
});

test.each(["", "hello", '{"a":1}', "\u0000\u0001", "--> -->", "99:99"])("%j holds no captions", (file) => {
  expect(parseCaptions(file)).toEqual([]);
});

test("a file of a hundred thousand cues ends", () => {
  const file = Array.from(
    { length: 100_000 },
    (_, index) => `00:00:0${index % 9},000 --> 00:00:09,500\nx\n`,
  ).join("\n");
  expect(parseCaptions(file).length).toBe(5000);
});
