import { typeColumn } from "../../app/domain/rows/type-columns";
import { findEncoding, sampleBytes } from "../../app/formats/find-encoding";
import { importTable } from "../../app/rows/import/import-table";
import { DelimitedReader } from "../../app/rows/import/read-delimited";

const headings = "SKU;Produkt;Beschreibung;Preis;Streichpreis;Bild;Link;Marke;Farbe;Verfügbar bis";

/** A shop's export with everything that columns hold, about 600 bytes a row. */
export function catalogue(rows: number): Uint8Array {
  const line = (at: number) =>
    [
      `AB-${10_000 + at}`,
      `Größe Tasse Nr. ${at}, handgemacht`,
      `"Für süße Mädchen; und größere Bücher ${at}. ${"Aus Ton gebrannt, mit Öl versiegelt und in Körben verpackt. ".repeat(6)}"`,
      `${19 + (at % 80)},${10 + (at % 90)} €`,
      at % 3 ? "" : `${29 + (at % 80)},00 €`,
      `https://shop.example/bilder/${at}.jpg`,
      `https://shop.example/tassen/${at}`,
      `Töpferei ${at % 12}`,
      `#${(at % 4096).toString(16).padStart(6, "a")}`,
      `${1 + (at % 28)}.11.2026`,
    ].join(";");
  return new TextEncoder().encode(
    `${headings}\r\n${Array.from({ length: rows }, (_, at) => line(at)).join("\r\n")}`,
  );
}

const pieceBytes = 65_536;

function piecesOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}

/** As the worker of the page reads it: encoding, separator, headings, rows and the types of columns. */
export async function importOnce(bytes: Uint8Array): Promise<{ rows: number; columns: number }> {
  const { table } = await importTable(piecesOf(bytes), { idPart: "x" });
  return { rows: table.rows.length, columns: table.columns.length };
}

/** All rows, however many, as text and as types: a table has 10,000 at most. */
export function typeAll(bytes: Uint8Array): { rows: number; types: string[] } {
  const columns: string[][] = [];
  let rows = 0;
  const reader = new DelimitedReader((cells) => {
    rows += 1;
    for (const [at, cell] of cells.entries()) {
      columns[at] ??= [];
      columns[at]?.push(cell);
    }
    return true;
  });
  const decoder = new TextDecoder(findEncoding(bytes.slice(0, sampleBytes)));
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    reader.push(decoder.decode(bytes.slice(at, at + pieceBytes), { stream: true }));
  }
  reader.end();
  const types = columns.map(([name = "", ...cells]) => typeColumn(name, cells).type);
  return { rows: rows - 1, types };
}
