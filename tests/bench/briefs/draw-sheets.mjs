import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const rowsPerSheet = 5;
const sheetWidth = 1400;

/**
 * Sheets of all videos, a row of frames for each under what it was made from, into a folder.
 *
 * @param {{ call: Function }} page `brief-sheet-page.ts`
 */
export async function drawSheets(page, judged, folder) {
  await mkdir(folder, { recursive: true });
  for (let first = 0; first < judged.length; first += rowsPerSheet) {
    const part = judged.slice(first, first + rowsPerSheet);
    const png = await page.call("drawRows", await Promise.all(part.map(rowOf)), sheetWidth);
    const name = `${String(first / rowsPerSheet + 1).padStart(2, "0")}-${part[0].brief.id}.png`;
    await writeFile(join(folder, name), Buffer.from(png.split(",")[1], "base64"));
  }
}

async function rowOf({ brief, video, words, pictures, problems }) {
  const addresses = {};
  for (const [assetId, path] of Object.entries(video.pictures)) {
    const file = await readFile(path);
    const type = file[0] === 0x89 ? "image/png" : "image/jpeg";
    addresses[assetId] = `data:${type};base64,${file.toString("base64")}`;
  }
  const seconds =
    words.seconds === null ? "no video" : `${words.seconds.toFixed(1)} of ${brief.lengthSeconds} s`;
  return {
    title: `${brief.id} · ${brief.manner} · ${brief.format} · ${seconds} · ${pictures.map(({ id }) => id ?? "–").join(", ")}`,
    notes: [brief.prompt.replace(/\s+/g, " "), problems.join(" · ")],
    storyboard: video.storyboard,
    pictures: addresses,
  };
}
