import fc from "fast-check";
import { expect, test } from "vitest";
import { onceHeldOutPages } from "../../../../tests/fixtures/pages/once-held-out-pages";
import { pitfallPages } from "../../../../tests/fixtures/pages/pitfalls";
import { readPage } from "../../../../tests/fixtures/read-page";
import { openConflicts } from "../fact-sheet";

/** Ways in which pages come broken: each takes the page and a place in it. */
const mutations: ((html: string, at: number) => string)[] = [
  // An end tag is missing.
  (html, at) => withoutOne(html, /<\/[a-z]\w*>/g, at),
  // A mark of the data is missing.
  (html, at) => withoutOne(html, /,(?=\s*["{[])|:(?=\s*["{[\d])|[{}[\]]/g, at),
  // Attributes stand in another order.
  (html) =>
    html.replace(
      /<(\w+)((?:\s[\w-]+="[^"]*")+)>/g,
      (_, name: string, all: string) =>
        `<${name}${(all.match(/\s[\w-]+="[^"]*"/g) ?? []).reverse().join("")}>`,
    ),
  // The page ends before a tag.
  (html, at) => html.slice(0, html.indexOf("<", at % html.length) >>> 0),
  // A tag nobody opened ends, another is opened.
  (html, at) => {
    const place = html.indexOf("<", at % html.length) >>> 0;
    return `${html.slice(0, place)}</div><b>${html.slice(place)}`;
  },
];

function withoutOne(html: string, pattern: RegExp, at: number): string {
  const found = [...html.matchAll(pattern)];
  const one = found[at % Math.max(1, found.length)];
  return one ? html.slice(0, one.index) + html.slice(one.index + one[0].length) : html;
}

const amountOf = (words: string) => /(\d+(?:\.\d+)?) [A-Z]{3}$/.exec(words)?.[1];

test("a broken page is read without an error, and no price that it does not have stands alone", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pitfallPages, ...onceHeldOutPages),
      fc.array(fc.tuple(fc.nat(mutations.length - 1), fc.nat(5000)), { minLength: 1, maxLength: 4 }),
      ({ html, reads, mayRead = [] }, broken) => {
        const mutated = broken.reduce((page, [which, at]) => mutations[which]!(page, at), html);
        // Every event is held against its schema: a price has a currency.
        const { facts } = readPage(mutated, { url: null });
        const right = new Set([...reads, ...mayRead].map(amountOf));
        const marked = new Set(openConflicts({ facts, decisions: [] }).flatMap((conflict) => conflict.facts));
        const wrong = facts.filter(
          (fact) =>
            fact.kind === "price" &&
            fact.value.type === "money" &&
            !right.has(fact.value.amount) &&
            !marked.has(fact),
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 1500 },
  );
});
