import { expect, test } from "vitest";
import { manifestCsv, manifestJson, manifestOf } from "./manifest";

const video = {
  id: "r-1_9x16_720p",
  row: { id: "r-1", cells: {} },
  rowNumber: 7,
  title: '=HYPERLINK("x"), "Cup"',
  sku: "A,1",
  format: "9:16" as const,
  fileName: "A-1-9x16.mp4",
  seconds: 6,
  key: "k",
};
const finished = { key: "k", sizeBytes: 1200, seconds: 6.0333333, width: 720, height: 1280, sha256: "ab" };
const entries = manifestOf([{ video, finished }], (rowId) =>
  rowId === "r-1" ? "https://x.example/v" : null,
);

test("the CSV has one line per file, and no formula for a spreadsheet", () => {
  expect(manifestCsv(entries)).toBe(
    `\uFEFFrow,sku,title,file,format,width,height,seconds,sizeBytes,sha256,link\r\n7,"A,1","'=HYPERLINK(""x""), ""Cup""",A-1-9x16.mp4,9:16,720,1280,6.033,1200,ab,https://x.example/v\r\n`,
  );
});

test("the JSON says the same", () => {
  expect(JSON.parse(manifestJson("Cups", entries))).toEqual({
    table: "Cups",
    videos: [
      {
        row: 7,
        sku: "A,1",
        title: '=HYPERLINK("x"), "Cup"',
        file: "A-1-9x16.mp4",
        format: "9:16",
        width: 720,
        height: 1280,
        seconds: 6.033,
        sizeBytes: 1200,
        sha256: "ab",
        link: "https://x.example/v",
      },
    ],
  });
});
