import { expect, test } from "vitest";
import { readZip } from "../../tests/fixtures/read-zip";
import { joinBytes } from "./bytes";
import { ZipFile } from "./zip-file";

const encode = (text: string) => new TextEncoder().encode(text);

async function* pieces(...texts: string[]) {
  for (const text of texts) yield encode(text);
}

test("files that come whole and in pieces stand in one archive", async () => {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const archive = new ZipFile(async (bytes) => void written.push(bytes));
  await archive.addStream("a.txt", pieces("wheat", "", " and rye"));
  await archive.add("b.txt", encode("salt"));
  await archive.addStream("empty.txt", pieces());
  await archive.finish();
  const read = readZip(Buffer.from(joinBytes(written)));
  expect([...read].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    ["a.txt", "wheat and rye"],
    ["b.txt", "salt"],
    ["empty.txt", ""],
  ]);
});
