import { beforeAll, expect, test } from "vitest";
import type { BriefReading } from "../../app/domain/video/brief-reading";
import type { NewPictureAnswer } from "../../app/domain/video/new-picture";
import {
  type Account,
  isWaiting,
  type LocalStudio,
  newAccount,
  readDocument,
  readEvents,
  readScript,
  sampleBrief,
  shareLocalStudio,
  startJob,
} from "./local-studio";

let studio: Pick<LocalStudio, "url">;
let ada: Account;
let eve: Account;
let jobId: string;

// With the built-in models alone, as on a fresh machine.
beforeAll(async () => {
  studio = await shareLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
  // Two scenes: pictures take their time.
  jobId = await startJob(ada, { brief: { ...sampleBrief, format: "1:1", lengthSeconds: 6 } });
  await readEvents(ada, jobId, { until: isWaiting });
});

const post = (account: Account, path: string, json: unknown) => account.call(path, { method: "POST", json });

const inWords = { ...sampleBrief, pictureSource: "none" };
const brief = {
  prompt: "Oat soap called Lumi, handmade in Bristol. £6 a bar. Order at lumi.example",
  language: "en",
  tone: "warm",
};

test("a line is rewritten from the brief, and what is wrong is named", async () => {
  const request = {
    ...brief,
    scene: { role: "offer", lines: { headline: "£6 a bar", body: "" } },
    target: "line",
    slot: "headline",
  };
  const answer = await post(ada, "/api/v1/rewrites", request);
  expect(answer.status).toBe(200);
  const { alternatives, madeBy } = (await answer.json()) as {
    alternatives: { lines: { headline: string }; unbacked: string[] }[];
    madeBy: string;
  };
  expect(madeBy).toBe("Built-in writer");
  expect(alternatives.length).toBeGreaterThan(0);
  expect(alternatives.map(({ lines }) => lines.headline)).not.toContain("£6 a bar");
  expect(alternatives.flatMap(({ unbacked }) => unbacked)).toEqual([]);

  const unnamed = await post(ada, "/api/v1/rewrites", { ...request, slot: undefined });
  expect([unnamed.status, await unnamed.json()]).toMatchObject([400, { code: "invalid_request" }]);
  const foreign = await post(ada, "/api/v1/rewrites", { ...request, language: "xx" });
  expect([foreign.status, await foreign.json()]).toMatchObject([400, { code: "invalid_request" }]);
});

test("a brief is read part by part, in the language of its words", async () => {
  const prompt =
    "Fai un video per la mia pizzeria a Napoli. Margherita 6 €, ogni sera alle 20, pizzeria.example, 081 123 4567";
  const answer = await post(ada, "/api/v1/briefs/read", { prompt, language: "en", region: "IT" });
  expect(answer.status).toBe(200);
  const { reading } = (await answer.json()) as { reading: BriefReading };
  expect(reading).toMatchObject({
    language: "it",
    languageFrom: "words",
    request: "Fai un video per",
    address: "https://pizzeria.example",
  });
  expect(reading.parts.map(({ kind, text }) => [kind, text])).toEqual([
    ["subject", "pizzeria"],
    ["place", "a Napoli"],
    ["statement", "Margherita"],
    ["price", "6 €"],
    ["date", "ogni sera alle 20"],
    ["contact", "pizzeria.example"],
    ["contact", "081 123 4567"],
  ]);

  for (const wrong of [
    { prompt: " " },
    { prompt: "x".repeat(2001) },
    { language: "xx" },
    { region: "Italy" },
  ]) {
    const refused = await post(ada, "/api/v1/briefs/read", { prompt, language: "en", ...wrong });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid_request" }]);
  }
});

test("angles are others than those seen", async () => {
  const told = { ...brief, prompt: `${brief.prompt}. Free post until Sunday. For dry skin. Palm oil free.` };
  const ask = async (seen: string[]) => {
    const answer = await post(ada, "/api/v1/angles", { brief: told, seen });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { angles: { headline: string }[] }).angles.map(
      ({ headline }) => headline,
    );
  };
  const first = await ask([]);
  expect(first.length).toBeGreaterThan(3);
  for (const headline of await ask(first)) expect(first).not.toContain(headline);
});

test("a picture of nothing that was asked for costs nothing, and says so", async () => {
  const plain = await startJob(ada, {
    brief: { ...sampleBrief, prompt: "Mediation for founders. Two sessions, €400.", lengthSeconds: 6 },
  });
  await readEvents(ada, plain, { until: isWaiting });
  const balance = async () => {
    const { balance: left } = (await (await ada.call("/api/v1/credits")).json()) as { balance: number };
    return left;
  };
  const before = await balance();
  const request = {
    idempotencyKey: crypto.randomUUID(),
    jobId: plain,
    sceneId: "scene-1",
    prompt: "A man in a suit",
    seed: 7,
    format: "1:1",
  };
  const answer = (await (await post(ada, "/api/v1/pictures", request)).json()) as NewPictureAnswer;
  expect(answer).toMatchObject({ creditsReturned: 1, asset: { report: { subject: null } } });
  expect(answer.asset.report?.missing).not.toBe("");
  expect(answer.asset.alt).not.toBe(request.prompt);
  expect(await balance()).toBe(before);
  const { entries } = (await (await ada.call("/api/v1/credits/entries")).json()) as {
    entries: { kind: string; title: string }[];
  };
  expect(entries[0]).toMatchObject({
    kind: "refund",
    title: "A man in a suit: not drawn, not charged",
  });
});

