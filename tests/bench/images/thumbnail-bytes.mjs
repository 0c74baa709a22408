import { setTimeout as sleep } from "node:timers/promises";
import { openStudio } from "../../e2e/studio.ts";
import { round } from "../figures.mjs";

const WIDTHS = [320, 640, 1280];
const PROMPTS = ["A candle on a stone", "Mountains at dawn", "City at night", "Terrazzo texture"];

/**
 * What a grid loads of images against their files: the built-in maker makes them, the owner's browser their smaller
 * pictures, and both are fetched as a page does.
 */
export async function* thumbnailBytes() {
  const studio = await openStudio();
  try {
    const page = await studio.newPage();
    await studio.signIn(page);
    await page.goto("/");
    const ids = [];
    for (const prompt of PROMPTS) ids.push(...(await makeImages(page, prompt)));
    const totals = { original: 0, 320: 0, 640: 0, 1280: 0 };
    for (const id of ids) {
      for (const width of WIDTHS) totals[width] += await bytesOfRendition(page, id, width);
      totals.original += (await fetchFile(page, `/media/assets/${id}`)).sizeBytes;
    }
    const shares = WIDTHS.map((width) => `${width} px ${round(totals[width] / totals.original, 3)}`);
    yield {
      bench: "thumbnail-bytes",
      value: round(totals[320] / totals.original, 3),
      unit: "share",
      goal: 0.15,
      better: "lower",
      how: `bytes of the 320 px WebP a grid loads against the files of ${ids.length} images of the built-in maker; ${shares.join(", ")}`,
    };
  } finally {
    await studio.stop();
  }
}

async function makeImages(page, prompt) {
  const jobId = await page.evaluate(async (words) => {
    const request = {
      operation: "generate",
      modelId: "built-in/image-maker",
      prompt: words,
      negativePrompt: "",
      references: [],
      sourceAssetId: null,
      maskAssetId: null,
      extend: null,
      ratio: "1:1",
      count: 4,
      seed: 7,
      parameters: {},
      styleIds: [],
      steeringBoardId: null,
      boardId: null,
    };
    const answer = await fetch("/api/v1/generations", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ idempotencyKey: crypto.randomUUID(), request }),
    });
    return (await answer.json()).jobId;
  }, prompt);
  await page.goto("/assets?origin=made");
  return idsOfJob(page, jobId);
}

/** The library shows the images as they are made; those of this job are the newest four. */
async function idsOfJob(page, jobId) {
  for (;;) {
    const job = await page.evaluate(async (id) => {
      const answer = await fetch(`/api/v1/jobs/${id}/events`);
      const text = await answer.text();
      return (
        text
          .split("\n")
          .findLast((line) => line.startsWith("data: "))
          ?.slice(6) ?? null
      );
    }, jobId);
    const event = job && JSON.parse(job);
    if (event?.state === "done") break;
    if (event?.state === "failed") throw new Error(job);
    await sleep(200);
  }
  const links = page.getByRole("grid", { name: "Files" }).locator("[data-asset]");
  await links.nth(3).waitFor();
  await sleep(500);
  return (await links.evaluateAll((all) => all.map((one) => one.dataset.asset))).slice(0, 4);
}

async function bytesOfRendition(page, id, width) {
  for (;;) {
    const file = await fetchFile(page, `/media/assets/${id}?w=${width}`);
    if (file.mediaType === "image/webp") return file.sizeBytes;
    await sleep(200);
  }
}

function fetchFile(page, path) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { cache: "reload" });
    return {
      mediaType: answer.headers.get("content-type"),
      sizeBytes: (await answer.arrayBuffer()).byteLength,
    };
  }, path);
}
