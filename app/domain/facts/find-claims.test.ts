import { describe, expect, it } from "vitest";
import { factSchema } from "~/domain/facts/fact";
import { findClaims } from "~/domain/facts/find-claims";
import type { ScriptScene } from "~/domain/video/script";

const prompt = "A steel bottle. Keeps coffee hot for 12 hours. It costs 29 € and shipping is free.";
const scene = (headline: string, body = ""): ScriptScene => ({
  id: "scene-1",
  role: "point",
  headline,
  body,
  pictureBrief: "A bottle",
});

describe("findClaims", () => {
  it("quotes the sentence of the brief that holds the number with its unit", () => {
    expect(findClaims([scene("Hot for 12 hours")], prompt)).toEqual([
      {
        sceneId: "scene-1",
        statement: "Hot for 12 hours",
        about: ["12 hours"],
        backing: { kind: "from-brief", quote: "Keeps coffee hot for 12 hours." },
      },
    ]);
  });

  it.each([
    ["another number", "Hot for 24 hours"],
    ["the same number with another unit", "Hot for 12 days"],
    ["a price that is not there", "Only €19"],
    ["a superlative that is not there", "The best bottle"],
    ["a true number beside a false one", "12 hours hot, 48 hours cold"],
  ])("flags %s", (_name, headline) => {
    expect(findClaims([scene(headline)], prompt).map((claim) => claim.backing.kind)).toContain("unbacked");
  });

  it.each([
    ["a currency written before or after", "€29"],
    ["a currency written out", "29 euros"],
    ["an assertive word of the brief", "Free shipping"],
  ])("backs %s", (_name, headline) => {
    expect(findClaims([scene(headline)], prompt)[0]?.backing.kind).toBe("from-brief");
  });

  it("backs what stands in the brief word for word, also without the unit behind it", () => {
    const [claim] = findClaims([scene("Keeps coffee hot for 12?")], prompt);
    expect(claim?.backing).toEqual({ kind: "from-brief", quote: prompt });
    expect(findClaims([scene("Cold for 12")], prompt)[0]?.backing.kind).toBe("unbacked");
  });

  it("points to a fact when the brief is silent", () => {
    const facts = [
      factSchema.parse({
        id: "f1",
        kind: "weight",
        label: "Weighs",
        value: { type: "quantity", amount: "310", unit: "g" },
        language: "en",
        sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
        confidence: 1,
      }),
    ];
    expect(findClaims([scene("Just 310 g")], prompt, facts)[0]?.backing).toEqual({
      kind: "from-fact",
      factId: "f1",
      quote: "Weighs: 310 g",
    });
  });

  it("finds nothing in plain words, and judges each sentence by itself", () => {
    expect(findClaims([scene("Meet your new bottle")], prompt)).toEqual([]);
    const [first, second] = findClaims([scene("Hello", "Hot for 12 hours. Lasts 20 years.")], prompt);
    expect([first?.backing.kind, second?.backing.kind]).toEqual(["from-brief", "unbacked"]);
  });
});
