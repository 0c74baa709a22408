import { gzipSync } from "node:zlib";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { rowLimits } from "~/domain/rows/table";
import { ImportError } from "./import-error";
import { type ImportOptions, importTable, tableOfCells } from "./import-table";

/** In pieces, so that characters and rows are cut. */
function streamOf(bytes: Uint8Array, pieceBytes = 7): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (text: string | Uint8Array, options: Partial<ImportOptions> = {}, pieceBytes?: number) => {
  const bytes = typeof text === "string" ? bytesOf(text) : text;
  const { table, report } = await importTable(streamOf(bytes, pieceBytes), { idPart: "x", ...options });
  const rows = table.rows.map(({ cells }) => table.columns.map(({ id }) => cells[id] ?? ""));
  return {
    names: table.columns.map(({ name }) => name),
    types: table.columns.map(({ type }) => type),
    rows,
    report,
    table,
  };
};
const codeOf = (text: string | Uint8Array) =>
  read(text).then(
    () => null,
    (error: unknown) => (error instanceof ImportError ? error.code : error),
  );

test.each([",", ";", "\t", "|"])("text parted by %j is found to be so", async (separator) => {
  const lines = [
    ["Name", "Price", "Note"],
    ["Cup", "19,00 €", '"a; b, c | d"'],
    ["Bowl", "5,50 €", '"two\nlines ""quoted"""'],
  ].map((cells) =>
    cells
      .map((cell) => (cell.startsWith('"') || !cell.includes(separator) ? cell : `"${cell}"`))
      .join(separator),
  );
  const { names, types, rows, report } = await read(lines.join("\r\n"));
  expect(names).toEqual(["Name", "Price", "Note"]);
  expect(types).toEqual(["text", "money", "long-text"]);
  expect(rows).toEqual([
    ["Cup", "19,00 €", "a; b, c | d"],
    ["Bowl", "5,50 €", 'two\nlines "quoted"'],
  ]);
  expect(report).toMatchObject({
    kind: "separated",
    separator,
    hasHeadings: true,
    encoding: "utf-8",
    notes: [],
  });
});

const polish = "Nazwa;Cena\nŻółta gęś, źdźbło;19,00 zł\nŁódź śpiewać ćma;5,00 zł\n";
const german = "Name;Preis\nGrößere Bücher für Mädchen;19,00 €\nÄpfel – süß;5,00 €\n";
const japanese = "商品名,価格\nこんにちは世界の陶器,3000円\nカップとボウル,500円\n";
const russian = "Название;Цена\nБольшая чашка ручной работы;1 299 руб.\nМиска;500 руб.\n";

test.each([
  ["utf-8 with a mark", "utf-8", () => bytesOf(`\ufeff${german}`), german],
  [
    "utf-16le with a mark",
    "utf-16le",
    () => new Uint8Array(Buffer.from(`\ufeff${german}`, "utf16le")),
    german,
  ],
  ["utf-16le without one", "utf-16le", () => new Uint8Array(Buffer.from(german, "utf16le")), german],
  ["utf-16be", "utf-16be", () => new Uint8Array(Buffer.from(`\ufeff${german}`, "utf16le").swap16()), german],
  ["windows-1252", "windows-1252", () => encode(german, "windows-1252"), german],
  ["windows-1250", "windows-1250", () => encode(polish, "windows-1250"), polish],
  ["windows-1251", "windows-1251", () => encode(russian, "windows-1251"), russian],
  ["shift_jis", "shift_jis", () => encode(japanese, "shift_jis"), japanese],
  ["utf-8 without a mark", "utf-8", () => bytesOf(japanese), japanese],
])("the encoding %s is found", async (_name, encoding, bytes, text) => {
  const { names, rows, report } = await read(bytes());
  expect(report.encoding).toBe(encoding);
  expect([names, ...rows].map((cells) => cells.join(text.includes(";") ? ";" : ",")).join("\n")).toBe(
    text.trim(),
  );
});

