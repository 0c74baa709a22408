import type { LanguageModelV4 } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { readFencedData } from "~/providers/prompts/data-fence";
import type { WriteEvent } from "~/sections/writer/write-event";
import type { DirectionId } from "~/sections/writer/write-input";
import { writeRequestSchema } from "~/sections/writer/write-request";
import { sampleSheets } from "../../../tests/fixtures/fact-sheets";
import { writePage } from "./write-page.server";

interface AskedSection {
  id: string;
  slots: { name: string; words: string }[];
  blocks: { id: string; slots: { name: string; words: string }[] }[];
}
type Answers = (section: AskedSection) => string;

/** A model that answers each question as told; an error is thrown as it is. */
function modelOf(answer: Answers): ScriptModel {
  return {
    id: "fake/model",
    label: "Fake model",
    about: "",
    provider: "fake",
    capability: "script",
    languages: ["en"],
    digitalSourceType: "trainedAlgorithmicMedia",
    model: {
      specificationVersion: "v4",
      provider: "fake",
      modelId: "model",
      supportedUrls: {},
      async doGenerate({ prompt }) {
        const text = prompt
          .flatMap((message) => (message.role === "user" ? message.content : []))
          .flatMap((part) => (part.type === "text" ? [part.text] : []))
          .join("\n");
        const section = readFencedData("section", text) as AskedSection;
        return {
          content: [{ type: "text", text: answer(section) }],
          finishReason: { unified: "stop", raw: undefined },
          usage: {
            inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
            outputTokens: { total: 0, text: 0, reasoning: 0 },
          },
          warnings: [],
        };
      },
      async doStream() {
        throw new Error("It does not stream.");
      },
    } satisfies LanguageModelV4,
  };
}

const words = (section: AskedSection, say: (words: string) => string) => {
  const slots = (of: AskedSection["slots"]) =>
    Object.fromEntries(of.flatMap((slot) => (slot.words ? [[slot.name, say(slot.words)]] : [])));
  return JSON.stringify({
    slots: slots(section.slots),
    blocks: section.blocks.map(({ id, slots: of }) => ({ id, slots: slots(of) })),
  });
};

async function write(
  answer: Answers | null,
  signal = new AbortController().signal,
  directions: readonly DirectionId[] = ["story"],
): Promise<WriteEvent[]> {
  const events: WriteEvent[] = [];
  const request = writeRequestSchema.parse({
    facts: sampleSheets[0]?.sheet.facts ?? [],
    language: "en",
    directions,
  });
  const teller = { tell: (event: WriteEvent) => void events.push(event), flush: async () => {} };
  const model = answer && modelOf(answer);
  await writePage({ request, model, brand: null, teller, signal, idempotencyKey: "key" });
  return events;
}

const pageOf = (events: WriteEvent[]) => events.find((event) => event.type === "page");

test("the built-in writer tells outline, sections, page and done, in this order", async () => {
  const events = await write(null);
  expect([...new Set(events.map(({ type }) => type))]).toEqual(["outline", "section", "page", "done"]);
  expect(events.at(-1)).toMatchObject({ madeBy: "Built-in writer" });
});

test("words of a model stand in place of the built-in writer's", async () => {
  const events = await write((section) =>
    words(section, (said) => `Truly, ${said[0]?.toLowerCase()}${said.slice(1)}`),
  );
  expect(JSON.stringify(pageOf(events)?.page)).toContain("Truly, boils half a litre in three minutes");
  expect(events.at(-1)).toMatchObject({ type: "done", madeBy: "Fake model" });
});

test("what nothing backs is left out and told, and the rest stays", async () => {
  const page = pageOf(
    await write((section) => words(section, (said) => `${said.replace(/\.$/u, "")}. Rated 4.99 out of 5`)),
  );
  expect(JSON.stringify(page?.page)).not.toContain("4.99");
  expect(JSON.stringify(page?.page)).toContain("Boils half a litre in three minutes");
  expect(page?.leftOut.some(({ why, text }) => why === "unbacked" && text.includes("4.99"))).toBe(true);
});

test.each([
  ["no JSON", () => "I cannot do that."],
  ["an answer that is cut off", (section: AskedSection) => words(section, (said) => said).slice(0, 20)],
  ["another shape", () => JSON.stringify({ slots: [1], blocks: "none" })],
])("%s leaves the built-in writer's words, and says so", async (_, answer) => {
  const [page, plain] = [pageOf(await write(answer as Answers)), pageOf(await write(null))];
  expect(page?.page).toEqual(plain?.page);
  expect(page?.questions.join("\n")).toContain("The model gave no words");
});

test("hostile words come as plain text within their length, and no slot that was not asked for", async () => {
  const page = pageOf(
    await write((section) =>
      JSON.stringify({
        slots: { heading: "<script>alert(1)</script>", onclick: "x", link: "javascript:alert(1)" },
        blocks: section.blocks.map(({ id }) => ({
          id,
          slots: { title: "\u202e<img src=x onerror=alert(1)>\u0000 Cool handle" },
        })),
      }),
    ),
  );
  const text = JSON.stringify(page?.page);
  for (const part of ["<script", "<img", "onclick", "javascript:", "\\u202e", "\\u0000"])
    expect(text).not.toContain(part);
});

test("a model that cannot be reached ends the writing with what to do; what was told stays", async () => {
  const events = await write(() => {
    throw new TypeError("fetch failed");
  });
  expect(events[0]?.type).toBe("outline");
  expect(events.at(-1)).toMatchObject({ type: "failed", message: expect.stringContaining("ry again") });
});

test("a direction in which a model fails is told, and the others are written to their end", async () => {
  let asked = 0;
  const answer = (section: AskedSection) => {
    if (asked++ === 0) throw new TypeError("fetch failed");
    return words(section, (said) => said);
  };
  const events = await write(answer, undefined, ["story", "proof", "offer"]);
  const whole = events.flatMap((event) => (event.type === "page" ? [event.direction] : []));
  expect(whole).toEqual(["proof", "offer"]);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: "page-failed",
      direction: "story",
      message: expect.stringContaining("ry again"),
    }),
  );
  expect(events.at(-1)?.type).toBe("done");
});

test("it ends when its reader has left", async () => {
  const leave = new AbortController();
  leave.abort(new Error("The reader left."));
  await expect(write((section) => words(section, (said) => said), leave.signal)).rejects.toThrow(
    "The reader left.",
  );
});
