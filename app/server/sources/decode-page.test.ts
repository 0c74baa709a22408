import { expect, test } from "vitest";
import { decodePage } from "./decode-page";

async function decode(bytes: Uint8Array, contentType: string | null, chunkBytes = 7): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  let text = "";
  for await (const piece of decodePage(chunks(), contentType)) text += piece;
  return text;
}
const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)),
  );
const padding = "<!-- -->".repeat(1000);

test.each([
  ["UTF-8 by itself", bytesOf("<p>48,00 €"), null, "<p>48,00 €"],
  [
    "UTF-8 with its mark, against the header",
    bytesOf([0xef, 0xbb, 0xbf], "é"),
    "text/html; charset=latin1",
    "é",
  ],
  ["UTF-16, little end first", new Uint8Array([0xff, 0xfe, 0xac, 0x20]), "text/html", "€"],
  ["UTF-16, big end first", new Uint8Array([0xfe, 0xff, 0x20, 0xac]), "text/html", "€"],
  ["the header", bytesOf([0x80]), 'text/html; Charset="windows-1252"', "€"],
  [
    "Shift_JIS by its tag",
    bytesOf('<meta charset="shift_jis">', [0x93, 0xfa]),
    null,
    '<meta charset="shift_jis">日',
  ],
  [
    "windows-1251 by the old tag",
    bytesOf("<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>", [0xd0, 0xf3, 0xe1]),
    "text/html",
    "<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>Руб",
  ],
  ["EUC-KR", bytesOf([0xbf, 0xf8]), "text/html;charset=euc-kr", "원"],
  ["GB 18030", bytesOf([0xa3, 0xa4]), "text/html;charset=gb2312", "￥"],
  ["Big5", bytesOf([0xa4, 0xb8]), "text/html;charset=big5", "元"],
  ["ISO 8859-2", bytesOf("z", [0xb3]), "text/html; charset=iso-8859-2", "zł"],
  ["an encoding nobody knows", bytesOf("é"), "text/html; charset=klingon", "é"],
  ["nothing said, and no UTF-8", bytesOf([0x80], " 5"), null, "€ 5"],
  [
    "words of 16 bits that are none",
    bytesOf('<meta charset="utf-16le">é'),
    null,
    '<meta charset="utf-16le">é',
  ],
  [
    "XML",
    bytesOf('<?xml version="1.0" encoding="iso-8859-15"?>', [0xa4]),
    null,
    '<?xml version="1.0" encoding="iso-8859-15"?>€',
  ],
  [
    "a tag behind much else",
    bytesOf("<!-- ".padEnd(3000), '--><meta charset="koi8-r">', [0xc1]),
    null,
    `${"<!-- ".padEnd(3000)}--><meta charset="koi8-r">а`,
  ],
  ["nothing at all", new Uint8Array(), "text/html", ""],
])("%s", async (_, bytes, contentType, text) => {
  expect(await decode(bytes, contentType)).toBe(text);
});

test("a character that is cut between two pieces is whole", async () => {
  const bytes = bytesOf(padding, "48 €".repeat(100));
  for (const chunkBytes of [1, 5, 4096, 8001])
    expect(await decode(bytes, null, chunkBytes)).toBe(padding + "48 €".repeat(100));
});

test("a page that breaks off is given as far as it came", async () => {
  async function* broken() {
    yield bytesOf("<h1>Soap");
    throw new Error("broken");
  }
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of decodePage(broken(), null)) pieces.push(piece);
  })();
  await expect(reading).rejects.toThrow("broken");
  expect(pieces).toEqual(["<h1>Soap"]);
});
