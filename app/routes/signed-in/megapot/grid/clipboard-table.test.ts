import fc from "fast-check";
import { expect, test } from "vitest";
import { readTsv, writeHtmlTable, writeTsv } from "./clipboard-table";
import { readHtmlTable } from "./read-html-table";

test("cells over several lines, with tabs and quotes come as spreadsheets write them", () => {
  expect(readTsv('Cup\t"two\nlines"\t"a ""big"" one"\r\nPot\t\t5" pipe\r\n')).toEqual([
    ["Cup", "two\nlines", 'a "big" one'],
    ["Pot", "", '5" pipe'],
  ]);
  expect(readTsv('"never closed\tb')).toEqual([['"never closed', "b"]]);
  expect(readTsv('"closed" and on\tb')).toEqual([['"closed" and on', "b"]]);
  expect(readTsv("one")).toEqual([["one"]]);
  expect(readTsv("a\n\nb")).toEqual([["a"], [""], ["b"]]);
  expect(writeTsv([["a\tb", "plain", 'say "x"']])).toBe('"a\tb"\tplain\t"say ""x"""');
});

const cell = fc.string({ unit: "binary", maxLength: 12 }).map((text) => text.replaceAll("\r", "\n"));
const block = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
  );

test("what is copied is what is pasted", () => {
  fc.assert(
    fc.property(block, (cells) => {
      // One empty cell alone is an empty clipboard.
      fc.pre(cells.length > 1 || cells[0]?.length !== 1 || cells[0][0] !== "");
      fc.pre(cells.at(-1)?.some((text) => text !== "") || (cells.at(-1)?.length ?? 0) > 1);
      expect(readTsv(writeTsv(cells))).toEqual(cells);
    }),
  );
});

test("the HTML beside it holds the same words", () => {
  const cells = [
    ["<b>Cup</b> & saucer", "two\nlines"],
    ["", "café"],
  ];
  expect(readHtmlTable(writeHtmlTable(cells))).toEqual(cells);
});

test("tables of Excel, Sheets and pages are read by their text alone", () => {
  const excel = `<html><head><style>td { color: red }</style></head><body><table border=0>
    <!--StartFragment--><col width=64><tr height=19><td class=xl65>Tea&nbsp;pot</td><td align=right>24,90&#8364;</td></tr>
    <tr><td>a<br>  b</td><td>&lt;script&gt;alert(1)&lt;/script&gt;</td></tr><!--EndFragment--></table></body></html>`;
  expect(readHtmlTable(excel)).toEqual([
    ["Tea pot", "24,90€"],
    ["a\nb", "<script>alert(1)</script>"],
  ]);
  const spanning =
    "<table><tr><th colspan=2>Both<th rowspan=3>Tall<tr><td>1<td>2<tr><td>3<td>4</table><table><tr><td>other</table>";
  expect(readHtmlTable(spanning)).toEqual([
    ["Both", "", "Tall"],
    ["1", "2", ""],
    ["3", "4", ""],
  ]);
  expect(readHtmlTable("<p>no table</p>")).toBeNull();
});
