import { sameData } from "../data/same-data";
import { correctFact, decideConflict, dropFact } from "../facts/edit-sheet";
import { type Fact, mostSources, repeatedKinds } from "../facts/fact";
import { type FactSheet, factKey, mostFacts, settledFacts } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";

/** What a page says otherwise than the product that was read from it. `was` is a fact of the product, `now` one of the page. */
export type FactChange =
  | { kind: "changed"; was: Fact; now: Fact }
  | { kind: "added"; was: null; now: Fact }
  | { kind: "gone"; was: Fact; now: null };

/** Texts that share at least so many of their words are one statement that was rewritten. */
const leastShared = 0.5;

/**
 * What a page says otherwise than a product. A person's correction stands as long as the page says what it said when it was
 * corrected. Only a page that was read whole can have stopped saying something.
 */
export function findFactChanges(
  sheet: FactSheet,
  read: { facts: readonly Fact[]; isWhole: boolean },
): FactChange[] {
  const known = groupByKey(sheet.facts);
  const told = groupByKey(read.facts);
  const settled = new Set(settledFacts(sheet).map(({ id }) => id));
  const changes: FactChange[] = [];
  for (const [key, page] of told) {
    const own = known.get(key) ?? [];
    const isRepeated = page.some(({ kind }) => repeatedKinds.has(kind));
    changes.push(...(isRepeated ? compareLists(own, page) : compareAnswers(own, page, settled)));
  }
  for (const [key, own] of known) {
    if (!told.has(key)) changes.push(...own.filter(({ id }) => settled.has(id)).map(goneFact));
  }
  return changes.filter((change) => change.kind !== "gone" || (read.isWhole && isOfPage(change.was)));
}

/** Of several answers to one question: the one in use against what the page answers now. */
function compareAnswers(
  own: readonly Fact[],
  page: readonly Fact[],
  settled: ReadonlySet<string>,
): FactChange[] {
  const was = own.find(({ id }) => settled.has(id));
  const trusted = page.toSorted((one, other) => other.confidence - one.confidence);
  if (!was) return trusted.slice(0, 1).map(addedFact);
  const news = trusted.filter((now) => own.every((fact) => !saysSame(fact, now)));
  const [now] = news.length > 0 ? news : trusted;
  if (!now || (news.length === 0 && page.some((fact) => saysSame(was, fact)))) return [];
  return [{ kind: "changed", was, now }];
}

/** Of statements that are true beside one another: those on one side only, paired where one was rewritten as the other. */
function compareLists(own: readonly Fact[], page: readonly Fact[]): FactChange[] {
  let added = page.filter((now) => !own.some((was) => saysSame(was, now)));
  const gone = own.filter((was) => !page.some((now) => saysSame(was, now)));
  const changes = gone.map((was): FactChange => {
    const [nearest] = added
      .map((now) => ({ now, shared: sharedWords(was.value, now.value) }))
      .filter(({ shared }) => shared >= leastShared)
      .toSorted((one, other) => other.shared - one.shared);
    if (!nearest) return goneFact(was);
    added = added.filter((now) => now !== nearest.now);
    return { kind: "changed", was, now: nearest.now };
  });
  return [...changes, ...added.map(addedFact)];
}

/**
 * The sheet with what a person took of the changes. What they did not take is theirs from then on and not asked again until the
 * page says something else. A changed fact keeps its id, so that words bound to it follow. `at` is ISO 8601.
 */
export function applyFactChanges(
  sheet: FactSheet,
  choices: readonly { change: FactChange; isTaken: boolean }[],
  at: string,
): FactSheet {
  return choices.reduce(
    (current, { change, isTaken }) => applyFactChange(current, change, isTaken, at),
    sheet,
  );
}

function applyFactChange(sheet: FactSheet, change: FactChange, isTaken: boolean, at: string): FactSheet {
  switch (change.kind) {
    case "changed":
      return isTaken
        ? replaceFact(sheet, change.was, change.now, at)
        : keepFact(sheet, change.was, change.now, at);
    case "added":
      return isTaken ? insertFact(sheet, change.now) : sheet;
    case "gone":
      return isTaken ? dropFact(sheet, change.was.id) : keepFact(sheet, change.was, null, at);
  }
}

function replaceFact(sheet: FactSheet, was: Fact, now: Fact, at: string): FactSheet {
  const facts = sheet.facts.map((fact) => (fact.id === was.id ? { ...now, id: was.id } : fact));
  const key = factKey(was);
  const isAlone =
    repeatedKinds.has(was.kind) || facts.every((fact) => fact.id === was.id || factKey(fact) !== key);
  return isAlone ? { ...sheet, facts } : decideConflict({ ...sheet, facts }, key, was.id, at);
}

function keepFact(sheet: FactSheet, was: Fact, now: Fact | null, at: string): FactSheet {
  const kept = correctFact(sheet, was.id, was.value, at);
  if (!now) return kept;
  return {
    ...kept,
    facts: kept.facts.map((fact) =>
      fact.id === was.id
        ? {
            ...fact,
            sources: [...fact.sources.filter(({ from }) => from === "you"), ...now.sources].slice(
              0,
              mostSources,
            ),
          }
        : fact,
    ),
  };
}

function insertFact(sheet: FactSheet, now: Fact): FactSheet {
  if (sheet.facts.length >= mostFacts) return sheet;
  // The page's id may be that of another fact here: one that was replaced kept it.
  const taken = new Set(sheet.facts.map(({ id }) => id));
  let id = now.id;
  for (let count = 2; taken.has(id); count++) id = `${now.id.slice(0, 58)}-${count}`;
  return { ...sheet, facts: [...sheet.facts, { ...now, id }] };
}

const goneFact = (was: Fact): FactChange => ({ kind: "gone", was, now: null });
const addedFact = (now: Fact): FactChange => ({ kind: "added", was: null, now });

/** Read from a page, and nobody vouches for it. */
function isOfPage({ sources }: Fact): boolean {
  return sources.some(({ from }) => from === "page") && sources.every(({ from }) => from !== "you");
}

/** Whether a fact of the product and one of the page say the same, or the page says what it did when a person corrected it. */
function saysSame(was: Fact, now: Fact): boolean {
  if (sameData(plainValue(was.value), plainValue(now.value))) return true;
  if (was.sources.every(({ from }) => from !== "you")) return false;
  const quotes = quotesOf(was);
  return quotesOf(now).some((quote) => quotes.includes(quote));
}

function quotesOf({ sources }: Fact): string[] {
  return sources.flatMap((source) => (source.from === "page" ? [source.quote.trim()] : []));
}

/** Words in another case or with other spaces say the same, and so does 19.00 for 19. */
function plainValue(value: FactValue): FactValue {
  if (value.type === "text") return { ...value, text: value.text.replace(/\s+/gu, " ").trim().toLowerCase() };
  if (value.type === "money" || value.type === "quantity")
    return { ...value, amount: String(Number(value.amount)) };
  return value;
}

function sharedWords(one: FactValue, other: FactValue): number {
  if (one.type !== "text" || other.type !== "text") return 0;
  const [first, second] = [one, other].map(
    ({ text }) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  );
  if (!first?.size || !second?.size) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(first.size, second.size);
}

function groupByKey(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = factKey(fact);
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return groups;
}