/** By asking the decoder about every one and two bytes. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOfCharacter = new Map<string, number[]>();
  for (let first = 0; first < 256; first++) {
    const one = decoder.decode(new Uint8Array([first]));
    if (one.length === 1 && !bytesOfCharacter.has(one)) bytesOfCharacter.set(one, [first]);
    if (encoding !== "shift_jis" || first < 0x81) continue;
    for (let second = 0x40; second < 0xfd; second++) {
      const two = decoder.decode(new Uint8Array([first, second]));
      if (two.length === 1 && !bytesOfCharacter.has(two)) bytesOfCharacter.set(two, [first, second]);
    }
  }
  return new Uint8Array([...text].flatMap((character) => bytesOfCharacter.get(character)!));
}

test("titles above the headings are passed over; a table without headings gets names", async () => {
  expect((await read("Report of May\n\nName,Price,SKU\nCup,19,A1\n")).names).toEqual([
    "Name",
    "Price",
    "SKU",
  ]);
  const { names, rows, report } = await read(
    "Cup,19.00,https://a.example/1.jpg\nBowl,5.00,https://a.example/2.jpg\n",
  );
  expect(names).toEqual(["Column 1", "Column 2", "Column 3"]);
  expect(rows).toHaveLength(2);
  expect(report.hasHeadings).toBe(false);
  expect((await read("Cup,19.00\nBowl,5.00\n", { hasHeadings: true })).names).toEqual(["Cup", "19.00"]);
  expect((await read("Name,Price\nCup,5\n", { hasHeadings: false })).rows).toHaveLength(2);
});

test("headings that are there twice, empty or named like parts of an object stay columns of their own", async () => {
  const { names, rows, report } = await read("Name,name,,__proto__,constructor,Price\nCup,Tasse,x,1,2,19\n");
  expect(names).toEqual(["Name", "name (2)", "Column 3", "__proto__", "constructor", "Price"]);
  expect(rows).toEqual([["Cup", "Tasse", "x", "1", "2", "19"]]);
  expect(report.notes.map(({ code }) => code)).toEqual(["headings_repeated"]);
});

test("uneven rows keep all their cells and are noted", async () => {
  const { names, rows, report } = await read("Name,Price\nCup\nBowl,5,extra,more\n\n , \n");
  expect(names).toEqual(["Name", "Price", "Column 3", "Column 4"]);
  expect(rows).toEqual([
    ["Cup", "", "", ""],
    ["Bowl", "5", "extra", "more"],
  ]);
  expect(report.notes.map(({ code }) => code)).toEqual(["rows_uneven"]);
});

test("a quote that is never closed costs no row", async () => {
  const { rows, report } = await read('Name,Price\nCup,1\n"Bowl,2\nJug,3\nVase 12" high,4\n');
  expect(rows).toEqual([
    ["Cup", "1"],
    ['"Bowl', "2"],
    ["Jug", "3"],
    ['Vase 12" high', "4"],
  ]);
  expect(report.notes.map(({ code }) => code)).toEqual(["quotes_broken"]);
});

test("a quote that is never closed in a large file ends, and its rows are there", async () => {
  const lines = Array.from({ length: 60_000 }, (_, at) => `Name ${at},a note about row ${at}`);
  lines[5] = '"Name 5,note';
  const { rows, report } = await read(`Name,Note\n${lines.join("\n")}`, {}, 65_536);
  expect(rows).toHaveLength(rowLimits.rows);
  expect(rows[5]).toEqual(['"Name 5', "note"]);
  expect(report.notes.map(({ code }) => code)).toEqual(["quotes_broken", "rows_beyond_limit"]);
});

test("what is beyond the limits is left out and said", async () => {
  const wide = await read(
    `${Array.from({ length: 500 }, (_, at) => `h${at}`).join(",")}\n${Array(500).fill("x").join(",")}\n`,
  );
  expect(wide.names).toHaveLength(rowLimits.columns);
  expect(wide.report.notes.map(({ code }) => code)).toContain("columns_beyond_limit");
  const long = await read(`Name,Text\nCup,${"x".repeat(5_000_000)}\nBowl,y\n`, {}, 65_536);
  expect(long.rows[0]?.[1]).toHaveLength(rowLimits.cellCharacters);
  expect(long.rows[1]).toEqual(["Bowl", "y"]);
  expect(long.report.notes.map(({ code }) => code)).toEqual(["cells_cut"]);
});

test("what would be a formula elsewhere is text here", async () => {
  const { rows } = await read("Name,Note\n=HYPERLINK(1),'=1+1\n'+44 20,-5\n");
  expect(rows).toEqual([
    ["'=HYPERLINK(1)", "'=1+1"],
    ["+44 20", "-5"],
  ]);
});

test("JSON is read wherever its list stands, nested fields by their way", async () => {
  const rows: object[] = [
    {
      name: "Cup",
      price: { amount: 19, currency: "EUR" },
      tags: ["a", "b"],
      images: [{ src: "https://a.example/1.jpg" }],
      gone: null,
    },
    { name: "Bowl", __proto__: null, constructor: "x", sold: true },
  ];
  const text = JSON.stringify({ page: 1, data: { products: rows } });
  const { names, rows: cells, report } = await read(text);
  expect(names).toEqual(["name", "price", "tags", "images.src", "constructor", "sold"]);
  expect(cells).toEqual([
    ["Cup", "19 EUR", "a, b", "https://a.example/1.jpg", "", ""],
    ["Bowl", "", "", "", "x", "true"],
  ]);
  expect(report.kind).toBe("json");
  const proto = await read('[{"__proto__": "x", "name": "y"}]');
  expect(proto.names).toEqual(["__proto__", "name"]);
  expect(proto.rows).toEqual([["x", "y"]]);
  const lines = await read('{"name":"Cup"}\n{"name":"Bowl","price":5}\n\n');
  expect(lines.report.kind).toBe("json-lines");
  expect(lines.rows).toEqual([
    ["Cup", ""],
    ["Bowl", "5"],
  ]);
});

const feed = (items: string, more = "") => `<?xml version="1.0"?>${more}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>https://a.example</link>${items}</channel></rss>`;

test("a product feed is read with its prefix and without, HTML in it as words", async () => {
  const { names, rows, types, report } = await read(
    feed(`<item><g:id>A1</g:id><title>Cup &amp; Bowl</title><g:image_link>https://a.example/1.jpg</g:image_link>
      <g:additional_image_link>https://a.example/2.jpg</g:additional_image_link><g:additional_image_link>https://a.example/3.jpg</g:additional_image_link>
      <description><![CDATA[<p>Hand-made &amp; fine.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>]]></description>
      <g:price>19.00 EUR</g:price><g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping><g:item_group_id>G1</g:item_group_id></item>
      <item><id>A2</id><title>Jug</title><price>500 JPY</price><item_group_id>G1</item_group_id></item>`),
  );
  expect(names).toEqual([
    "id",
    "title",
    "image_link",
    "additional_image_link",
    "description",
    "price",
    "shipping country",
    "shipping price",
    "item_group_id",
  ]);
  expect(rows[0]).toEqual([
    "A1",
    "Cup & Bowl",
    "https://a.example/1.jpg",
    "https://a.example/2.jpg, https://a.example/3.jpg",
    "Hand-made & fine.\nOne\nTwo",
    "19.00 EUR",
    "DE",
    "4.90 EUR",
    "G1",
  ]);
  expect(rows[1]).toEqual(["A2", "Jug", "", "", "", "500 JPY", "", "", "G1"]);
  expect(types.slice(2, 6)).toEqual(["picture", "picture", "long-text", "money"]);
  expect(report).toMatchObject({ kind: "feed", notes: [] });
});

test("an Atom feed is read, its links and a bare & too", async () => {
  const { names, rows, report } = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><entry><g:id>A1</g:id><title>Salt & Pepper &amp; Oil</title><link rel="alternate" href="https://a.example/p?a=1&b=2"/></entry></feed>`,
  );
  expect(names).toEqual(["id", "title", "link"]);
  expect(rows).toEqual([["A1", "Salt & Pepper & Oil", "https://a.example/p?a=1&b=2"]]);
  expect(report.notes).toEqual([]);
});

test("what is broken in a feed costs no other item, and is noted", async () => {
  const { rows, report } = await read(
    feed("<item><id>1</id><title>Cup</b></title></item><item><id>2</id></item>"),
  );
  expect(rows.map(([id]) => id)).toEqual(["1", "2"]);
  expect(report.notes.map(({ code }) => code)).toEqual(["lines_skipped"]);
});

test("entities of a feed's own are not expanded", async () => {
  const doctype = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  const { rows } = await read(feed("<item><id>1</id><title>&b;&c;</title></item>", doctype));
  expect(rows[0]?.[1]).not.toContain("aaaa");
  expect(rows[0]?.[1]).not.toContain("root");
});

test("a packed file is unpacked", async () => {
  expect((await read(new Uint8Array(gzipSync("Name,Price\nCup,5\n")))).rows).toEqual([["Cup", "5"]]);
});

test.each([
  ["", "file_empty"],
  ["\n\n  \n", "file_empty"],
  ["Name,Price\n", "file_empty"],
  ["PK\u0003\u0004xxxx", "file_is_workbook"],
  ["%PDF-1.7", "file_not_text"],
  ["<!doctype html><title>x</title>", "file_is_page"],
  ['{"a": [1, 2', "json_invalid"],
  ['{"a": 1}', "json_without_rows"],
  ["<rss><channel></channel></rss>", "feed_without_items"],
  ["<rss><channel><item", "xml_invalid"],
])("%j is refused with a code", async (text, code) => {
  expect(await codeOf(text)).toBe(code);
});

test("a file that never ends is left where it is too large", async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4 * 1024 * 1024).fill(0x20)),
  });
  await expect(importTable(endless, { idPart: "x" })).rejects.toMatchObject({ code: "file_too_large" });
});

test("a row without end takes no time that grows faster than it", async () => {
  const { rows } = await read(`Name,Text\nCup,x\nJug,${"y".repeat(30_000_000)}\nBowl,z\n`, {}, 65_536);
  expect(rows.map(([name]) => name)).toEqual(["Cup", "Jug", "Bowl"]);
});

test("only as much of a long feed is read as rows are wanted", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      const items = Array.from(
        { length: 500 },
        (_, at) => `<item><id>${sent}-${at}</id><title>Cup</title></item>`,
      ).join("");
      controller.enqueue(bytesOf(sent === 0 ? `<rss><channel>${items}` : items));
      sent += 1;
    },
  });
  const { table, report } = await importTable(endless, { idPart: "x" });
  expect(table.rows).toHaveLength(rowLimits.rows);
  expect(report.notes.map(({ code }) => code)).toEqual(["rows_beyond_limit"]);
  expect(sent).toBeLessThan(30);
});

test("pasted cells become a table", () => {
  const { table, report } = tableOfCells(
    [
      ["Name", "Preis"],
      ["Cup", "19,00"],
    ],
    { idPart: "p" },
  );
  expect(table.columns.map(({ name, type }) => [name, type])).toEqual([
    ["Name", "text"],
    ["Preis", "money"],
  ]);
  expect(table.rows).toEqual([{ id: "r-p0", cells: { "c-p0": "Cup", "c-p1": "19,00" } }]);
  expect(report.hasHeadings).toBe(true);
});

test("any rows that are written as separated text come back, however they are cut", async () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "ä", "💡", " ", ",", ";", '"', "\n", "|", "\t", "1"),
    maxLength: 8,
  });
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(",", ";", "\t"),
      fc.integer({ min: 1, max: 9 }),
      async (given, separator, piece) => {
        const filled = given.filter((cells) => cells.some((one) => one.trim() !== ""));
        if (filled.length === 0) return;
        const text = `sep=${separator}\n${Papa.unparse([["Name", "Price", "SKU"], ...filled], { delimiter: separator, newline: "\r\n" })}`;
        expect((await read(text, { hasHeadings: true }, piece)).rows).toEqual(filled);
      },
    ),
    { numRuns: 60 },
  );
});
