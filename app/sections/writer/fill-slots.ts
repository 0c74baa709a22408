import { bindingsIn } from "~/scene/bind-facts";
import type { SlotDeclarations, TextDeclaration } from "~/sections/define-section";
import { initialSlots } from "~/sections/new-page";
import type { SlotContent, Slots } from "~/sections/page";
import type { Known, Material } from "~/sections/writer/material";
import { joinSentences, sentencesWithin, withoutPoint } from "~/sections/writer/sentences";
import type { WriterImage } from "~/sections/writer/write-input";

/** What a section, or one of its blocks, is filled with. */
export interface Seed {
  /** Facts it may tell, the first first. */
  known: readonly Known[];
  /** Words of the closed tables, or of facts, for slots by their name. */
  words?: Readonly<Record<string, string | null | undefined>>;
  /** Facts that `words` tell. */
  tells?: readonly Known[];
  images?: readonly WriterImage[];
  video?: string | undefined;
  /** ISO 8601, for a slot that holds a date. */
  date?: string | null;
}

/** What the page has said so far, so that it says nothing twice where nobody asked for that. */
export type Told = Set<string>;

interface Filled {
  slots: Slots;
  /** What was told of facts or shown of media: nothing where all is a heading. */
  count: number;
  usedFactIds: ReadonlySet<string>;
}

/** The slots that a seed can fill, each within its length; null where one that is required stays empty. */
export function fillSlots(
  declarations: SlotDeclarations,
  seed: Seed,
  material: Material,
  told: Told,
): Filled | null {
  const slots: Slots = initialSlots(declarations);
  const used = new Set((seed.tells ?? []).map(({ fact }) => fact.id));
  const images = [...(seed.images ?? [])];
  let count = used.size;
  const put = (name: string, content: SlotContent, counts = true) => {
    slots[name] = content;
    if (counts) count++;
  };
  const text = textOf(material);
  // Values first: what a value shows is not told in words beside it.
  for (const [name, declared] of Object.entries(declarations)) {
    if (declared.kind !== "fact") continue;
    const known = seed.known.find(
      ({ kind, fact, isForeign }) => !isForeign && declared.kinds.includes(kind) && !used.has(fact.id),
    );
    if (!known) continue;
    used.add(known.fact.id);
    put(name, { kind: "fact", factId: known.fact.id });
  }
  for (const [name, declared] of Object.entries(declarations)) {
    switch (declared.kind) {
      case "text": {
        const given = seed.words?.[name]?.trim();
        if (given) {
          // A name may be longer; the page is drawn well up to twice as many.
          if (given.length <= 2 * declared.most) put(name, text(given), false);
          break;
        }
        const said = tell(declared, seed.known, used, told);
        if (said) put(name, text(said));
        break;
      }
      case "image": {
        const image = images.shift();
        if (image) put(name, imageOf(image, material));
        break;
      }
      case "video":
        if (seed.video) put(name, { kind: "video", contentId: seed.video });
        break;
      case "date":
        if (seed.date) put(name, { kind: "date", value: seed.date });
        break;
      case "table": {
        const known = seed.known.find(({ fact }) => fact.value.type === "table" && !used.has(fact.id));
        if (known?.fact.value.type !== "table") break;
        used.add(known.fact.id);
        put(name, { kind: "table", rows: known.fact.value.rows.map(({ cells }) => ({ cells: [...cells] })) });
        break;
      }
    }
  }
  const isWhole = Object.entries(declarations).every(([name, { isRequired }]) => !isRequired || slots[name]);
  return isWhole ? { slots, count, usedFactIds: used } : null;
}

/** A text with the places that state facts bound to them. */
export function textOf({ input, known }: Pick<Material, "input" | "known">) {
  const named = known.flatMap(({ fact }) => (fact.value.type === "text" ? [fact] : []));
  const measured = known.flatMap(({ fact }) => (fact.value.type === "text" ? [] : [fact]));
  return (text: string): Extract<SlotContent, { kind: "text" }> => {
    // Values stand in no words without a figure.
    const facts = /\p{Nd}/u.test(text) ? [...named, ...measured] : named;
    const bindings = bindingsIn(text, facts, input.language);
    return { kind: "text", text, ...(bindings.length > 0 && { facts: bindings }) };
  };
}

/** Whole sentences of the first fact of the wanted kinds that has some left to tell and room for them. */
function tell(
  { facts = [], most, lines }: TextDeclaration,
  known: readonly Known[],
  used: Set<string>,
  told: Told,
): string | null {
  for (const kind of facts) {
    for (const one of known) {
      // A bare value says nothing among words.
      if (one.kind !== kind || used.has(one.fact.id) || one.fact.value.type !== "text") continue;
      const left = one.sentences.filter((sentence) => !told.has(keyOf(sentence)));
      const fitting = lines === "one" ? left.slice(0, 1) : sentencesWithin(left, most);
      const said = lines === "one" ? withoutPoint(fitting[0] ?? "") : joinSentences(fitting);
      if (said === "" || said.length > most) continue;
      used.add(one.fact.id);
      for (const sentence of fitting) told.add(keyOf(sentence));
      return said;
    }
  }
  return null;
}

export function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[\s.]+/gu, " ")
    .trim();
}

function imageOf({ assetId, alt }: WriterImage, { name }: Material): SlotContent {
  return { kind: "image", assetId, alt: alt || (name?.text ?? ""), focusX: 0.5, focusY: 0.5 };
}
