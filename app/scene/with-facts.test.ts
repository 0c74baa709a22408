import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StatedFact } from "~/domain/products/written-fact";
import { bindFacts, boundFactIds, keepBindings, withoutBindings } from "~/scene/bind-facts";
import { setSlot, setSlotText } from "~/scene/edit-storyboard";
import { bringBack, setCopy } from "~/scene/edit-takes";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";
import { voiceIsStale } from "~/scene/voice-is-stale";
import { withFacts } from "~/scene/with-facts";

const price = (amount: string, currency = "GBP"): StatedFact => ({
  ...{ id: "price", kind: "price", value: { type: "money", amount, currency } },
});
const name = (text: string): StatedFact => ({ id: "name", kind: "name", value: { type: "text", text } });
const heat = (amount: string): StatedFact => ({
  ...{ id: "heat", kind: "duration", value: { type: "quantity", amount, unit: "h" } },
});
const text = (words: string) => ({ kind: "text" as const, text: words });

function storyboardOf(scene: Partial<Scene>, language = "en"): Storyboard {
  return parseStoryboard({
    ...{ version: 3, title: "Flask", language, format: "9:16", templateId: "minimal", seed: 7, music: null },
    scenes: [{ id: "one", role: "hook", durationSeconds: 3, slots: {}, ...scene }],
  });
}
const bound = (scene: Partial<Scene>, facts: readonly StatedFact[], language?: string) =>
  bindFacts(storyboardOf(scene, language), facts);
const textsOf = ({ scenes }: Storyboard) =>
  scenes.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) => (slot.kind === "text" ? slot.text : [])),
  );

const facts = [price("19.00"), name("Aero Flask"), heat("12")];
const scene: Partial<Scene> = {
  slots: {
    headline: text("AERO FLASK: only £19"),
    body: text("Hot for 12 hours.\nWas £29, is £19."),
    figure: { kind: "number", value: 19, from: 0, decimals: 0, unit: "GBP" },
  },
  spoken: "The Aero Flask costs £19.",
};

describe("a storyboard in the words of today", () => {
  test("says what the facts say now, as it was written, in texts, numbers and spoken words", () => {
    const today = withFacts(bound(scene, facts), [price("17.50"), name("Aero Flask 2"), heat("1")]);
    expect(textsOf(today)).toEqual(["AERO FLASK 2: only £17.50", "Hot for 1 hour.\nWas £29, is £17.50."]);
    expect(today.scenes[0]?.slots.figure).toMatchObject({ value: 17.5, decimals: 2, unit: "GBP" });
    expect(today.scenes[0]?.spoken).toBe("The Aero Flask 2 costs £17.50.");
  });

  test("is written as its language writes it", () => {
    const board = bound({ slots: { headline: text("Nur 19,00 €") } }, [price("19.00", "EUR")], "de");
    expect(textsOf(withFacts(board, [price("1017.50", "EUR")]))).toEqual(["Nur 1.017,50 €"]);
  });

  test("a fact that is gone, and one of another thing, change nothing", () => {
    const board = bound(scene, facts);
    expect(withFacts(board, [])).toBe(board);
    expect(withFacts(board, [{ ...price("5"), id: "other" }])).toBe(board);
  });

  test("swapped prices do not run into one another", () => {
    const was = [price("19"), { ...price("29"), id: "list", kind: "list-price" as const }];
    const now = [price("29"), { ...price("19"), id: "list", kind: "list-price" as const }];
    const board = bound({ slots: { headline: text("£19, was £29") } }, was);
    expect(textsOf(withFacts(board, now))).toEqual(["£29, was £19"]);
    expect(textsOf(withFacts(withFacts(board, now), was))).toEqual(["£19, was £29"]);
    // Once both are the same, each still is its own.
    const same = withFacts(board, [price("19"), { ...price("19"), id: "list" }]);
    expect(textsOf(withFacts(same, now))).toEqual(["£29, was £19"]);
  });

  test("a voice that says the old price is stale, and a text that would not fit stays", () => {
    const voice = { assetId: "a", durationSeconds: 2, words: [], text: "Only £19" };
    const board = bound({ slots: { headline: text("Only £19") }, voice }, facts);
    expect(voiceIsStale(board.scenes[0]!, "en")).toBe(false);
    expect(voiceIsStale(withFacts(board, [price("17.50")]).scenes[0]!, "en")).toBe(true);
    const full = bound({ slots: { body: text(`£19${" and so on".repeat(39)}......`) } }, facts);
    expect(withFacts(full, [price("1234567.50")])).toBe(full);
  });

  test("copy that lies aside does not bring the old price back", () => {
    const mark = () => ({ id: crypto.randomUUID(), keptAt: "2026-11-23T09:00:00Z" });
    const board = bound({ slots: { headline: text("Only £19"), body: text("Sounds fair") } }, facts);
    const edited = keepBindings(board, setCopy(board, "one", { headline: "Yours for £19" }, mark));
    const today = withFacts(edited, [price("17.50")]);
    expect(textsOf(today)).toEqual(["Yours for £17.50"]);
    const before = today.scenes[0]!.takes![0]!;
    const back = keepBindings(today, bringBack(today, "one", before, mark));
    expect(textsOf(back)).toEqual(["Only £17.50", "Sounds fair"]);
    expect(textsOf(withFacts(back, [price("16")]))).toEqual(["Only £16", "Sounds fair"]);
  });
});

