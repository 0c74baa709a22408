import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import type { JobEvent } from "../../app/domain/jobs/job";
import { isJobOver } from "../../app/domain/jobs/job";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { isSoaking, seedsOr } from "../fixtures/seeds";
import { type KillableStudio, openKillableStudio } from "./killed-studio";
import {
  type Account,
  approve,
  isWaiting,
  modelsOf,
  newAccount,
  plainBrief,
  queryDocuments,
  readDocument,
  readEvents,
  startJob,
} from "./local-studio";

const kills = isSoaking ? 20 : 8;
const newJobsPerRound = 1;
const longestLifeMs = 1_500;
const settleMs = 120_000;

let provider: OpenAiServer;
let studio: KillableStudio;
let ada: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  provider.fault = "slow";
  provider.slowMs = 150;
  studio = await openKillableStudio({
    ...modelsOf(provider),
    MODEL_OVERRIDES: JSON.stringify({ "openai/image": { credits: 1 } }),
  });
  await studio.start();
  ada = await newAccount(studio, "ada");
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Brings one job to its end as a patient person would: asking again, with the same key, whatever happens. */
async function seeThrough(idempotencyKey: string, isStopped: () => boolean): Promise<string | null> {
  let jobId: string | null = null;
  let lastEventId = 0;
  while (!isStopped()) {
    try {
      jobId = await startJob(ada, { idempotencyKey, brief: plainBrief });
      const events = await readEvents(ada, jobId, { until: isWaiting, lastEventId, timeoutMs: 10_000 });
      const last = events.at(-1);
      if (last && isJobOver(last.state)) return jobId;
      if (last && isWaiting(last)) {
        await approve(studio, ada, jobId);
        lastEventId = last.id;
      }
    } catch {
      // It is down, or went down on the way.
    }
    await pause(100);
  }
  return jobId;
}

const generation = { ...emptyImageRequest("openai/image"), prompt: "A loaf", count: 2 };

/** The same for two images; every third time the person changes their mind. */
async function seeImagesThrough(round: number, isStopped: () => boolean): Promise<string | null> {
  const json = { idempotencyKey: crypto.randomUUID(), request: generation };
  while (!isStopped()) {
    try {
      const answer = await ada.call("/api/v1/generations", { method: "POST", json });
      const { jobId } = (await answer.json()) as { jobId: string };
      if (round % 3 === 2) await ada.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
      const last = (await readEvents(ada, jobId, { lastEventId: 0, timeoutMs: 10_000 })).at(-1);
      if (last && isJobOver(last.state)) return jobId;
    } catch {
      // It is down, or went down on the way.
    }
    await pause(100);
  }
  return null;
}

test.each(seedsOr(1))(
  `killed at ${kills} random moments, every job ends, once, and is paid for what it made; seed %i`,
  async (seed) => {
    const random = createRandom(seed);
    const jobs: Promise<string | null>[] = [];
    const generations: Promise<string | null>[] = [];
    let isStopped = false;
    let inFlight = 0;
    let killedInFlight = 0;
    const startTimesMs: number[] = [];

    for (let round = 0; round < kills; round++) {
      for (let job = 0; job < newJobsPerRound; job++) {
        inFlight += 1;
        jobs.push(seeThrough(crypto.randomUUID(), () => isStopped).finally(() => (inFlight -= 1)));
        generations.push(seeImagesThrough(round, () => isStopped));
      }
      await pause(random() * longestLifeMs);
      killedInFlight += inFlight;
      await studio.kill();
      startTimesMs.push(await studio.start());
    }
    const restartedAt = performance.now();
    const timer = setTimeout(() => (isStopped = true), settleMs);
    const jobIds = await Promise.all(jobs);
    const generationIds = await Promise.all(generations);
    clearTimeout(timer);
    const settledMs = performance.now() - restartedAt;

    const ends = { done: 0, failed: 0 };
    let imagesMade = 0;
    for (const jobId of generationIds) {
      expect(jobId).not.toBeNull();
      const events: JobEvent[] = await readEvents(ada, jobId!, { timeoutMs: 20_000 });
      expect(events.filter(({ state }) => isJobOver(state))).toHaveLength(1);
      const images = await queryDocuments(studio, ada, "images", "generationId", jobId!);
      await expect
        .poll(() => readDocument(studio, ada, `jobs/${jobId}`), { timeout: 20_000 })
        .toMatchObject({ state: events.at(-1)!.state, creditsSpent: images.length });
      expect(["done", "cancelled"]).toContain(events.at(-1)!.state);
      if (events.at(-1)!.state === "done") expect(images).toHaveLength(generation.count);
      imagesMade += images.length;
    }
    for (const jobId of jobIds) {
      expect(jobId).not.toBeNull();
      const events: JobEvent[] = await readEvents(ada, jobId!, { timeoutMs: 20_000 });
      const last = events.at(-1)!;
      expect([jobId, events.filter(({ state }) => isJobOver(state)).length, isJobOver(last.state)]).toEqual([
        jobId,
        1,
        true,
      ]);
      expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));

      const contents = await queryDocuments(studio, ada, "content", "jobId", jobId!);
      if (last.state === "done") {
        ends.done += 1;
        expect(contents.map(({ id }) => id)).toEqual([last.contentId]);
      } else {
        ends.failed += 1;
        expect(last).toMatchObject({
          state: "failed",
          error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) },
        });
        expect(contents).toEqual([]);
      }
      await expect
        .poll(async () => (await readDocument(studio, ada, `jobs/${jobId}`))?.state)
        .toBe(last.state);
    }
    const slowest = Math.round(Math.max(...startTimesMs));
    console.info(
      `${jobIds.length} jobs, ${kills} kills with ${killedInFlight / kills} in flight on average: ` +
        `${ends.done} done, ${ends.failed} failed; all over ${Math.round(settledMs)} ms after the last restart ` +
        `(slowest restart ${slowest} ms)`,
    );
    // One script and three pictures per job: however often a step ran, it asked under the same key.
    const keys = provider.requests.map(({ headers }) => headers["idempotency-key"]);
    const ofVideos = keys.filter((key) => !String(key).includes(":image:"));
    expect(new Set(ofVideos).size).toBe(jobIds.length * 4);
    // A credit for each script, each picture and each image; nothing stays set aside.
    const credits = async () => (await ada.call("/api/v1/credits")).json();
    const balance = 1000 - ends.done * 4 - imagesMade;
    await expect.poll(credits, { timeout: 30_000 }).toMatchObject({ balance, reserved: 0 });
    expect(ends.done + ends.failed).toBe(kills * newJobsPerRound);
    // A kill is no reason for a job to fail.
    expect(ends.failed).toBe(0);
  },
  600_000,
);
