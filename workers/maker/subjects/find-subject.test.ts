import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { scenePrompts } from "../../../tests/fixtures/scene-prompts";
import { subjectPrompts } from "../../../tests/fixtures/subject-prompts";
import { trapPrompts } from "../../../tests/fixtures/trap-prompts";
import { openSubjects } from "./subjects";

const { findSubject, readArt } = openSubjects(readMakerFile);
const idOf = async (text: string, language?: string) =>
  (await findSubject(text, language)).subject?.id ?? null;

test("prompts in fifteen languages are shown rightly or not at all, and most of them rightly", async () => {
  const languages = new Set(subjectPrompts.map(([language]) => language));
  expect(languages.size).toBeGreaterThanOrEqual(15);
  expect(subjectPrompts.length).toBeGreaterThanOrEqual(120);
  const answers = await Promise.all(
    subjectPrompts.map(async ([, prompt, ...accepted]) => ({ prompt, accepted, id: await idOf(prompt) })),
  );
  const wrong = answers.filter(({ id, accepted }) => id !== null && !accepted.includes(id));
  const right = answers.filter(({ id, accepted }) => (id ? accepted.includes(id) : accepted.length === 0));
  expect(wrong.length / answers.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  expect(right.length / answers.length).toBeGreaterThanOrEqual(0.75);
});

test("what a thing is made of, the animal it comes from and the name of who sells it do not decide", async () => {
  const languages = new Set(trapPrompts.map(([language]) => language));
  expect(languages.size).toBeGreaterThanOrEqual(15);
  expect(trapPrompts.length).toBeGreaterThanOrEqual(120);
  const answers = await Promise.all(
    trapPrompts.map(async ([, prompt, ...accepted]) => ({ prompt, accepted, id: await idOf(prompt) })),
  );
  const wrong = answers.filter(({ id, accepted }) => id !== null && !accepted.includes(id));
  const right = answers.filter(({ id, accepted }) => (id ? accepted.includes(id) : accepted.length === 0));
  expect(wrong.length / answers.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  expect(right.length / answers.length).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ["a man in a suit", null],
  ["a lighthouse", null],
  ["physiotherapy", null],
  ["silk scarves", null],
  ["ramen", "steaming-bowl"],
  ["matcha", "teacup-without-handle"],
  ["palm tree on the beach at sunset", "palm-tree"],
  ["coffee cup", "hot-beverage"],
  ["Ein Mann im Anzug", null],
  ["灯台", null],
])("%s: %s", async (prompt, id) => {
  expect(await idOf(prompt)).toBe(id);
});

test("what is asked for and not shown is named; words that name nothing leave nothing out", async () => {
  const missing = async (text: string) => (await findSubject(text)).missing;
  expect(await missing("a man in a suit")).toBe("a man in a suit");
  expect(await missing("Calm and bright. A lighthouse at dawn, soft light")).toBe("A lighthouse at dawn");
  expect(await missing("Blue and orange gradient, soft light")).toBe("");
  expect(await missing("A bowl of ramen")).toBe("");
  expect(await missing(`A ${"very ".repeat(40)}large zeppelin`)).toMatch(/^A very .{20,80}…$/);
});

test("a scene shows what it names, if that is sure; else what the video is about", async () => {
  expect(await idOf("Our bakery in Bristol – A bicycle brings your order")).toBe("bicycle");
  expect(await idOf("Our bakery in Bristol – Every morning from seven")).toBe("croissant");
});

test("figures, other trades and what is not there choose no picture", async () => {
  expect(await idOf("Savons au lait d'ânesse – 7,90 € le pain de 100 g", "fr")).toBe("soap");
  expect(await idOf("Dog grooming in Hove – Ring 01273 555 019 to reserve your slot", "en")).toBe("dog");
  expect(await idOf("Escola de surf – Fato e seguro", "pt")).toBe("water-wave");
  expect(await idOf("Boulangerie – On vient sans prendre la voiture", "fr")).toBe("croissant");
  expect(await idOf("Clínica veterinaria – Campaña de vacunación", "es")).toBe("paw-prints");
  expect(await idOf("Holiday cottage in Whitby", "en")).not.toBe("airplane");
});

test("pictures of scenes are right, in thirteen languages", async () => {
  const answers = await Promise.all(
    scenePrompts.map(async ([language, prompt, ...accepted]) => ({
      prompt,
      id: await idOf(prompt, language),
      accepted,
    })),
  );
  const wrong = answers.filter(({ id, accepted }) => id !== null && !accepted.includes(id));
  expect(wrong.length / answers.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.04);
  expect(answers.filter(({ id }) => id !== null).length / answers.length).toBeGreaterThanOrEqual(0.9);
});

test("a trade counts in its own language, and what is not there does not count", async () => {
  expect(await idOf("Gift ideas")).toBe("wrapped-gift");
  // In German it is poison.
  expect(await idOf("Kein Gift im Garten", "de")).toBeNull();
  expect(await idOf("Llama ahora", "es")).toBeNull();
  expect(await idOf("No sugar")).toBeNull();
  expect(await idOf("Vegan tacos from a food truck")).toBe("taco");
});

test("what goes well with a subject is art, too, and never the subject itself", async () => {
  for (const prompt of ["Our bakery", "Barber in Leeds", "Ramen", "A red tulip", "Sailing lessons"]) {
    const { subject, more } = await findSubject(prompt);
    expect(more).not.toContain(subject?.id);
    for (const id of more) expect(await readArt(id), id).not.toBeNull();
  }
  expect((await findSubject("Our bakery")).more).toEqual(expect.arrayContaining(["bread", "baguette-bread"]));
});

test("no text breaks it, and the same text gives the same answer", async () => {
  for (const text of [
    "",
    " ",
    "\0",
    "<script>alert(1)</script>",
    "'; DROP TABLE",
    "🔥🔥🔥",
    "‮abc",
    "__proto__ constructor",
  ]) {
    expect(await idOf(text)).toBeNull();
    expect(await idOf("A lemon", text)).toBe("lemon");
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), async (text) => {
      const answer = await findSubject(text);
      expect(answer).toEqual(await findSubject(text));
      expect(answer.confidence).toBeGreaterThanOrEqual(0);
      expect(answer.confidence).toBeLessThanOrEqual(1);
      expect(answer.missing.length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 60 },
  );
});

test("of a long text only the beginning is read", async () => {
  const long = `A lemon. ${"Every morning something else happens here. ".repeat(5000)}`;
  expect(await findSubject(long)).toEqual(await findSubject(long.slice(0, 4000)));
  expect(await idOf(`${"word ".repeat(900)} lemon`)).toBeNull();
});
