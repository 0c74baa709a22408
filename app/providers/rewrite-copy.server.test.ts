import { afterAll, beforeAll, expect, test } from "vitest";
import { type RewriteAsked, rewriteRequestSchema } from "~/domain/video/rewrite";
import { scriptLimits } from "~/domain/video/script";
import { findAngles } from "~/providers/find-angles.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import { rewriteCopy } from "~/providers/rewrite-copy.server";
import { writeScript } from "~/providers/write-script.server";
import { type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { maker } from "../../tests/fixtures/maker";
import { samplePrompts, thinPrompts } from "../../tests/fixtures/prompts.ts";

const model = resolveModels({ maker }).script[0]!;
const prompt =
  "Oat soap called Lumi, handmade in Bristol with lavender. £6 a bar, free shipping over £25. Keeps its shape to the last wash. Order at lumi.example";
const asked: RewriteAsked = {
  language: "en",
  tone: "warm",
  prompt,
  scene: { role: "point", lines: { headline: "Handmade in Bristol with lavender", body: "" } },
  target: "line",
  slot: "headline",
};
const ask = (change: Partial<RewriteAsked>) =>
  rewriteCopy({
    model,
    request: rewriteRequestSchema.parse({ ...asked, ...change }),
    idempotencyKey: "r",
  });

test("a line has up to three other wordings, none of them there already", async () => {
  const { alternatives, madeBy } = await ask({});
  expect(madeBy).toBe("Built-in writer");
  const lines = alternatives.map((one) => one.lines.headline);
  expect(new Set(lines).size).toBe(3);
  expect(lines).not.toContain(asked.scene.lines.headline);
  expect(alternatives.every(({ unbacked }) => unbacked.length === 0)).toBe(true);

  const more = await ask({ seen: lines.map((line) => line ?? "") });
  expect(more.alternatives.map((one) => one.lines.headline)).not.toEqual(expect.arrayContaining(lines));
  const shorter = await ask({ instruction: "shorter please" });
  for (const { lines: words } of shorter.alternatives) expect(words.headline?.length).toBeLessThan(33);
});

test("a scene is told in other ways, without repeating the other scenes", async () => {
  const otherLines = ["Keeps its shape to the last wash"];
  const { alternatives } = await ask({ target: "scene", slot: undefined, otherLines });
  expect(alternatives).toHaveLength(3);
  for (const { lines } of alternatives) expect(otherLines).not.toContain(lines.headline);
});

test("a scene of a video without a brief is rewritten from its own words", async () => {
  const lines = { headline: "Handmade in Bristol, with lavender", body: "" };
  const { alternatives } = await ask({ prompt: "", scene: { role: "point", lines } });
  expect(alternatives.map((one) => one.lines.headline)).toContain("Handmade in Bristol");
});

test("a wish is answered by the move it names, and by nothing where that would lose a fact", async () => {
  const lines = { headline: "£6 a bar", body: "" };
  const none = await ask({ scene: { role: "offer", lines }, instruction: "shorter" });
  expect(none).toEqual({ alternatives: [], why: "nothing-shorter", madeBy: "Built-in writer" });
  const other = await ask({ scene: { role: "offer", lines }, instruction: "something else" });
  expect(other.alternatives[0]).toMatchObject({
    move: "another-part",
    lines: { headline: "Free shipping over £25" },
  });
});

test.each([...samplePrompts, ...thinPrompts])(
  "other words for the scenes of $id are other words",
  async (sample) => {
    const brief = { ...sample, format: "9:16" as const, pictureSource: "made" as const, assetIds: [] };
    const { script } = await writeScript({ model, brief, idempotencyKey: "s" });
    for (const { role, headline, body, label, action } of script.scenes) {
      const lines = { headline, body, ...(label && { label }), ...(action && { action }) };
      const { alternatives } = await ask({
        ...sample,
        scene: { role, lines },
        target: "scene",
        slot: undefined,
      });
      for (const alternative of alternatives) {
        expect(alternative.move).toBeDefined();
        expect([lines.label ?? "", alternative.lines.headline, alternative.lines.body]).not.toEqual([
          alternative.lines.label ?? "",
          headline,
          body,
        ]);
        expect(alternative.unbacked).toEqual([]);
        expect(alternative.lines.headline?.length).toBeLessThanOrEqual(scriptLimits.headlineCharacters);
      }
    }
  },
);

test("more angles are others than those seen", async () => {
  const brief = { prompt, language: "en", tone: "warm" } as const;
  const first = await findAngles({ model, brief, seen: [], idempotencyKey: "a" });
  const lines = first.map(({ headline }) => headline);
  expect(new Set(lines).size).toBe(lines.length);
  expect(first.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["offer", "price", "name"]));
  const more = await findAngles({ model, brief, seen: lines.slice(0, 2), idempotencyKey: "b" });
  expect(more.map(({ headline }) => headline)).toEqual(lines.slice(2));
});

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
const aiModel = () =>
  resolveModels({ openai: { baseUrl: server.baseUrl, textModel: "writer-1" } }).script[0]!;

test("what an AI model writes is checked: repeats are left out, statements without backing are flagged", async () => {
  const request = rewriteRequestSchema.parse({ ...asked, seen: ["Have a look"] });
  const { alternatives, madeBy } = await rewriteCopy({ model: aiModel(), request, idempotencyKey: "ai" });
  expect(madeBy).toBe("writer-1");
  expect(alternatives).toEqual([
    { lines: { headline: "The best of 1887" }, unbacked: ["The best of 1887"] },
    { lines: { headline: "Come closer" }, unbacked: [] },
  ]);
  expect(server.requests.at(-1)?.headers["idempotency-key"]).toBe("ai");
});

test("an angle that states what the brief does not is not offered", async () => {
  const brief = { prompt, language: "en", tone: "warm" } as const;
  const angles = await findAngles({ model: aiModel(), brief, seen: [], idempotencyKey: "ai" });
  expect(angles).toEqual([{ kind: "question", headline: "Shall we?", body: "" }]);
});

test("a model that answers something else is asked once more, then it is an error", async () => {
  const request = rewriteRequestSchema.parse(asked);
  server.fault = "wrong-schema-once";
  expect((await rewriteCopy({ model: aiModel(), request, idempotencyKey: "x" })).alternatives).toHaveLength(
    3,
  );
  server.fault = "wrong-schema";
  await expect(rewriteCopy({ model: aiModel(), request, idempotencyKey: "y" })).rejects.toMatchObject({
    code: "script_invalid",
  });
  server.fault = null;
});
