import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startStudio } from "../../setup/start-studio.ts";
import {
  approve,
  isWaiting,
  newAccount,
  readDocument,
  readEvents,
  startJob,
} from "../../worker/local-studio.ts";
import { recordingMaker, takeOrders } from "./recording-maker.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Beside what the build makes, which begins by deleting its folder. */
export const briefsFolder = join(root, "node_modules/.cache/briefs");
/** What the bench made, a folder for each brief: it is not made again while build and brief are the same. */
const videosFolder = join(briefsFolder, "videos");
/** As briefs have them, in turn. */
const tones = ["plain", "warm", "bold", "playful", "premium"];
const longestMs = 120_000;
/** Videos of a run are begun within this time; the next run goes on with the rest. */
const longestRunMs = 30 * 60_000;

/**
 * Every brief made into a video by the built app, as its first version comes out, one after the other: the storyboard,
 * the files of its pictures, and what the maker was asked and said of each. A video that fails is kept with its error.
 *
 * @param {readonly import("./brief.ts").SampleBrief[]} briefs
 * @param {{ pictureSource: "made" | "none" }} options
 * @returns {AsyncGenerator<{ brief: import("./brief.ts").SampleBrief, video: MadeVideo }>}
 * @typedef {{ error: string | null, language: string | null, storyboard: import("../../../app/scene/storyboard.ts").Storyboard | null, pictures: Record<string, string>, orders: { order: import("../../../app/settings/maker-rpc.ts").SceneOrder, report: import("../../../app/domain/image/picture-report.ts").PictureReport | null, code: string | null }[] }} MadeVideo
 */
export async function* makeVideos(briefs, { pictureSource }) {
  const build = hashOf(["server", "maker", "maker-files"].map((name) => join(root, "build", name)));
  const endsAt = performance.now() + longestRunMs;
  let studio = null;
  try {
    for (const [index, brief] of briefs.entries()) {
      const tone = tones[index % tones.length];
      const key = createHash("sha256").update(
        JSON.stringify([build, brief.prompt, brief.format, brief.lengthSeconds, tone, pictureSource]),
      );
      const folder = join(videosFolder, brief.id);
      const known = join(folder, `${key.digest("hex").slice(0, 16)}.json`);
      if (!existsSync(known)) {
        if (performance.now() > endsAt) {
          throw new Error("Not all videos were made in time. What is made is kept: run it again.");
        }
        studio ??= await startStudio({}, { makerFront: recordingMaker });
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        console.error(`making ${brief.id}`);
        const video = await makeVideo(studio.worker, { brief, tone, pictureSource, folder });
        await writeFile(known, JSON.stringify(video, null, 1));
      }
      yield { brief, video: JSON.parse(await readFile(known, "utf8")) };
    }
  } finally {
    await studio?.remove();
  }
}

async function makeVideo(worker, { brief, tone, pictureSource, folder }) {
  const account = await newAccount(worker, "bench");
  const video = { error: null, language: null, storyboard: null, pictures: {}, orders: [] };
  try {
    const { prompt, format, lengthSeconds } = brief;
    video.language = await languageFound(account, prompt);
    const sent = {
      prompt,
      format,
      lengthSeconds,
      language: video.language,
      tone,
      pictureSource,
      assetIds: [],
    };
    const jobId = await startJob(account, { brief: sent });
    await readEvents(account, jobId, { until: isWaiting, timeoutMs: longestMs });
    const approved = await approve(worker, account, jobId);
    if (!approved.ok) throw new Error(`Approving: ${approved.status} ${await approved.text()}`);
    const last = (await readEvents(account, jobId, { timeoutMs: longestMs })).at(-1);
    if (!last?.contentId) throw new Error(`The job ended ${last?.state}: ${JSON.stringify(last?.error)}`);
    const content = await readDocument(worker, account, `content/${last.contentId}`);
    video.storyboard = content.storyboard;
    for (const assetId of picturesOf(content.storyboard)) {
      const file = await account.call(`/media/assets/${assetId}`);
      if (!file.ok) throw new Error(`Picture ${assetId}: ${file.status}`);
      await writeFile(join(folder, assetId), Buffer.from(await file.arrayBuffer()));
      video.pictures[assetId] = join(folder, assetId);
    }
  } catch (error) {
    video.error = String(error);
  }
  video.orders = await takeOrders(worker.miniflare);
  return video;
}

/** The language of the words, as the form of somebody English finds it. */
async function languageFound(account, prompt) {
  const usual = "en";
  const json = { prompt, language: usual };
  const answer = await account.call("/api/v1/briefs/read", { method: "POST", json });
  if (!answer.ok) throw new Error(`Reading the brief: ${answer.status} ${await answer.text()}`);
  const { reading } = await answer.json();
  return reading.languageFrom === "choice" ? usual : reading.language;
}

function picturesOf({ scenes }) {
  const slots = scenes.flatMap((scene) => Object.values(scene.slots));
  return new Set(slots.filter(({ kind }) => kind === "picture").map(({ assetId }) => assetId));
}

function hashOf(folders) {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}
