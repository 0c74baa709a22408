import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { parsePage } from "~/sections/page";
import { type TextsAnswer, textsAnswerSchema } from "~/sections/writer/texts-request";
import { type WriteEvent, writeEventSchema } from "~/sections/writer/write-event";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { sampleSheets } from "../fixtures/fact-sheets";
import {
  type Account,
  commitAs,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  shareLocalStudio,
} from "./local-studio";

/** The built-in writer alone. */
let ada: Account;
/** With a model that writes. */
let studio: LocalStudio;
let provider: OpenAiServer;
let ben: Account;
let eve: Account;

beforeAll(async () => {
  ada = await newAccount(await shareLocalStudio(), "ada");
  provider = await startOpenAiServer();
  studio = await openLocalStudio(modelsOf(provider));
  [ben, eve] = [await newAccount(studio, "ben"), await newAccount(studio, "eve")];
});
afterEach(() => {
  provider.fault = null;
});
afterAll(async () => {
  await studio?.remove();
  await provider?.close();
});

const { sheet, language } = sampleSheets[0]!;
const asked = { facts: sheet.facts, language, actionHref: "https://shop.example/buy" };

const write = (account: Account, json: unknown, init: RequestInit = {}) =>
  account.call("/api/v1/projects/write", { method: "POST", json, ...init });
const askTexts = (account: Account, json: unknown) =>
  account.call("/api/v1/projects/texts", { method: "POST", json });

async function* eventsOf(answer: Response): AsyncGenerator<WriteEvent> {
  let pending = "";
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (pending + text).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) if (line) yield writeEventSchema.parse(JSON.parse(line));
  }
  expect(pending).toBe("");
}

async function allOf(events: AsyncIterable<WriteEvent>): Promise<WriteEvent[]> {
  const all: WriteEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test("a page is told line by line: outlines, sections, pages, the end", async () => {
  const answer = await write(ada, asked);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
  ]);
  const events = await allOf(eventsOf(answer));
  expect(events.slice(0, 3).map((event) => event.type === "outline" && event.outline.direction)).toEqual([
    "story",
    "proof",
    "offer",
  ]);
  expect(events.at(-1)).toMatchObject({ type: "done", madeBy: "Built-in writer" });
  for (const direction of ["story", "proof", "offer"] as const) {
    const whole = events.find((event) => event.type === "page" && event.direction === direction);
    const told = events.flatMap((event) =>
      event.type === "section" && event.direction === direction ? [event.id] : [],
    );
    if (whole?.type !== "page") throw new Error(`No page came of ${direction}.`);
    expect(parsePage(whole.page).order).toEqual(told);
    expect(whole.page.action.href).toBe(asked.actionHref);
  }
});

test("the outline comes alone, and one that a person set is kept in its order", async () => {
  const outlines = await allOf(
    eventsOf(await write(ada, { ...asked, step: "outline", directions: ["proof"] })),
  );
  expect(outlines.map(({ type }) => type)).toEqual(["outline", "done"]);
  const sections = [{ type: "footer" }, { type: "hero" }];
  const events = await allOf(eventsOf(await write(ada, { ...asked, directions: ["offer"], sections })));
  const page = events.flatMap((event) => (event.type === "page" ? [event.page] : []))[0]!;
  expect(page.order.map((id) => page.sections[id]?.type)).toEqual(["footer", "hero"]);
});

test.each([
  ["a language nobody writes", { language: "x" }],
  ["no direction", { directions: [] }],
  ["a direction that is none", { directions: ["secret"] }],
  ["more sections than a page has", { sections: Array.from({ length: 26 }, () => ({ type: "hero" })) }],
  ["a fact without a value", { facts: [{ id: "price", kind: "price" }] }],
  ["a picture of no size", { images: [{ assetId: "a", alt: "", width: 0, height: 0 }] }],
])("%s is refused before anything is told", async (_, wrong) => {
  const answer = await write(ada, { ...asked, ...wrong });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
});

