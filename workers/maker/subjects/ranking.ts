import type { RankedSubject } from "./reading";

/** A second word for the same subject. */
const secondFactor = 0.25;

/** A hit says what a subject is, or only what people think of with it. */
export type Hit = {
  /** Null of what no subject shows. */
  id: string | null;
  score: number;
  word: string;
  isNamed: boolean;
  /** Whether it is the thing itself that is named, not a trade that it stands for. */
  isThing: boolean;
  company?: readonly string[];
  /** Where in the text it is named. */
  at: number;
  end: number;
  /** In which it is named: its grammar says which noun of a phrase decides. */
  language: string;
  /** Of what the table of trades says, whether it is goods that are sold, or who does what. */
  trade: "goods" | "service" | "broad" | null;
};

/** Adds up what speaks for each subject. */
export class Ranking {
  readonly #subjects = new Map<
    string,
    { score: number; words: string[]; isNamed: boolean; isThing: boolean; company: readonly string[] }
  >();

  /** A second word speaks less loud; the same word speaks once. */
  add({ id, score, word, isNamed, isThing, company = [] }: Hit): void {
    if (score <= 0 || id === null) return;
    const known = this.#subjects.get(id);
    if (!known) this.#subjects.set(id, { score, words: [word], isNamed, isThing, company });
    else if (!known.words.includes(word)) {
      known.score += score * secondFactor;
      known.words.push(word);
      known.isNamed ||= isNamed;
      known.isThing ||= isThing;
      if (known.company.length === 0) known.company = company;
    }
  }

  best(): RankedSubject[] {
    return [...this.#subjects]
      .filter(([, { isNamed }]) => isNamed)
      .map(([id, { score, words, isThing, company }]) => ({ id, score, words, isThing, company }))
      .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
  }
}