describe("an edit by hand", () => {
  const board = bound({ slots: { headline: text("Only £19 today") } }, facts);
  const edit = (words: string) => keepBindings(board, setSlotText(board, "one", "headline", words));

  test("keeps what still stands and gives up what was changed", () => {
    expect(textsOf(withFacts(edit("Today only £19"), [price("17.50")]))).toEqual(["Today only £17.50"]);
    expect(boundFactIds(edit("Only £15 today"))).toEqual([]);
    expect(textsOf(withFacts(edit("Only £190 today"), [price("17.50")]))).toEqual(["Only £190 today"]);
    // Typed again later, the same words are the person's.
    const retyped = setSlotText(edit("Only"), "one", "headline", "Only £19 today");
    expect(boundFactIds(keepBindings(edit("Only"), retyped))).toEqual([]);
  });

  test("a number that was changed by hand is the person's, one that was moved is not", () => {
    const figure = { kind: "number" as const, value: 19, from: 0, decimals: 0, unit: "GBP" };
    const counted = bound({ slots: { figure } }, facts);
    const set = (slot: typeof figure) => keepBindings(counted, setSlot(counted, "one", "figure", slot));
    expect(boundFactIds(set({ ...figure, value: 15 }))).toEqual([]);
    expect(boundFactIds(set({ ...figure, from: 30 }))).toEqual(["price"]);
  });

  test("what two pages make of one text is the words of one with the bindings of that one", () => {
    const mine = keepBindings(board, setSlotText(board, "one", "headline", "£19 only today"));
    const theirs = withFacts(board, [price("17.50")]);
    const { storyboard, overruled } = mergeStoryboards(board, mine, theirs);
    expect(overruled).toBe(true);
    expect(textsOf(withFacts(storyboard, [price("17.50")]))).toEqual(["£17.50 only today"]);
  });
});

const amount = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom("", ".00", ".50", ".99"))
  .map(([whole, fraction]) => `${whole}${fraction}`);
const language = fc.constantFrom("en", "de", "fr", "sv", "ja", "ar", "hi", "de-CH", "pt-BR", "es");
const words = fc.constantFrom("Only ", "Nur ", "Was £5, is ", "12 times ", "", "(");
const written = fc.tuple(
  words,
  fc.constantFrom("£", "GBP "),
  amount,
  fc.constantFrom("", " today", ".", ")"),
);

describe("for any price and language", () => {
  test("the facts it was bound to change nothing, and only the last facts count", () => {
    fc.assert(
      fc.property(
        written,
        language,
        amount,
        amount,
        ([before, sign, first, after], tongue, second, third) => {
          const was = [price(first), name("Aero Flask")];
          const slots = { headline: text(`${before}${sign}${first}${after}`) };
          const board = bound({ slots, spoken: `${slots.headline.text} Aero Flask` }, was, tongue);
          expect(boundFactIds(board)).toContain("price");
          expect(withFacts(board, was)).toBe(board);
          const [then, now] = [
            [price(second), name("Flask")],
            [price(third), name("Aero Flask")],
          ];
          const direct = withFacts(board, now);
          expect(withFacts(withFacts(board, then), now)).toEqual(direct);
          expect(withFacts(direct, was)).toEqual(board);
          // It is still a storyboard, and read anew it is the same.
          expect(parseStoryboard(JSON.parse(JSON.stringify(direct)))).toEqual(direct);
        },
      ),
    );
  });

  test("what is bound plays as what is not", () => {
    const board = bound(scene, facts);
    expect(boundFactIds(board).sort()).toEqual(["heat", "name", "price"]);
    expect(withoutBindings(board)).toEqual(storyboardOf(scene));
    expect(resolveComposition(board)).toEqual(resolveComposition(storyboardOf(scene)));
  });
});

test("both lines of a lower third follow their facts, and each stays what it is", () => {
  const content = {
    kind: "lower-third",
    title: "Aero Flask",
    subtitle: "Hot for 12 hours, £19",
    style: "bar",
  } as const;
  const [start, end] = [{ to: "video-start", seconds: 0 } as const, { to: "video-end", seconds: 0 } as const];
  const board = bindFacts({ ...storyboardOf({}), overlays: { who: { content, start, end } } }, facts);
  expect(boundFactIds(board).toSorted()).toEqual(["heat", "name", "price"]);
  const now = withFacts(board, [price("17.50"), name("Aero Flask 2"), heat("14")]);
  expect(now.overlays?.who?.content).toMatchObject({
    title: "Aero Flask 2",
    subtitle: "Hot for 14 hours, £17.50",
  });
  const typed = { ...content, subtitle: "Hot for long, £17.50" };
  const kept = keepBindings(now, { ...now, overlays: { who: { content: typed, start, end } } });
  expect(boundFactIds(kept)).toEqual(["price"]);
  expect(withoutBindings(board).overlays?.who?.content).toEqual(content);
});