test("both are for people who are signed in, and are asked by POST alone", async () => {
  for (const path of ["/api/v1/projects/write", "/api/v1/projects/texts"]) {
    const stranger = await fetch(new URL(path, studio.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    });
    expect(stranger.status).toBe(401);
    const read = await ada.call(path);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
    const broken = await ada.call(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"facts":',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: "invalid_json" }]);
  }
});

test("when the reader leaves, the model is asked for nothing more", async () => {
  provider.fault = "hang";
  const leave = new AbortController();
  const answer = await write(ben, asked, { signal: leave.signal });
  const events = eventsOf(answer);
  expect((await events.next()).value).toMatchObject({ type: "outline" });
  await expect.poll(() => provider.requests.length).toBeGreaterThan(0);
  const begun = provider.requests.length;
  leave.abort();
  await expect(events.next().then(() => allOf(events))).rejects.toThrow();
  provider.fault = null;
  // Somebody else is served meanwhile, and nothing of the writing that was left comes between.
  const next = await allOf(eventsOf(await write(eve, { ...asked, step: "outline" })));
  expect(next.at(-1)?.type).toBe("done");
  expect(provider.requests.length).toBe(begun);
});

test("the voice of somebody else's brand is not the model's to use", async () => {
  const brandId = `brand-${crypto.randomUUID()}`;
  const words = "Whisper like heather in the fog.";
  const fields = { ...newBrand, ownerId: eve.userId, voice: words };
  expect(
    await commitAs(studio, eve, [{ path: `brands/${brandId}`, fields, times: ["createdAt", "updatedAt"] }]),
  ).toBe(200);
  const brand = { brand: { brandId, name: "Heather", logos: { light: null, dark: null, mark: null } } };
  const promptsFor = async (account: Account) => {
    const before = provider.requests.length;
    await allOf(eventsOf(await write(account, { ...asked, directions: ["story"], brand })));
    return JSON.stringify(provider.requests.slice(before).map(({ body }) => body.messages));
  };
  expect(await promptsFor(eve)).toContain(words);
  const ofAnother = await promptsFor(ben);
  expect(ofAnother.length).toBeGreaterThan(1000);
  expect(ofAnother).not.toContain(words);
});

const texts = [
  {
    id: "top/heading",
    text: "Roasted on Tuesdays. Posted on Thursdays. Drunk on Saturdays.",
    label: "Title",
    most: 90,
    lines: "one",
  },
  { id: "why/intro", text: "Beans.", label: "Text" },
];
const rewrite = { texts, ask: { kind: "rewrite", move: "shorter" }, language: "en" };

test("texts become shorter without a model, each in its place, and what cannot is told why", async () => {
  const answer = await askTexts(ada, rewrite);
  expect(answer.status).toBe(200);
  const found: TextsAnswer = textsAnswerSchema.parse(await answer.json());
  expect(found.madeBy).toBe("Built-in writer");
  expect(found.texts.map(({ id }) => id)).toEqual(["top/heading", "why/intro"]);
  const [longer, shortest] = found.texts;
  expect(longer!.alternatives.length).toBeGreaterThan(0);
  for (const { text, unbacked } of longer!.alternatives) {
    expect(text.length).toBeLessThan(texts[0]!.text.length);
    expect(unbacked).toEqual([]);
  }
  expect(shortest).toMatchObject({ alternatives: [], why: "nothing-shorter" });

  const seen = longer!.alternatives.map(({ text }) => text);
  const again = textsAnswerSchema.parse(await (await askTexts(ada, { ...rewrite, seen })).json());
  for (const { text } of again.texts[0]!.alternatives) expect(seen).not.toContain(text);
});

test("nobody translates without a model, and that says what to do", async () => {
  const answer = await askTexts(ada, { ...rewrite, ask: { kind: "translate", to: "de" } });
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: "no_translator", message: expect.stringContaining("by hand") },
  ]);
});

test.each([
  ["no text", { texts: [] }],
  ["an empty text", { texts: [{ id: "a", text: "" }] }],
  ["more texts than one question may have", { texts: Array.from({ length: 61 }, () => texts[1]) }],
  ["a text that no slot holds", { texts: [{ id: "a", text: "x".repeat(4001) }] }],
  ["a move that is none", { ask: { kind: "rewrite", move: "louder" } }],
  ["a language nobody writes", { ask: { kind: "translate", to: "?" } }],
])("%s is refused", async (_, wrong) => {
  const answer = await askTexts(ada, { ...rewrite, ...wrong });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
});

test("a model that fails is told as one, with what to do", async () => {
  provider.fault = "unauthorized";
  const answer = await askTexts(ben, rewrite);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/\.$/),
  });
  const events = await allOf(eventsOf(await write(ben, { ...asked, directions: ["story"] })));
  expect([events[0]?.type, events.at(-1)?.type]).toEqual(["outline", "failed"]);
});
