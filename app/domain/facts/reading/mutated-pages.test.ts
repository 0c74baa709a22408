import fc from "fast-check";
import { expect, test } from "vitest";
import { allPages as pages } from "../../../../tests/fixtures/pages/all-pages";
import type { FixturePage } from "../../../../tests/fixtures/pages/fixture-page";
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
  // A block of data is missing.
  (html, at) => withoutOne(html, /<script[^>]*>[^<]*<\/script>/g, at),
  // A class is missing, or all are.
  (html, at) => withoutOne(html, /\sclass="[^"]*"/g, at),
  (html) => html.replace(/\sclass="[^"]*"/g, ""),
  // The page does not tell its language.
  (html) => html.replace(/\slang="[^"]*"/, ""),
  // What is struck out no longer is, in one place or all.
  (html, at) => withoutOne(html, /<\/?(?:del|s|ins)>/g, at),
  (html) => html.replace(/<\/?(?:del|s|ins)>/g, ""),
  // Data do not tell their currency, or a tag what it says.
  (html, at) => withoutOne(html, /"priceCurrency":"[A-Z]{3}",?/g, at),
  (html, at) => withoutOne(html, /content="[^"]*"|<meta[^>]*>/g, at),
  // Fractions are written with a comma, in data too.
  (html) => html.replace(/(\d)[.](\d\d)(?!\d)/g, "$1,$2"),
  // A paragraph of other money stands somewhere.
  (html, at) => {
    const ends = [...html.matchAll(/<\/p>/g)];
    const { index = html.length } = ends[at % Math.max(1, ends.length)] ?? {};
    return `${html.slice(0, index)}</p><p>Shipping €4.44</p><p>Gift wrapping is €3.33 more.</p>${html.slice(index)}`;
  },
];

function withoutOne(html: string, pattern: RegExp, at: number): string {
  const found = [...html.matchAll(pattern)];
  const one = found[at % Math.max(1, found.length)];
  return one ? html.slice(0, one.index) + html.slice(one.index + one[0].length) : html;
}

const amountOf = (words: string) => /(\d+(?:\.\d+)?) [A-Z]{3}$/.exec(words)?.[1];

/** The prices of a page that stand without a mark of a conflict. */
function pricesAlone(html: string, { url, documents }: FixturePage): string[] {
  // Every event is held against its schema: a price has a currency.
  const { facts } = readPage(html, { url: url ?? null, documents: documents ?? {} });
  const marked = new Set(openConflicts({ facts, decisions: [] }).flatMap((conflict) => conflict.facts));
  return facts.flatMap((fact) =>
    fact.kind === "price" && fact.value.type === "money" && !marked.has(fact) ? [fact.value.amount] : [],
  );
}

test("a broken page is read without an error, and no price that it does not have stands alone", () => {
  fc.assert(
    fc.property(
      fc.nat(pages.length - 1),
      fc.array(fc.tuple(fc.nat(mutations.length - 1), fc.nat(8000)), { minLength: 1, maxLength: 4 }),
      (at, broken) => {
        const page = pages[at]!;
        const mutated = broken.reduce((html, [which, place]) => mutations[which]!(html, place), page.html);
        const right = new Set(page.reads.filter((fact) => fact.startsWith("price")).map(amountOf));
        const wrong = pricesAlone(mutated, page).filter((amount) => !right.has(amount));
        expect([page.name, wrong]).toEqual([page.name, []]);
      },
    ),
    { numRuns: 500 },
  );
}, 120_000);

test("a page whose data and whose text give different prices shows neither alone", () => {
  const disagreeing = pages.filter(
    ({ html, reads }) =>
      html.includes("ld+json") &&
      reads.filter((fact) => fact.startsWith("price")).length === 1 &&
      reads.some((fact) => fact.startsWith("price: ") && !fact.includes("From")),
  );
  const compared = disagreeing.flatMap((page) => {
    const amount = amountOf(page.reads.find((fact) => fact.startsWith("price"))!)!;
    const written = amount.replace(/\.0+$/, "").replace(".", "[.,]");
    const data = new RegExp(`("(?:price|lowPrice)"\\s*:\\s*"?)${written}(?:[.,]0+)?(?=["},])`, "g");
    const changed = page.html.replace(data, (_, lead: string) => `${lead}${Number(amount) + 7}`);
    const shown = page.html.replace(/<script[\s\S]*?<\/script>/g, "");
    // A page that gives its price in one of both alone has nothing to disagree with.
    return changed === page.html || pricesAlone(shown, page).length === 0 ? [] : [{ page, changed }];
  });
  expect(compared.length).toBeGreaterThanOrEqual(8);
  for (const { page, changed } of compared)
    expect([page.name, pricesAlone(changed, page)]).toEqual([page.name, []]);
});