test("a picture is made once for one press, for one's own work alone, and used by the job", async () => {
  const request = {
    idempotencyKey: crypto.randomUUID(),
    jobId,
    sceneId: "scene-1",
    prompt: "A bar of soap",
    seed: 7,
    format: "1:1",
  };
  const answer = await post(ada, "/api/v1/pictures", request);
  expect(answer.status).toBe(201);
  const { asset } = (await answer.json()) as { asset: { id: string; mediaType: string } };
  expect(asset.mediaType).toBe("image/jpeg");
  expect((await ada.call(`/media/assets/${asset.id}`)).status).toBe(200);
  const again = await post(ada, "/api/v1/pictures", request);
  expect([again.status, await again.json()]).toMatchObject([200, { asset: { id: asset.id } }]);

  expect((await post(eve, "/api/v1/pictures", request)).status).toBe(404);
  const nowhere = await post(ada, "/api/v1/pictures", { ...request, jobId: undefined });
  expect([nowhere.status, await nowhere.json()]).toMatchObject([400, { code: "invalid_request" }]);

  const script = (await readScript(studio, ada, jobId)) as { scenes: { id: string }[] };
  const scenes = script.scenes.map((scene, index) =>
    index === 0 ? { ...scene, pictureAssetId: asset.id } : scene,
  );
  await post(ada, `/api/v1/jobs/${jobId}/approve`, { script: { ...script, scenes } });
  const contentId = (await readEvents(ada, jobId)).at(-1)?.contentId;
  const content = await readDocument(studio, ada, `content/${contentId}`);
  const storyboard = content?.storyboard as { scenes: { slots: Record<string, { assetId?: string }> }[] };
  expect(storyboard.scenes[0]?.slots.picture?.assetId).toBe(asset.id);
});

test("a statement the brief does not back stops publishing until it is accepted, by its owner, as it stands", async () => {
  const job = await startJob(ada, { brief: inWords });
  await readEvents(ada, job, { until: isWaiting });
  const script = (await readScript(studio, ada, job)) as { scenes: { headline: string }[] };
  const scenes = script.scenes.map((scene, index) =>
    index === 1 ? { ...scene, headline: "The best in town since 1887" } : scene,
  );
  await post(ada, `/api/v1/jobs/${job}/approve`, { script: { ...script, scenes } });
  const contentId = (await readEvents(ada, job)).at(-1)?.contentId;
  const publish = () => post(ada, `/api/v1/content/${contentId}/publish`, { mode: "pin" });
  const accept = (account: Account, statement: string) =>
    post(account, `/api/v1/content/${contentId}/claims`, { accept: [statement] });

  const refused = await publish();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "open_claims" }]);
  expect((await accept(eve, "The best in town since 1887")).status).toBe(404);
  const other = await accept(ada, "The best in town");
  expect([other.status, await other.json()]).toMatchObject([409, { code: "claim_changed" }]);

  const accepted = await accept(ada, "The best in town since 1887");
  expect([accepted.status, await accepted.json()]).toEqual([200, { open: [] }]);
  expect((await publish()).status).toBe(200);
  const publication = await readDocument(studio, ada, `publications/${contentId}`);
  expect(JSON.stringify(publication)).not.toContain("pictureBrief");
});

test("a person adds the fact that backs a statement, in their own words", async () => {
  const job = await startJob(ada, { brief: inWords });
  await readEvents(ada, job, { until: isWaiting });
  const script = (await readScript(studio, ada, job)) as { scenes: { headline: string }[] };
  const headlines = ["Since 1887", "Only £19"];
  const scenes = script.scenes.map((scene, index) => ({
    ...scene,
    headline: headlines[index] ?? scene.headline,
  }));
  const addedFacts = [
    {
      id: "founded",
      kind: "statement",
      value: { type: "text", text: "The bakery was founded in 1887" },
      language: "en",
      sources: [{ from: "you", at: new Date().toISOString() }],
      confidence: 1,
    },
  ];
  await post(ada, `/api/v1/jobs/${job}/approve`, { script: { ...script, scenes, addedFacts } });
  const contentId = (await readEvents(ada, job)).at(-1)?.contentId;
  const settle = (json: object) => post(ada, `/api/v1/content/${contentId}/claims`, json);
  const open = async (answer: Response) =>
    ((await answer.json()) as { open: { statement: string; backing: unknown }[] }).open;
  expect(await open(await ada.call(`/api/v1/content/${contentId}/claims`))).toMatchObject([
    { backing: { kind: "unbacked", reasons: [{ reason: "price", words: "£19" }] } },
  ]);
  expect(await open(await settle({ facts: ["A loaf is 19 euros"] }))).toHaveLength(1);
  expect(await open(await settle({ facts: ["A loaf is 19 pounds"] }))).toEqual([]);
  expect((await post(ada, `/api/v1/content/${contentId}/publish`, { mode: "pin" })).status).toBe(200);
  expect(await readDocument(studio, ada, `content/${contentId}`)).toMatchObject({
    facts: { facts: [{ id: "founded" }, { sources: [{ from: "you" }] }, { sources: [{ from: "you" }] }] },
  });
});

test("what was accepted with the script needs no second acceptance", async () => {
  const job = await startJob(ada, { brief: inWords });
  await readEvents(ada, job, { until: isWaiting });
  const script = (await readScript(studio, ada, job)) as { scenes: { headline: string }[] };
  const statement = "Only £19";
  const scenes = script.scenes.map((scene, index) =>
    index === 1 ? { ...scene, headline: statement } : scene,
  );
  const acceptedClaims = [{ statement, acceptedAt: new Date().toISOString() }];
  await post(ada, `/api/v1/jobs/${job}/approve`, { script: { ...script, scenes, acceptedClaims } });
  const contentId = (await readEvents(ada, job)).at(-1)?.contentId;
  expect((await post(ada, `/api/v1/content/${contentId}/publish`, { mode: "follow" })).status).toBe(200);
});
