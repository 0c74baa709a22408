import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "~/domain/text/language";
import { samplePrompts, thinPrompts } from "../../../tests/fixtures/prompts.ts";
import { readBrief } from "./read-brief";

const read = (prompt: string, language: (typeof languages)[number] = "en") =>
  readBrief({ prompt, language, region: "GB" });

/** The parts as they must be of any text: slices of it, in its order, none over another, trimmed. */
function expectWhole(prompt: string, reading: ReturnType<typeof readBrief>) {
  let last = 0;
  for (const { text, start, end } of reading.parts) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    expect(text).toBe(prompt.slice(start, end));
    expect(text).toBe(text.trim());
    last = end;
  }
  expect(last).toBeLessThanOrEqual(prompt.length);
}

describe("of any text", () => {
  const pieces = fc.constantFrom(
    ...[
      "make a video about my bakery",
      "Fai un video per",
      "うちのパン屋について",
      "خبز طازج",
      "हर शनिवार",
      "für Kinder",
    ],
    ...[
      "9,50 €",
      "£29",
      "free",
      "gratis",
      "on Saturday",
      "at 7 pm",
      "12 Mill Street",
      "tel.",
      "0212 555 01 23",
    ],
    ...[
      "hi@lumi.example",
      "lumi.example",
      "@lumi",
      "?",
      ".",
      ",",
      ":",
      "。",
      "\n",
      "- ",
      "(",
      "„",
      "“",
      "24/7",
      "20%",
    ],
    ...[
      "\u0000",
      "\u202e",
      "\u200f",
      "<b>",
      "</script>",
      "👩‍👩‍👧",
      "🇩🇪",
      "\ud800",
      "ﷺ",
      "İ",
      "and",
      "but",
      "before: ",
      "for",
    ],
  );
  const texts = fc
    .oneof(
      fc
        .array(fc.oneof(pieces, fc.string({ unit: "grapheme", maxLength: 8 })), { maxLength: 60 })
        .map((list) => list.join(" ")),
      fc.array(pieces, { maxLength: 60 }).map((list) => list.join("")),
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.tuple(pieces, fc.integer({ min: 1, max: 400 })).map(([piece, times]) => piece.repeat(times)),
    )
    .map((text) => text.slice(0, 2000));

  test("parts are slices of it and never overlap, whatever is typed", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...languages), (prompt, language) => {
        expectWhole(prompt, read(prompt, language));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["a".repeat(2000)],
    ["a ".repeat(1000)],
    ["1".repeat(2000)],
    ["1 ".repeat(1000)],
    ["1-".repeat(1000)],
    ["Make a ".repeat(280)],
    ["Street ".repeat(280)],
    ["from to ".repeat(250)],
    [`make ${"very ".repeat(300)}short video for`],
    ["in In ".repeat(300)],
    ["€".repeat(2000)],
    ["(".repeat(2000)],
    ["http://".repeat(280)],
    ["@a.".repeat(600)],
  ])("a text without end is read: %.12s…", (prompt) => {
    expectWhole(prompt, read(prompt));
  });
});

test("what was found by its form stands in exactly one part", () => {
  const facts = fc.record({
    price: fc.constantFrom("£29", "9,50 €", "$9 a month"),
    date: fc.constantFrom("on Saturday 14 June", "Monday to Friday", "tomorrow at 7 pm"),
    gift: fc.constantFrom("free coffee", "Entry is free"),
    address: fc.constantFrom("12 Mill Street, Leeds", "Via Roma 5"),
    contact: fc.constantFrom("lumi.example", "hi@lumi.example", "020 7946 0958", "@lumi"),
  });
  const frames = fc.shuffledSubarray(["price", "date", "gift", "address", "contact"] as const, {
    minLength: 5,
  });
  fc.assert(
    fc.property(facts, frames, fc.constantFrom(", ", ". ", "\n", "; "), (fact, order, between) => {
      const prompt = `Handmade soap for dry skin${between}${order.map((kind) => fact[kind]).join(between)}`;
      const { parts } = read(prompt);
      expectWhole(prompt, { ...read(prompt), parts });
      for (const kind of order) {
        const holding = parts.filter(({ text }) => text.includes(fact[kind]));
        expect(
          holding.map((part) => part.text),
          prompt,
        ).toHaveLength(1);
      }
      expect(parts[0]).toMatchObject({ kind: "subject", text: "Handmade soap" });
    }),
    { numRuns: 150 },
  );
});

test("the sample briefs are told and keep their contacts", () => {
  for (const { prompt, language } of [...samplePrompts, ...thinPrompts]) {
    const reading = readBrief({ prompt, language, region: null });
    expectWhole(prompt, reading);
    expect(reading.language, prompt).toBe(language);
    const links = prompt.match(/[\w-]+\.example/gu) ?? [];
    const contacts = reading.parts.filter(({ kind }) => kind === "contact").map(({ text }) => text);
    for (const link of links)
      expect(
        contacts.some((text) => text.includes(link)),
        prompt,
      ).toBe(true);
  }
});

test("the first web address is offered as one that opens", () => {
  expect(read("Our shop: lumi.example or https://b.test").address).toBe("https://lumi.example");
  expect(read("See http://a.test/shop?x=1.").address).toBe("http://a.test/shop?x=1");
  expect(read("Write to hi@lumi.example").address).toBeNull();
});

test.each<[(typeof languages)[number], string, string]>([
  ["en", "Over-ear headphones that shut out the noise of the street.", "shut out the noise of the street"],
  ["fr", "Un casque qui coupe le bruit de la rue.", "coupe le bruit de la rue"],
  ["es", "Auriculares que apagan el ruido de la calle.", "apagan el ruido de la calle"],
] as const)(
  "%s: what a thing does is told without the word that ties it to the thing",
  (language, prompt, feature) => {
    const { parts } = readBrief({ prompt, language, region: null });
    expect(parts.filter(({ kind }) => kind === "feature").map(({ text }) => text)).toEqual([feature]);
  },
);
